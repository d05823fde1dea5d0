public import MartletUI

extension Picker where Label == Text {
    /// Creates a picker with the text of a resource as its title.
    ///
    /// - Parameters:
    ///   - titleResource: The title, looked up in the visitor's language.
    ///   - selection: The tag of the chosen row.
    ///   - content: The rows, each with a tag.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, label: Text(titleResource), content: content)
    }
}
