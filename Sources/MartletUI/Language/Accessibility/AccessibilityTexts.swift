extension View {
    /// What a screen reader says in place of the view's text.
    public consuming func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, _AttributeModifier> {
        ModifiedContent(content: self, modifier: _AttributeModifier(name: "aria-label", value: label.resolved()))
    }

    /// What a screen reader says in place of the view's text.
    @inlinable
    public consuming func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, _AttributeModifier> {
        ModifiedContent(content: self, modifier: _AttributeModifier(name: "aria-label", value: labelKey.resolved()))
    }

    /// What a screen reader says in place of the view's text.
    @_disfavoredOverload
    @inlinable
    public consuming func accessibilityLabel(
        _ label: some StringProtocol
    ) -> ModifiedContent<Self, _AttributeModifier> {
        ModifiedContent(content: self, modifier: _AttributeModifier(name: "aria-label", value: String(label)))
    }

    /// What a screen reader says in place of the view's text, if it is enabled.
    public consuming func accessibilityLabel(
        _ label: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, _AttributeModifier> {
        let value = isEnabled ? label.resolved() : nil
        return ModifiedContent(content: self, modifier: _AttributeModifier(name: "aria-label", value: value))
    }

    /// What a screen reader says in place of the view's text, if it is enabled.
    public consuming func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, _AttributeModifier> {
        let value = isEnabled ? labelKey.resolved() : nil
        return ModifiedContent(content: self, modifier: _AttributeModifier(name: "aria-label", value: value))
    }

    /// What a screen reader says in place of the view's text, if it is enabled.
    @_disfavoredOverload
    public consuming func accessibilityLabel(
        _ label: some StringProtocol, isEnabled: Bool
    ) -> ModifiedContent<Self, _AttributeModifier> {
        let value = isEnabled ? String(label) : nil
        return ModifiedContent(content: self, modifier: _AttributeModifier(name: "aria-label", value: value))
    }

    /// The value that a screen reader says of a ``Slider`` or another view with a range, in place of its number. Browsers say it
    /// of no other view.
    public consuming func accessibilityValue(_ value: Text) -> ModifiedContent<Self, _AttributeModifier> {
        ModifiedContent(content: self, modifier: _AttributeModifier(name: "aria-valuetext", value: value.resolved()))
    }

    /// The value that a screen reader says of a ``Slider`` or another view with a range, in place of its number.
    public consuming func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, _AttributeModifier> {
        ModifiedContent(content: self, modifier: _AttributeModifier(name: "aria-valuetext", value: valueKey.resolved()))
    }

    /// The value that a screen reader says of a ``Slider`` or another view with a range, in place of its number.
    @_disfavoredOverload
    public consuming func accessibilityValue(
        _ value: some StringProtocol
    ) -> ModifiedContent<Self, _AttributeModifier> {
        ModifiedContent(content: self, modifier: _AttributeModifier(name: "aria-valuetext", value: String(value)))
    }

    /// What a screen reader says after the view's name: what comes of using it.
    public consuming func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, _AttributeModifier> {
        ModifiedContent(content: self, modifier: _AttributeModifier(name: "aria-description", value: hint.resolved()))
    }

    /// What a screen reader says after the view's name: what comes of using it.
    public consuming func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, _AttributeModifier> {
        ModifiedContent(
            content: self, modifier: _AttributeModifier(name: "aria-description", value: hintKey.resolved()))
    }

    /// What a screen reader says after the view's name: what comes of using it.
    @_disfavoredOverload
    public consuming func accessibilityHint(
        _ hint: some StringProtocol
    ) -> ModifiedContent<Self, _AttributeModifier> {
        ModifiedContent(content: self, modifier: _AttributeModifier(name: "aria-description", value: String(hint)))
    }
}
