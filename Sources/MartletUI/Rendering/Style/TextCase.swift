extension Text {
    /// How letters are shown, whatever the text says.
    public enum Case: Hashable, Sendable {
        /// Capital letters.
        case uppercase
        /// Small letters.
        case lowercase
    }
}

/// `textCase(_:)`.
public struct _TextCaseModifier: _InheritedStyleModifier {
    let textCase: Text.Case?

    public static func _addStyles(_ plan: _ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(stylesAt: offset, Text.Case?.self) { textCase in
                switch textCase {
                case .uppercase: [.token("text-transform", "uppercase")]
                case .lowercase: [.token("text-transform", "lowercase")]
                case nil: [.token("text-transform", "none")]
                }
            })
    }
}

extension View {
    /// Shows the texts inside in capital or small letters; `nil` shows them as they are. What a screen reader says and a
    /// visitor copies is up to the browser.
    public func textCase(_ textCase: Text.Case?) -> ModifiedContent<Self, _TextCaseModifier> {
        ModifiedContent(content: self, modifier: _TextCaseModifier(textCase: textCase))
    }
}
