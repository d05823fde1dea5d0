/// `lineLimit(_:)` with a range, and with room that is kept.
public struct _LineRangeModifier: _InheritedStyleModifier {
    struct Lines: Equatable, Sendable {
        let least: Int?
        let most: Int?
    }

    let lines: Lines

    public static var _needsBox: Bool { true }

    public static func _addStyles(_ plan: _ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(stylesAt: offset, Lines.self) { lines in
                let least = clamped(lines.least ?? 0, from: 0)
                let most = lines.most.map { "\(max(least, clamped($0, from: 1)))" }
                return [
                    .named("m-lines"), .token("--m-lines", most ?? "none"), .token("--m-least-lines", "\(least)"),
                ]
            })
    }

    private static func clamped(_ number: Int, from least: Int) -> Int { min(max(least, number), 100) }
}

extension View {
    /// How many lines the texts and fields inside have room for at least, and may have at most; what is left out of a text
    /// ends in an ellipsis, and a field that grows with its text scrolls. A text may have at least 1 line and at most 100.
    public func lineLimit(_ limit: ClosedRange<Int>) -> ModifiedContent<Self, _LineRangeModifier> {
        lines(limit.lowerBound, limit.upperBound)
    }

    /// As above, with no greatest number.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> ModifiedContent<Self, _LineRangeModifier> {
        lines(limit.lowerBound, nil)
    }

    /// As above, with no least number.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> ModifiedContent<Self, _LineRangeModifier> {
        lines(nil, limit.upperBound)
    }

    /// How many lines the texts inside may have. With `reservesSpace`, they have room for as many, needed or not.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> ModifiedContent<Self, _LineRangeModifier> {
        lines(reservesSpace ? limit : nil, limit)
    }

    private func lines(_ least: Int?, _ most: Int?) -> ModifiedContent<Self, _LineRangeModifier> {
        ModifiedContent(
            content: self, modifier: _LineRangeModifier(lines: _LineRangeModifier.Lines(least: least, most: most)))
    }
}
