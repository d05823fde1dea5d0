extension _ShapeView {
    /// Adds a box that a style fills through the drawing of the shape: SVG has no such gradients.
    static func planMask(_ plan: PlanBuilder, at offset: Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-fill")))
        plan.attribute(AttributeStep(constant: .fixed("aria-hidden", "true")))
        plan.attribute(
            AttributeStep(
                at: offset, read: { .styles($0.maskStyles) }, areEqual: { $0.maskStyles == $1.maskStyles }))
        plan.open(.div)
        plan.close(.div)
    }

    private var maskStyles: [MartletUI.Style] {
        let width = shape._stroke?.width ?? 0
        return [
            .class(PaintedShapes.masked), .own("--m-form", ShapeDrawing(shape).mask(shape._stroke)),
            .length("--m-outset", shape._inset - width / 2),
        ] + paintStyles
    }

    /// The styles of a box whose edge a gradient draws.
    func ring(_ paint: _Paint, _ width: CGFloat) -> [MartletUI.Style] {
        [
            .class(PaintedShapes.ring), .length("--m-stroke", width), .length("--m-outset", shape._inset - width / 2),
        ] + paintStyles
    }

    private var paintStyles: [MartletUI.Style] {
        guard let paint = style._paint, let image = paint.parts.image else {
            return [.own("--m-paint", "linear-gradient(\(style._color.css) 0 0)")]
        }
        return [.own("--m-paint", image.css)]
    }
}

/// The rules that only pages with such shapes have.
private enum PaintedShapes {
    static let masked = StyleClass(
        "--m-painted",
        rules: """
            position:relative;&::before{content:"";position:absolute;inset:var(--m-outset);background:var(--m-paint);\
            mask:var(--m-form) 0 0/100% 100% no-repeat}
            """)
    static let ring = StyleClass(
        "--m-painted",
        rules: """
            position:relative;&::before{content:"";position:absolute;inset:var(--m-outset);\
            border:var(--m-stroke) solid transparent;border-radius:inherit;background:var(--m-paint) border-box;\
            mask:linear-gradient(#000 0 0) padding-box exclude,linear-gradient(#000 0 0)}
            """)
}

extension ShapeDrawing {
    /// The drawing as an image of CSS, with room around it for the outer half of a stroke.
    fileprivate func mask(_ stroke: StrokeStyle?) -> String {
        let width = stroke?.width ?? 0
        var paint = ""
        if let stroke {
            paint = " fill='none' stroke='black' stroke-width='\(CSS.number(width))' vector-effect='non-scaling-stroke'"
            if stroke.lineCap != .butt { paint += " stroke-linecap='\(stroke.lineCap)'" }
            if stroke.lineJoin != .miter { paint += " stroke-linejoin='\(stroke.lineJoin)'" }
            let lengths = stroke.dash.prefix(16).map { max(0, $0) }
            if lengths.contains(where: { $0 > 0 && $0.isFinite }) {
                paint += " stroke-dasharray='\(lengths.map { CSS.number($0) }.joined(separator: " "))'"
            }
            if stroke.dashPhase != 0, stroke.dashPhase.isFinite {
                paint += " stroke-dashoffset='\(CSS.number(CSS.clamped(stroke.dashPhase, -10_000...10_000)))'"
            }
            if stroke.miterLimit != 10 {
                paint += " stroke-miterlimit='\(CSS.number(CSS.clamped(stroke.miterLimit, 1...1_000)))'"
            }
        }
        let box = viewBox.map { " viewBox='\($0)'" } ?? ""
        let aspect = aspectRatio.map { " preserveAspectRatio='\($0)'" } ?? ""
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='100%' height='100%'"
        // Only HTML inside of the image knows of a box that is smaller by a number of pixels.
        let image =
            "\(svg)><foreignObject width='100%' height='100%'><div xmlns='http://www.w3.org/1999/xhtml'"
            + " style='box-sizing:border-box;height:100%;padding:\(CSS.pixels(width / 2))'>"
            + "\(svg) style='display:block' overflow='visible'\(box)\(aspect)><path\(paint) d='\(data)'/></svg>"
            + "</div></foreignObject></svg>"
        var address = ""
        for character in image {
            switch character {
            case "<": address += "%3C"
            case ">": address += "%3E"
            case "%": address += "%25"
            case ";": address += "%3B"
            default: address.append(character)
            }
        }
        return "url(\"data:image/svg+xml,\(address)\")"
    }
}
