/// The style that a text's own modifiers set. Of several that set the same property, the innermost prevails.
package struct TextStyle: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var color: Color?
    /// What is drawn in place of the color.
    var paint: _Paint?
    var underline: Line?
    var strikethrough: Line?
    var spacing: CGFloat?
    var design: Font.Design?
    /// How far the text stands above the line of the text around.
    var rise: CGFloat?
    var background: Color?
    /// What a part of a text is, if it is more than a text.
    var kind: TextKind?

    /// A line under or through a text.
    struct Line: Equatable, Sendable {
        let isActive: Bool
        let pattern: Text.LineStyle.Pattern
        let color: Color?
    }

    package init() {}

    package var styles: [Style] {
        var styles = font?.styles ?? []
        if let weight { styles.append(weight.style) }
        if isItalic { styles.append(.italic) }
        if isMonospaced { styles.append(.monospaced) }
        if let design { styles.append(design.style) }
        if hasMonospacedDigits { styles.append(.monospacedDigits) }
        if let paint {
            styles.append(contentsOf: paint.foregroundStyles)
        } else if let color {
            styles.append(.color("color", color))
        }
        let lines = [(underline, "underline"), (strikethrough, "line-through")].filter { $0.0?.isActive == true }
        if !lines.isEmpty {
            styles.append(.token("text-decoration-line", lines.map(\.1).joined(separator: " ")))
            if let pattern = lines.lazy.compactMap({ $0.0?.pattern.css }).first {
                styles.append(.token("text-decoration-style", pattern))
            }
            if let color = lines.lazy.compactMap({ $0.0?.color }).first {
                styles.append(.color("text-decoration-color", color))
            }
        }
        if let spacing { styles.append(.length("letter-spacing", spacing)) }
        if let rise { styles.append(.length("vertical-align", rise)) }
        if let background { styles.append(.color("background-color", background)) }
        if let kind { styles += kind.styles }
        return styles
    }
}

extension Text.LineStyle.Pattern {
    /// CSS's name of a pattern that is not the usual one.
    fileprivate var css: String? {
        switch self {
        case .solid: nil
        case .dot: "dotted"
        case .dash, .dashDot, .dashDotDot: "dashed"
        }
    }
}
