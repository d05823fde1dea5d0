/// The modifier of `accessibilityLabel(inRow:)`.
public struct _RowLabelModifier: _ElementModifier {
    private let label: RowLabel

    init(_ pattern: StaticString) { label = RowLabel(pattern) }

    public static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset, read: { .fixed(RowLabel.attribute, $0.label.pattern) },
                areEqual: { $0.label == $1.label }))
    }
}

/// The interned pattern of a label that names a control after its row. It takes two bytes, because each row of a table
/// of a thousand rows keeps one.
package struct RowLabel: Equatable {
    private let number: UInt16

    init(_ pattern: StaticString) { number = Self.patterns.number(of: pattern) { Pattern($0) } }

    var pattern: String { Self.patterns[number].text }

    /// The attribute that the client reads.
    static var attribute: StaticString { "data-label" }

    /// `pattern` with the text of the row's first control in place of `{}`.
    package static func text(_ pattern: String, _ name: String) -> String {
        guard let place = pattern.firstRange(of: "{}") else { return pattern }
        return String(pattern[..<place.lowerBound]) + name + pattern[place.upperBound...]
    }

    private final class Pattern: Sendable {
        let text: String
        init(_ text: String) { self.text = text }
    }

    private static let patterns = InternTable(fallback: Pattern(""))
}

extension View {
    /// Labels a control after its row: `{}` stands for the text of the row's first link or button.
    ///
    /// ```swift
    /// HTML("a") { Text("×") }.onClick { remove(row) }.accessibilityLabel(inRow: "Delete ‘{}’")
    /// ```
    ///
    /// A screen reader says the label in place of the control's text. All rows share the pattern, and the label follows
    /// the row's text by itself, so it costs a row neither memory nor bytes, unlike a label that contains the row's
    /// text. A row is a `<tr>` or an `<li>`, which each row of a `List` is. Without JavaScript a screen reader says the
    /// control's own text.
    ///
    /// - Parameter pattern: The label.
    public consuming func accessibilityLabel(inRow pattern: StaticString) -> ModifiedContent<Self, _RowLabelModifier> {
        ModifiedContent(content: self, modifier: _RowLabelModifier(pattern))
    }
}
