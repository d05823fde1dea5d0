extension View {
    /// Keeps the view, and what is inside, from screen readers. It is for what they are told otherwise: what is hidden
    /// must hold nothing that the keyboard reaches.
    public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, _AttributeModifier> {
        ModifiedContent(content: self, modifier: _AttributeModifier(name: "aria-hidden", value: hidden ? "true" : nil))
    }
}
