extension View {
    /// Lets a browser neither correct nor underline what is typed into the fields that are written inside. Not for fields
    /// of views with a body of their own, conditions and rows.
    public func autocorrectionDisabled(
        _ disable: Bool = true
    ) -> ModifiedContent<ModifiedContent<Self, _InputHintModifier>, _InputHintModifier> {
        inputHint("autocorrect", disable ? "off" : nil).inputHint("spellcheck", disable ? "false" : nil)
    }

    /// As ``autocorrectionDisabled(_:)``; `nil` leaves it to the browser.
    public func disableAutocorrection(
        _ disable: Bool?
    ) -> ModifiedContent<ModifiedContent<Self, _InputHintModifier>, _InputHintModifier> {
        autocorrectionDisabled(disable ?? false)
    }
}
