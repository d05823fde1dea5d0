/// The label of the key that submits.
public struct SubmitLabel: Hashable, Sendable {
    let name: String

    /// “Done”.
    public static let done = SubmitLabel(name: "done")
    /// “Go”.
    public static let go = SubmitLabel(name: "go")
    /// “Send”.
    public static let send = SubmitLabel(name: "send")
    /// “Join”; shown as “Go”.
    public static let join = SubmitLabel(name: "go")
    /// “Route”; shown as “Go”.
    public static let route = SubmitLabel(name: "go")
    /// “Search”.
    public static let search = SubmitLabel(name: "search")
    /// “Return”.
    public static let `return` = SubmitLabel(name: "enter")
    /// “Next”.
    public static let next = SubmitLabel(name: "next")
    /// “Continue”; shown as “Next”.
    public static let `continue` = SubmitLabel(name: "next")
}

extension View {
    /// Sets the label of the key that submits, on a device's keyboard, for the text fields inside: `enterkeyhint`.
    ///
    /// The modifier applies to fields that the same body contains, and not to those in views with a body of their own,
    /// in branches of conditions and in rows.
    ///
    /// - Parameter submitLabel: The label.
    public func submitLabel(_ submitLabel: SubmitLabel) -> ModifiedContent<Self, _InputHintModifier> {
        inputHint("enterkeyhint", submitLabel.name)
    }
}
