/// The code that text fields share.
enum TextInput {
    /// Bytes of UTF-8 that a field's text may have. Browsers count UTF-16 code units, which take three bytes at most.
    static let byteLimit = 3 * lengthLimit
    private static let lengthLimit = 20_000

    static func addAttributes(to plan: PlanBuilder) {
        plan.attribute(AttributeStep(constant: .classNames("m-field")))
        plan.defaultAttribute(AttributeStep(constant: .fixed("maxlength", "20000")))
        // A browser that restored an earlier text would show a value that the program does not know.
        plan.defaultAttribute(AttributeStep(constant: .fixed("autocomplete", "off")))
        for hint in plan.inputHints.reversed() { plan.defaultAttribute(hint) }
    }

    static func addTitle(to plan: PlanBuilder, at offset: Offset<String>) {
        plan.defaultAttribute(
            AttributeStep(at: offset, read: { .attribute("aria-label", $0) }, areEqual: { $0 == $1 }))
    }

    static func problem(with value: EventValue) -> String? {
        guard case .string(let text) = value else { return "The value of a text field must be a string." }
        guard text.utf8.count <= byteLimit else {
            return "The text is too long; send at most \(byteLimit) bytes."
        }
        return nil
    }
}
