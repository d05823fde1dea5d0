/// What stands on the key that submits.
public struct SubmitLabel: Hashable, Sendable {
    let name: String

    public static let done = SubmitLabel(name: "done")
    public static let go = SubmitLabel(name: "go")
    public static let send = SubmitLabel(name: "send")
    public static let join = SubmitLabel(name: "go")
    public static let route = SubmitLabel(name: "go")
    public static let search = SubmitLabel(name: "search")
    public static let `return` = SubmitLabel(name: "enter")
    public static let next = SubmitLabel(name: "next")
    public static let `continue` = SubmitLabel(name: "next")
}

extension View {
    /// What a device's keyboard writes on the key that submits, for the fields that are written inside: `enterkeyhint`. Not
    /// for fields of views with a body of their own, conditions and rows.
    public func submitLabel(_ submitLabel: SubmitLabel) -> ModifiedContent<Self, _InputHintModifier> {
        inputHint("enterkeyhint", submitLabel.name)
    }
}
