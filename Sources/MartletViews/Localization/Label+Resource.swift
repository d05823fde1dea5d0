public import MartletUI

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a symbol and the text of a resource as its title.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the visitor's language.
    ///   - name: The name of the symbol.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with a picture of an asset catalog and the text of a resource as its title.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the visitor's language.
    ///   - resource: The picture.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: { Text(titleResource) }, icon: { Image(resource) })
    }

    /// Creates a label with a picture of an asset catalog.
    ///
    /// - Parameters:
    ///   - titleKey: The title, looked up in the visitor's language.
    ///   - resource: The picture.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }
}
