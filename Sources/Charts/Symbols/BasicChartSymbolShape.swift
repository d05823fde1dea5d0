public import MartletUI

/// One of the usual forms of points: `.circle`, `.square` and so on.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    enum Form: String { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

    let form: Form
    var stroke: StrokeStyle?

    public var _stroke: StrokeStyle? {
        stroke ?? (form.isOfLines ? StrokeStyle(lineWidth: 2) : nil)
    }

    /// The rectangle that looks as large as a square of side 1: an even larger one for forms with corners.
    public var perceptualUnitRect: CGRect {
        let side = form.side
        return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
    }

    /// The form with nothing inside.
    ///
    /// - Parameter lineWidth: The width of the line in CSS pixels.
    public func strokeBorder(lineWidth: CGFloat = 1) -> Self { strokeBorder(style: StrokeStyle(lineWidth: lineWidth)) }

    /// The form with nothing inside.
    ///
    /// - Parameter style: The line.
    public func strokeBorder(style: StrokeStyle) -> Self { Self(form: form, stroke: style) }

    /// The path of the form.
    ///
    /// - Parameter rect: The rectangle that it is drawn in.
    public func path(in rect: CGRect) -> Path {
        // A line lies inside of the form.
        let inset = form.isOfLines ? 0 : min((stroke?.symbolWidth ?? 0) / 2, min(rect.width, rect.height) / 2)
        let rect = CGRect(
            x: rect.minX + inset, y: rect.minY + inset, width: max(0, rect.width - 2 * inset),
            height: max(0, rect.height - 2 * inset))
        func at(_ point: (x: Double, y: Double)) -> CGPoint {
            CGPoint(x: rect.minX + rect.width * CGFloat(point.x), y: rect.minY + rect.height * CGFloat(point.y))
        }
        if form == .circle { return Path(ellipseIn: rect) }
        var path = Path()
        for line in form.lines {
            path.addLines(line.map(at))
            if !form.isOfLines { path.closeSubpath() }
        }
        return path
    }
}

extension BasicChartSymbolShape.Form {
    /// Whether it is drawn as lines, and not filled.
    var isOfLines: Bool { self == .plus || self == .cross || self == .asterisk }

    fileprivate var side: CGFloat {
        switch self {
        case .circle, .square: 1
        case .plus, .cross, .asterisk, .pentagon: 1.1
        case .triangle, .diamond: 1.3
        }
    }

    /// The lines in a square of side 1.
    fileprivate var lines: [[(x: Double, y: Double)]] {
        switch self {
        case .circle: []
        case .square: [[(0, 0), (1, 0), (1, 1), (0, 1)]]
        case .triangle: [[(0.5, 0.05), (1, 0.92), (0, 0.92)]]
        case .diamond: [[(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)]]
        case .pentagon: [[(0.5, 0), (0.976, 0.345), (0.794, 0.905), (0.206, 0.905), (0.024, 0.345)]]
        case .plus: [[(0.5, 0), (0.5, 1)], [(0, 0.5), (1, 0.5)]]
        case .cross: [[(0.1, 0.1), (0.9, 0.9)], [(0.1, 0.9), (0.9, 0.1)]]
        case .asterisk: [[(0.5, 0), (0.5, 1)], [(0.067, 0.25), (0.933, 0.75)], [(0.067, 0.75), (0.933, 0.25)]]
        }
    }
}
