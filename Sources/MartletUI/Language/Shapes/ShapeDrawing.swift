/// A shape in the form in which SVG draws it.
struct ShapeDrawing {
    private let path: Path
    private let scaling: Scaling

    private enum Scaling {
        /// The path follows the proportions of the space.
        case stretched
        /// The path keeps its proportions and is centered.
        case centered
        /// The path is drawn in CSS pixels.
        case absolute
    }

    /// The side of the square that the path is asked for.
    private static let side: CGFloat = 100

    init(_ shape: some Shape) {
        path = shape._outline(in: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        let wide = shape._outline(in: CGRect(x: 0, y: 0, width: 2 * Self.side, height: Self.side))
        if wide.isNearly(path.mapping { $0 }) {
            scaling = .absolute
        } else if wide.isNearly(path.mapping { CGPoint(x: $0.x + Self.side / 2, y: $0.y) }) {
            scaling = .centered
        } else {
            scaling = .stretched
        }
    }

    var data: String { path.data }
    var viewBox: String? { scaling == .absolute ? nil : "0 0 100 100" }
    var aspectRatio: String? { scaling == .stretched ? "none" : nil }
}
