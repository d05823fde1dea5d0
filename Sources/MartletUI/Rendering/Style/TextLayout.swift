/// Aligns the lines of texts: `multilineTextAlignment(_:)`.
public struct _TextAlignmentModifier: _InheritedStyleModifier {
    let alignment: TextAlignment

    public static var _needsBox: Bool { true }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.alignment) { alignment in
                switch alignment {
                case .leading: [.token("text-align", "start")]
                case .center: [.token("text-align", "center")]
                case .trailing: [.token("text-align", "end")]
                }
            })
    }
}

/// Limits the lines of texts: `lineLimit(_:)`.
public struct _LineLimitModifier: _InheritedStyleModifier {
    let limit: Int?

    public static var _needsBox: Bool { true }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.limit) { limit in
                guard let limit else { return [.named("m-lines"), .token("--m-lines", "none")] }
                return [.named("m-lines"), .token("--m-lines", "\(min(max(1, limit), 100))")]
            })
    }
}

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Lines begin at the same edge.
    case leading
    /// Lines are centered.
    case center
    /// Lines end at the same edge.
    case trailing
}

extension View {
    /// Aligns the lines of the texts inside.
    public func multilineTextAlignment(
        _ alignment: TextAlignment
    ) -> ModifiedContent<Self, _TextAlignmentModifier> {
        ModifiedContent(content: self, modifier: _TextAlignmentModifier(alignment: alignment))
    }

    /// Sets the maximum number of lines for the texts inside, at least 1; a text that is cut off ends in an ellipsis.
    /// `nil` removes the limit.
    public func lineLimit(_ number: Int?) -> ModifiedContent<Self, _LineLimitModifier> {
        ModifiedContent(content: self, modifier: _LineLimitModifier(limit: number))
    }
}
