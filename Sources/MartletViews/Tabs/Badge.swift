public import MartletUI

/// The modifier of `badge(_:)`. A tab's button shows its label; the style sheet shows it at the end of a row, and hides it
/// anywhere else.
struct Badge: ViewModifier {
    let label: Text?

    func body(content: Content) -> some View {
        HTML("div") {
            content
            if let label { label.class("m-badge") }
        }
        .class("m-badged")
    }
}

extension View {
    /// Shows a number at the end of a row of a list, or at the button of a tab.
    ///
    /// - Parameter count: The number; none is shown for 0.
    public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

    /// Shows a text at the end of a row of a list, or at the button of a tab.
    ///
    /// - Parameter label: The text; none is shown for `nil`.
    public func badge(_ label: Text?) -> some View { modifier(Badge(label: label)) }

    /// Shows a text at the end of a row of a list, or at the button of a tab.
    ///
    /// - Parameter key: The text; none is shown for `nil`.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Shows a string at the end of a row of a list, or at the button of a tab.
    ///
    /// - Parameter label: The string, shown as it is; none is shown for `nil`.
    @_disfavoredOverload
    public func badge(_ label: (some StringProtocol)?) -> some View { badge(label.map { Text($0) }) }
}
