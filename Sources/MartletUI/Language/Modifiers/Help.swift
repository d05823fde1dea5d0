extension View {
    /// What the view is for: a browser shows it beside a pointer that rests on the view, and a screen reader says it after
    /// the view's name. Where there is no pointer it is not seen, so it must not be the only place that says something.
    public func help(_ textKey: LocalizedStringKey) -> ModifiedContent<Self, _AttributeModifier> { help(Text(textKey)) }

    /// As above.
    public func help(_ text: Text) -> ModifiedContent<Self, _AttributeModifier> {
        ModifiedContent(content: self, modifier: _AttributeModifier(name: "title", value: text.resolved()))
    }

    /// As above, of a text that is shown as it is.
    @_disfavoredOverload
    public func help(_ text: some StringProtocol) -> ModifiedContent<Self, _AttributeModifier> {
        help(Text(verbatim: String(text)))
    }
}
