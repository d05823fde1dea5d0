public import MartletUI

/// A button that opens a list of actions: a `<details>`, so it opens without the server and without JavaScript.
public struct Menu<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - content: The actions.
    ///   - label: The label of the button that opens the menu.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label) = (content(), label())
    }

    public var body: some View {
        HTML("details") {
            HTML("summary") { label }.class("m-menu-label")
            HTML("div") { content }.class("m-menu-content")
        }
        .class("m-menu")
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a title.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - content: The actions.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a menu with a string as its title.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - content: The actions.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
