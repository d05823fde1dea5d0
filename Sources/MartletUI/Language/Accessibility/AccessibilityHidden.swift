extension View {
    /// Hides this view and the views inside from screen readers.
    ///
    /// Use it for content that screen readers get in another way. It must not contain anything that the keyboard can
    /// focus.
    ///
    /// - Parameter hidden: Whether the view is hidden.
    public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, _AttributeModifier> {
        ModifiedContent(content: self, modifier: _AttributeModifier(name: "aria-hidden", value: hidden ? "true" : nil))
    }
}
