/// Draws a line inside the edges of a view, in front of it: `border(_:width:)`.
public struct _BorderModifier<S: ShapeStyle>: _StyleModifier {
    struct Line: Equatable, Sendable {
        let style: S
        let width: CGFloat
    }

    let line: Line

    // Not on a control itself, whose outline shows the keyboard focus.
    public static var _layer: _StyleLayer { .clip }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.line) { line in
                let width = CSS.clamped(line.width, 0...1_000)
                return [
                    .token("outline-style", "solid"), .length("outline-width", width),
                    .length("outline-offset", -width), .color("outline-color", line.style._color),
                ]
            })
    }
}

extension View {
    /// Draws a line inside the edges of the view, `width` CSS pixels wide.
    public func border<S: ShapeStyle>(
        _ content: S, width: CGFloat = 1
    ) -> ModifiedContent<Self, _BorderModifier<S>> {
        let line = _BorderModifier<S>.Line(style: content, width: width)
        return ModifiedContent(content: self, modifier: _BorderModifier(line: line))
    }
}
