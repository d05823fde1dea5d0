/// A dialog over the page: a `<dialog>` that the browser's client makes modal. Without a script it is open all the same,
/// and its buttons post.
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

/// What the parts of a dialog are called, so that it can name them: by its title, which tells it from the others of a page.
private struct DialogNames {
    let title: String
    let message: String

    init(_ text: Text) {
        // FNV-1a: the same name each time that the page is made.
        let hash = text.resolved().utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        title = "m-dialog-" + String(hash, radix: 36)
        message = title + "-message"
    }
}
