extension View {
    /// Prevents the browser from correcting and underlining what is typed into the text fields inside.
    ///
    /// The modifier applies to fields that the same body contains, and not to those in views with a body of their own,
    /// in branches of conditions and in rows.
    ///
    /// - Parameter disable: Whether correction is disabled.
    public func autocorrectionDisabled(
        _ disable: Bool = true
    ) -> ModifiedContent<ModifiedContent<Self, _InputHintModifier>, _InputHintModifier> {
        inputHint("autocorrect", disable ? "off" : nil).inputHint("spellcheck", disable ? "false" : nil)
    }

    /// Prevents the browser from correcting what is typed; the older spelling of ``autocorrectionDisabled(_:)``.
    ///
    /// - Parameter disable: Whether correction is disabled, or `nil` to leave it to the browser.
    public func disableAutocorrection(
        _ disable: Bool?
    ) -> ModifiedContent<ModifiedContent<Self, _InputHintModifier>, _InputHintModifier> {
        autocorrectionDisabled(disable ?? false)
    }
}
