public import MartletUI

/// Menus with a title and a picture before it.
extension Menu where Label == MartletUI.Label<Text, Image> {
    /// Creates a menu with a title and a picture.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - image: The name of the picture.
    ///   - content: The actions.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { MartletUI.Label(titleKey, image: image) }
    }

    /// Creates a menu with a string as its title and a picture.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - image: The name of the picture.
    ///   - content: The actions.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { MartletUI.Label(title, image: image) }
    }
}
