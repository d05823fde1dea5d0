/// A shape with a color.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: _PrimitiveView {
    let shape: Content
    let style: Style
    let fillStyle: FillStyle

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .background }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        if Content.self is any BoxShape.Type {
            planBox(plan, at: offset)
        } else if Style._isPlain {
            planDrawing(plan, at: offset)
        } else {
            planMask(plan, at: offset)
        }
    }

    /// Adds a box for a rectangle, with rounded corners or without, because CSS draws one in any proportion.
    private static func planBox(_ plan: _PlanBuilder, at offset: Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-fill")))
        plan.attribute(
            AttributeStep(
                at: offset, read: { .styles($0.boxStyles) }, areEqual: { $0.boxStyles == $1.boxStyles }))
        plan.open(.div)
        plan.close(.div)
    }

    private static func planDrawing(_ plan: _PlanBuilder, at offset: Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-fill m-shape")))
        plan.attribute(AttributeStep(constant: .fixed("aria-hidden", "true")))
        plan.attribute(drawing(at: offset) { .attribute("viewBox", $0.viewBox) })
        plan.attribute(drawing(at: offset) { .attribute("preserveAspectRatio", $0.aspectRatio) })
        plan.attribute(
            AttributeStep(
                at: offset, read: { .styles($0.paint) }, areEqual: { $0.paint == $1.paint }))
        plan.open(.svg)
        plan.attribute(drawing(at: offset) { .constant("d", $0.data) })
        plan.open(.path)
        plan.close(.path)
        plan.close(.svg)
    }

    private static func drawing(
        at offset: Offset<Self>, _ read: @escaping (ShapeDrawing) -> Attribute
    ) -> AttributeStep {
        AttributeStep(
            at: offset.shape, read: { read(ShapeDrawing($0)) },
            areEqual: { InputComparison.areValuesEqual($0, $1) })
    }

    private var paint: [MartletUI.Style] {
        // The drawing takes what the padding around it leaves.
        let room: [MartletUI.Style] = shape._inset > 0 ? [.length("padding", shape._inset)] : []
        guard let stroke = shape._stroke else {
            let fill = MartletUI.Style.color("fill", style._color)
            return room + (fillStyle.isEOFilled ? [fill, .token("fill-rule", "evenodd")] : [fill])
        }
        return room + [.token("fill", "none"), .color("stroke", style._color)] + stroke.styles
    }

    private var boxStyles: [MartletUI.Style] {
        let corners = (shape as? any BoxShape)?._corners ?? []
        guard let stroke = shape._stroke else {
            let inset: [MartletUI.Style] =
                shape._inset > 0 ? [.length("padding", shape._inset), .token("background-clip", "content-box")] : []
            return corners + inset + style.fillStyles
        }
        let width = stroke.width
        if let paint = style._paint, paint.parts.image != nil { return corners + ring(paint, width) }
        return corners + [
            .token("outline-style", stroke.dash.isEmpty ? "solid" : "dashed"), .length("outline-width", width),
            .length("outline-offset", -width / 2 - shape._inset), .color("outline-color", style._color),
        ]
    }
}

extension StrokeStyle {
    /// The width as CSS accepts it.
    var width: CGFloat { CSS.clamped(lineWidth, 0...10_000) }

    fileprivate var styles: [Style] {
        var styles = [Style.length("stroke-width", width)]
        if lineCap != .butt { styles.append(.token("stroke-linecap", "\(lineCap)")) }
        if lineJoin != .miter { styles.append(.token("stroke-linejoin", "\(lineJoin)")) }
        let lengths = dash.prefix(16).map { max(0, $0) }
        if lengths.contains(where: { $0 > 0 && $0.isFinite }) {
            styles.append(.inline("stroke-dasharray", lengths.map { CSS.pixels($0) }.joined(separator: " ")))
        }
        return styles + rarerStyles
    }

    /// Those of what few strokes have.
    package var rarerStyles: [Style] {
        var styles: [Style] = []
        if dashPhase != 0, dashPhase.isFinite {
            styles.append(.inline("stroke-dashoffset", CSS.pixels(CSS.clamped(dashPhase, -10_000...10_000))))
        }
        if miterLimit != 10 {
            styles.append(.inline("stroke-miterlimit", CSS.number(CSS.clamped(miterLimit, 1...1_000))))
        }
        return styles
    }
}
