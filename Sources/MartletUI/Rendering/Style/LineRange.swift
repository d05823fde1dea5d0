/// Limits lines by a range, or with reserved space: `lineLimit(_:)` and `lineLimit(_:reservesSpace:)`.
public struct _LineRangeModifier: _InheritedStyleModifier {
    struct Lines: Equatable, Sendable {
        let least: Int?
        let most: Int?
    }

    let lines: Lines

    public static var _needsBox: Bool { true }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.lines) { lines in
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
    /// Sets the minimum and maximum number of lines for the texts and fields inside.
    ///
    /// There is always space for the minimum. A text that is cut off ends in an ellipsis, and a field that grows with
    /// its text scrolls. The maximum is at least 1, and neither exceeds 100.
    public func lineLimit(_ limit: ClosedRange<Int>) -> ModifiedContent<Self, _LineRangeModifier> {
        lines(limit.lowerBound, limit.upperBound)
    }

    /// Sets the minimum number of lines for the texts and fields inside, without a maximum.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> ModifiedContent<Self, _LineRangeModifier> {
        lines(limit.lowerBound, nil)
    }

    /// Sets the maximum number of lines for the texts and fields inside, without a minimum.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> ModifiedContent<Self, _LineRangeModifier> {
        lines(nil, limit.upperBound)
    }

    /// Sets the maximum number of lines for the texts inside. With `reservesSpace`, they always have space for that
    /// number.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> ModifiedContent<Self, _LineRangeModifier> {
        lines(reservesSpace ? limit : nil, limit)
    }

    private func lines(_ least: Int?, _ most: Int?) -> ModifiedContent<Self, _LineRangeModifier> {
        ModifiedContent(
            content: self, modifier: _LineRangeModifier(lines: _LineRangeModifier.Lines(least: least, most: most)))
    }
}
