import MartletUI

/// A form of points that is no filled circle and no filled square, which alone survive where a plot is stretched.
struct SymbolDrawing: Hashable, Sendable {
    private let shape: any ChartSymbolShape
    /// What tells forms apart: the path of a point of the usual size, with the line.
    private let key: String

    /// `nil` for a form that survives.
    init?(_ shape: some ChartSymbolShape) {
        self.shape = shape
        if let basic = shape as? BasicChartSymbolShape {
            if basic.stroke == nil, basic.form == .circle || basic.form == .square { return nil }
            key = basic.form.rawValue + Self.line(basic._stroke)
        } else {
            key = shape.path(in: Self.rect(shape.perceptualUnitRect, side: 8)).data + Self.line(shape._stroke)
        }
    }

    static func == (left: Self, right: Self) -> Bool { left.key == right.key }
    func hash(into hasher: inout Hasher) { hasher.combine(key) }

    /// The form as an image of CSS around its point, and half of the image's side in pixels.
    func image(area: CGFloat) -> (css: String, reach: Double) {
        let path = shape.path(in: Self.rect(shape.perceptualUnitRect, side: max(2, area.squareRoot())))
        let bounds = path.boundingRect
        let stroke = shape._stroke
        let ends = [bounds.minX, bounds.maxX, bounds.minY, bounds.maxY].map { Double($0.magnitude) }
        let widest = CSS.clamped(ends.max() ?? 0, 1...1_000)
        // A corner of a line reaches farther than half of its width.
        let reach = (widest + Double(stroke?.symbolWidth ?? 0)).rounded(.up)
        let paint = stroke == nil ? "" : " fill='none' stroke='black'" + Self.line(stroke)
        let box = "\(CSS.number(-reach)) \(CSS.number(-reach)) \(CSS.number(2 * reach)) \(CSS.number(2 * reach))"
        let svg =
            "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='\(box)'%3E%3Cpath\(paint) d='\(path.data)'/%3E%3C/svg%3E"
        return ("url(\"data:image/svg+xml,\(svg)\")", reach)
    }

    /// The attributes of a line.
    private static func line(_ stroke: StrokeStyle?) -> String {
        guard let stroke else { return "" }
        var text = " stroke-width='\(CSS.number(Double(stroke.symbolWidth)))'"
        if stroke.lineCap != .butt { text += " stroke-linecap='\(stroke.lineCap)'" }
        if stroke.lineJoin != .miter { text += " stroke-linejoin='\(stroke.lineJoin)'" }
        let dash = stroke.dash.prefix(16).map { Double(CSS.clamped($0, 0...1_000)) }
        if dash.contains(where: { $0 > 0 }) {
            text += " stroke-dasharray='\(dash.map { CSS.number($0) }.joined(separator: " "))'"
        }
        return text
    }

    /// A form's rectangle around its point.
    private static func rect(_ unit: CGRect, side: CGFloat) -> CGRect {
        func isUsable(_ number: CGFloat) -> Bool { number.isFinite && number.magnitude <= 10 }
        let (x, y, width, height) = (unit.origin.x, unit.origin.y, unit.size.width, unit.size.height)
        guard [x, y, width, height].allSatisfy(isUsable), width > 0, height > 0 else {
            return CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
        }
        return CGRect(x: (x - 0.5) * side, y: (y - 0.5) * side, width: width * side, height: height * side)
    }
}
