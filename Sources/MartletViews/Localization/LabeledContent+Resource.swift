public import MartletUI

extension LabeledContent where Label == Text {
    /// Creates content with the text of a resource as its title.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the visitor's language.
    ///   - content: The content.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}
