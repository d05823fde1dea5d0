public import MartletUI

/// The modifier of `underline` and `strikethrough` on any view.
public struct _TextLines: _InheritedStyleModifier {
    struct Line: Equatable, Sendable {
        let isThrough: Bool
        let isActive: Bool
        let pattern: Text.LineStyle.Pattern
        let color: Color?

        var styles: [Style] {
            guard isActive else { return [] }
            let place = isThrough ? "line-through" : "underline"
            let look =
                switch pattern {
                case .solid: ""
                case .dot: " dotted"
                default: " dashed"
                }
            return [.inline("text-decoration", "\(place)\(look)\(color.map { " \($0.css)" } ?? "")")]
        }
    }

    let line: Line

    public static var _needsBox: Bool { true }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(stylesAt: offset.line) { $0.styles })
    }
}

extension View {
    /// Underlines the texts inside.
    ///
    /// - Parameters:
    ///   - isActive: Whether they are underlined.
    ///   - pattern: The pattern of the line.
    ///   - color: The color of the line, or `nil` for that of the texts.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        modifier(_TextLines(line: .init(isThrough: false, isActive: isActive, pattern: pattern, color: color)))
    }

    /// Strikes the texts inside through.
    ///
    /// - Parameters:
    ///   - isActive: Whether they are struck through.
    ///   - pattern: The pattern of the line.
    ///   - color: The color of the line, or `nil` for that of the texts.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        modifier(_TextLines(line: .init(isThrough: true, isActive: isActive, pattern: pattern, color: color)))
    }
}
