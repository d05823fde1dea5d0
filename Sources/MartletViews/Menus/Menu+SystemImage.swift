public import MartletUI

/// Menus with a title and a symbol before it.
extension Menu where Label == MartletUI.Label<Text, Image> {
    /// Creates a menu with a title and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - systemImage: The name of the symbol.
    ///   - content: The actions.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { MartletUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a menu with a string as its title and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - systemImage: The name of the symbol.
    ///   - content: The actions.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { MartletUI.Label(title, systemImage: systemImage) }
    }

    /// Creates a menu beside a button with a title and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - systemImage: The name of the symbol.
    ///   - content: The actions.
    ///   - primaryAction: The action to perform when the title is pressed.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) { self.init(content(), MartletUI.Label(titleKey, systemImage: systemImage), primaryAction) }

    /// Creates a menu beside a button with a string as its title and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - systemImage: The name of the symbol.
    ///   - content: The actions.
    ///   - primaryAction: The action to perform when the title is pressed.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) { self.init(content(), MartletUI.Label(title, systemImage: systemImage), primaryAction) }
}
