#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A gradient as an image of CSS.
struct GradientImage: Hashable, Sendable {
    enum Form: Hashable, Sendable {
        case linear(from: UnitPoint, to: UnitPoint)
        case radial(center: UnitPoint, from: CGFloat, to: CGFloat)
        case elliptical(center: UnitPoint, from: CGFloat, to: CGFloat)
        case angular(center: UnitPoint, from: Angle, to: Angle)
        /// The stops are the colors of a mesh's points, and what is behind them.
        case mesh([MeshSpot])
    }

    private var stops: [Gradient.Stop]
    private let space: String?
    private var form: Form
    /// Whether the first color is drawn lighter than it is.
    private let isShade: Bool

    /// The number of colors that are drawn.
    private static let limit = 64

    init(_ gradient: AnyGradient, _ form: Form) {
        stops = Array(gradient.gradient.stops.prefix(Self.limit))
        isShade = gradient.space == .shade
        space = isShade ? nil : gradient.space.css
        self.form = form
    }

    /// The image of a mesh's points, with lines of colors behind them.
    init(_ spots: [MeshSpot], over lines: [Gradient.Stop]) {
        (stops, space, isShade, form) = (lines, nil, false, .mesh(spots))
    }

    var paint: _Paint { _Paint(_Paint.Parts(color: stops.first?.color ?? .clear, image: .gradient(self))) }

    func opacity(_ opacity: Double) -> GradientImage {
        var image = self
        image.stops = stops.map { Gradient.Stop(color: $0.color.opacity(opacity), location: $0.location) }
        if case .mesh(let spots) = form { image.form = .mesh(spots.map { $0.opacity(opacity) }) }
        return image
    }

    var css: String {
        if case .mesh(let spots) = form {
            let lines = stops.isEmpty ? [] : [image("linear-gradient", "180deg", 0, 100, "%")]
            return (spots.map(\.css) + lines).joined(separator: ",")
        }
        guard !stops.isEmpty else { return "none" }
        switch form {
        case .mesh: return "none"
        case .linear(let from, let to): return linear(from, to)
        case .radial(let center, let from, let to):
            return image("radial-gradient", "circle at \(Self.text(center))", from, to, "px")
        case .elliptical(let center, let from, let to):
            return image("radial-gradient", "100% 100% at \(Self.text(center))", from * 100, to * 100, "%")
        case .angular(let center, let from, let to):
            let turn = to.degrees - from.degrees
            return image(
                "conic-gradient",
                "from \(CSS.number((from.degrees + 90).truncatingRemainder(dividingBy: 360)))deg at \(Self.text(center))",
                0, turn.isFinite ? min(360, max(-360, turn)) : 360, "deg")
        }
    }

    /// A line at an angle. It is exact along the edges, between corners, and in squares; CSS knows no other line in a
    /// box of any size.
    private func linear(_ from: UnitPoint, _ to: UnitPoint) -> String {
        let (x, y) = (to.x - from.x, to.y - from.y)
        let length = (x * x + y * y).squareRoot()
        guard length > 0, length.isFinite else { return image("linear-gradient", "180deg", 0, 100, "%") }
        let angle = 90 + atan2(y, x) * 180 / .pi
        let reach = (x.magnitude + y.magnitude) / length
        func place(_ point: UnitPoint) -> CGFloat {
            ((point.x - 0.5) * x + (point.y - 0.5) * y) / length / reach * 100 + 50
        }
        return image(
            "linear-gradient", CSS.mirrored("\(CSS.number(angle))deg", x), place(from), place(to), "%")
    }

    private func image(_ name: String, _ place: String, _ from: CGFloat, _ to: CGFloat, _ unit: String) -> String {
        let ordered = from <= to ? stops : stops.reversed()
        // One color alone is no gradient to CSS.
        let colors = (ordered.count == 1 ? ordered + ordered : ordered).enumerated().map { index, stop in
            let location = CSS.clamped(stop.location, 0...1)
            let color = isShade && index == 0 ? stop.color.lighterCSS : stop.color.css
            return "\(color) \(CSS.number(from + (to - from) * location))\(unit)"
        }
        return "\(name)(\(place)\(space.map { " in \($0)" } ?? ""),\(colors.joined(separator: ",")))"
    }

    private static func text(_ point: UnitPoint) -> String {
        "\(CSS.number(point.x * 100))% \(CSS.number(point.y * 100))%"
    }
}
