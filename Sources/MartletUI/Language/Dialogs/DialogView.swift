/// A dialog over the page: a `<dialog>` that the browser's client makes modal. Without JavaScript it is open all the
/// same, and its buttons post.
struct DialogView<Actions: View, Message: View>: View {
    private let kind: DialogKind
    private let title: Text
    private let isTitleHidden: Bool
    private let isPresented: Binding<Bool>
    private let actions: Actions
    private let message: Message?

    init(
        _ kind: DialogKind, _ title: Text, visibility: Visibility = .automatic, _ isPresented: Binding<Bool>,
        actions: Actions, message: Message?
    ) {
        (self.kind, self.title, self.isPresented) = (kind, title, isPresented)
        isTitleHidden = visibility == .hidden
        (self.actions, self.message) = (actions, message)
    }

    var body: some View {
        let names = DialogNames(title)
        HTML("dialog") {
            HTML("div") {
                HTML("h2") { title }.attribute("id", names.title).class("m-dialog-title")
                    .class("m-said-only", when: isTitleHidden)
                if let message { HTML("div") { message }.attribute("id", names.message).class("m-dialog-message") }
                DialogButtons(actions: actions, kind: kind, isPresented: isPresented)
            }
            .class("m-dialog-content")
        }
        .modifier(_EventModifier(.cancel, .action {}))
        .attribute("open", "")
        .attribute("data-modal", kind.modality)
        .attribute("role", "alertdialog")
        .attribute("aria-modal", "true")
        .attribute("aria-labelledby", names.title)
        .attribute("aria-describedby", message == nil ? nil : names.message)
        .class("m-dialog")
    }
}

/// The identifiers by which a dialog refers to its parts. They derive from its title, which distinguishes it from the
/// page's other dialogs.
private struct DialogNames {
    let title: String
    let message: String

    init(_ text: Text) {
        // FNV-1a gives the same name whenever the page is made.
        let hash = text.resolved().utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        title = "m-dialog-" + String(hash, radix: 36)
        message = title + "-message"
    }
}
