extension Text {
    /// The case in which letters are displayed, whatever the text contains.
    public enum Case: Hashable, Sendable {
        /// Capital letters.
        case uppercase
        /// Small letters.
        case lowercase
    }
}

/// Sets the case of texts: `textCase(_:)`.
public struct _TextCaseModifier: _InheritedStyleModifier {
    let textCase: Text.Case?

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.textCase) { textCase in
                switch textCase {
                case .uppercase: [.token("text-transform", "uppercase")]
                case .lowercase: [.token("text-transform", "lowercase")]
                case nil: [.token("text-transform", "none")]
                }
            })
    }
}

extension View {
    /// Displays the texts inside in upper or lower case; `nil` displays them as they are.
    ///
    /// The browser decides which case a screen reader reads and a visitor copies.
    public func textCase(_ textCase: Text.Case?) -> ModifiedContent<Self, _TextCaseModifier> {
        ModifiedContent(content: self, modifier: _TextCaseModifier(textCase: textCase))
    }
}
