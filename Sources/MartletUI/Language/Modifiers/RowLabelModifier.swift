/// What a control is called after its row.
public struct _RowLabelModifier: AttributeModifier {
    private let label: RowLabel

    init(_ pattern: StaticString) { label = RowLabel(pattern) }

    public static func _addAttribute(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(
                at: offset, Self.self, read: { .fixed(RowLabel.attribute, $0.label.pattern) },
                areEqual: { $0.label == $1.label }))
    }
}

/// A literal that says what a control is called after its row, in two bytes: of a table of a thousand rows each row keeps one.
package struct RowLabel: Equatable {
    private let number: UInt16

    init(_ pattern: StaticString) { number = Self.patterns.number(of: pattern) { _ in Pattern(pattern) } }

    var pattern: StaticString { Self.patterns[number].literal }

    /// The attribute that the client reads.
    static var attribute: StaticString { "data-label" }

    /// `pattern` with the text of the row's first control.
    package static func text(_ pattern: String, _ name: String) -> String {
        guard let place = pattern.firstRange(of: "{}") else { return pattern }
        return String(pattern[..<place.lowerBound]) + name + pattern[place.upperBound...]
    }

    private final class Pattern: Sendable {
        let literal: StaticString
        init(_ literal: StaticString) { self.literal = literal }
    }

    private static let patterns = InternTable(fallback: Pattern(""))
}

extension View {
    /// What a screen reader says of a control in a row, in place of the control's text: `{}` stands for the text of the row's
    /// first link or button.
    ///
    /// ```swift
    /// HTML("a") { Text("×") }.onClick { remove(row) }.accessibilityLabel(inRow: "Delete ‘{}’")
    /// ```
    ///
    /// All rows share it, and it follows the text by itself: it costs a row neither memory nor bytes, which a label with the
    /// row's own text does. A row is an `<li>` (each of a `List` is one) or a `<tr>`. Without JavaScript the control's own text
    /// is said.
    public consuming func accessibilityLabel(inRow pattern: StaticString) -> ModifiedContent<Self, _RowLabelModifier> {
        ModifiedContent(content: self, modifier: _RowLabelModifier(pattern))
    }
}
