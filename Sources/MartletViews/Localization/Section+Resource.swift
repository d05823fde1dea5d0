public import MartletUI

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with the text of a resource as its title.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the visitor's language.
    ///   - content: The rows.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content, header: { Text(titleResource) }, footer: { EmptyView() })
    }
}
