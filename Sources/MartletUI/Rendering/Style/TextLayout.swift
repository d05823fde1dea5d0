/// `multilineTextAlignment(_:)`.
public struct _TextAlignmentModifier: _InheritedStyleModifier {
    let alignment: TextAlignment

    public static var _needsBox: Bool { true }

    public static func _addStyles(_ plan: _ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(stylesAt: offset, TextAlignment.self) { alignment in
                switch alignment {
                case .leading: [.token("text-align", "start")]
                case .center: [.token("text-align", "center")]
                case .trailing: [.token("text-align", "end")]
                }
            })
    }
}

/// `lineLimit(_:)`.
public struct _LineLimitModifier: _InheritedStyleModifier {
    let limit: Int?

    public static var _needsBox: Bool { true }

    public static func _addStyles(_ plan: _ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(stylesAt: offset, Int?.self) { limit in
                guard let limit else { return [.named("m-lines"), .token("--m-lines", "none")] }
                return [.named("m-lines"), .token("--m-lines", "\(min(max(1, limit), 100))")]
            })
    }
}

/// Where the lines of a text stand.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Lines begin at the same edge.
    case leading
    /// Lines have the same middle.
    case center
    /// Lines end at the same edge.
    case trailing
}

extension View {
    /// Where the lines of the texts inside stand.
    public func multilineTextAlignment(
        _ alignment: TextAlignment
    ) -> ModifiedContent<Self, _TextAlignmentModifier> {
        ModifiedContent(content: self, modifier: _TextAlignmentModifier(alignment: alignment))
    }

    /// How many lines the texts inside may have, at least 1; what is left out ends in an ellipsis. `nil` is no limit.
    public func lineLimit(_ number: Int?) -> ModifiedContent<Self, _LineLimitModifier> {
        ModifiedContent(content: self, modifier: _LineLimitModifier(limit: number))
    }
}
