/// The position of a view in a space larger than itself.
public struct Alignment: Hashable, Sendable {
    /// The position in the horizontal direction.
    public var horizontal: HorizontalAlignment
    /// The position in the vertical direction.
    public var vertical: VerticalAlignment

    /// Creates an alignment.
    ///
    /// - Parameters:
    ///   - horizontal: The position in the horizontal direction.
    ///   - vertical: The position in the vertical direction.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The center.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading edge, centered vertically.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing edge, centered vertically.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top edge, centered horizontally.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom edge, centered horizontally.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The leading edge, with the first baselines of texts on one line.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// Centered horizontally, with the first baselines of texts on one line.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The trailing edge, with the first baselines of texts on one line.
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The leading edge, with the last baselines of texts on one line.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// Centered horizontally, with the last baselines of texts on one line.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The trailing edge, with the last baselines of texts on one line.
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

    /// The styles of an element that centers its children by default.
    var styles: [Style] {
        guard self != .center else { return [] }
        // A child that is larger than its space overflows at the opposite edges.
        let styles: [Style] = [
            .token("place-items", "\(vertical.place) \(horizontal.place)"),
            .token("place-content", "\(vertical.edgePlace) \(horizontal.place)"),
        ]
        let guides = [horizontal.guide, vertical.guide].compactMap(\.self)
        return guides.isEmpty ? styles : styles + [.named("m-more m-guides")] + guides
    }
}

extension VerticalAlignment {
    /// The value of `align-items` and its like in a grid.
    var place: String {
        switch edge {
        case 0: "start"
        case 1: "center"
        case 2: "end"
        case 3: "baseline"
        default: "last baseline"
        }
    }

    /// The value of `align-content`.
    var edgePlace: String {
        switch edge {
        case 0, 3: "start"
        case 1: "center"
        default: "end"
        }
    }
}

extension HorizontalAlignment {
    /// The value of `justify-items` and its like in a grid.
    var place: String { edge == 0 ? "start" : edge == 1 ? "center" : "end" }
}
