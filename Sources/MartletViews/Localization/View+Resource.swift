public import MartletUI

extension View {
    /// Sets the title of the document and of the navigation stack's page to the text of a resource.
    ///
    /// - Parameter titleResource: The title, looked up in the visitor's language.
    @_disfavoredOverload
    public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Adds a hint that is shown when the pointer rests, with the text of a resource.
    ///
    /// - Parameter textResource: The hint, looked up in the visitor's language.
    @_disfavoredOverload
    public func help(_ textResource: LocalizedStringResource) -> some View { help(Text(textResource)) }

    /// Names the view for screen readers with the text of a resource.
    ///
    /// - Parameter labelResource: The name, looked up in the visitor's language.
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(labelResource))
    }
}
