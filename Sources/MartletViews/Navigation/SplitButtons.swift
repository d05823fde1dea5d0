import MartletUI

/// The buttons of a column of a split view: the way back in a narrow window, and what hides and shows the columns before
/// the last in a wide one.
struct SplitButtons: View {
    let back: NavigationBack?
    let isFolded: Bool
    let toggle: (() -> Void)?

    var body: some View {
        if let back { HTML("div") { BackButton(back: back) }.class("m-column-back") }
        if let toggle {
            HTML("div") {
                Button(isFolded ? "Show Sidebar" : "Hide Sidebar", systemImage: "sidebar.left", action: toggle)
                    .buttonStyle(.borderless)
            }
            .class("m-column-toggle")
        }
    }

    /// The class of a bar that has nothing else: it is seen where its buttons are.
    var look: String {
        if toggle == nil { "m-column-back" } else if back == nil { "m-column-toggle" } else { "" }
    }
}
