extension View {
    /// Adds a description of what the view is for.
    ///
    /// A browser shows the description next to a pointer that rests on the view, and a screen reader says it after the
    /// view's name. It is invisible where there is no pointer, so it must not be the only place for a piece of
    /// information.
    ///
    /// - Parameter textKey: The description.
    public func help(_ textKey: LocalizedStringKey) -> ModifiedContent<Self, _AttributeModifier> { help(Text(textKey)) }

    /// Adds a description of what the view is for, from a text.
    ///
    /// - Parameter text: The description. Its style is left out.
    public func help(_ text: Text) -> ModifiedContent<Self, _AttributeModifier> {
        ModifiedContent(content: self, modifier: _AttributeModifier(name: "title", value: text.resolved()))
    }

    /// Adds a description of what the view is for, from a string that is shown as it is.
    ///
    /// - Parameter text: The description.
    @_disfavoredOverload
    public func help(_ text: some StringProtocol) -> ModifiedContent<Self, _AttributeModifier> {
        help(Text(verbatim: String(text)))
    }
}
