import Martlet

/// A pane that opens and closes, with its title as the button.
///
/// Its content is made, and sent to the browser, only while it is open.
struct Disclosure<Content: View>: View {
    let title: String
    @Binding var isOpen: Bool
    @ViewBuilder let content: Content

    var body: some View {
        HTML("section") {
            HTML("h2") {
                Button(title) { isOpen.toggle() }
                    .buttonStyle(.plain)
                    .attribute("aria-expanded", isOpen ? "true" : "false")
            }
            .class("shell-pane-title")
            if isOpen { content }
        }
        .class("shell-pane")
        .accessibilityLabel(title)
    }
}
