/// The radius of each corner of a rectangle in CSS pixels. One that is negative or not a number counts as 0.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of the top leading corner.
    public var topLeading: CGFloat
    /// The radius of the bottom leading corner.
    public var bottomLeading: CGFloat
    /// The radius of the bottom trailing corner.
    public var bottomTrailing: CGFloat
    /// The radius of the top trailing corner.
    public var topTrailing: CGFloat

    /// Creates radii in CSS pixels.
    ///
    /// - Parameters:
    ///   - topLeading: The radius of the top leading corner.
    ///   - bottomLeading: The radius of the bottom leading corner.
    ///   - bottomTrailing: The radius of the bottom trailing corner.
    ///   - topTrailing: The radius of the top trailing corner.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A rectangle with a radius of its own for each corner.
public struct UnevenRoundedRectangle: Shape, BoxShape {
    /// The radii of the corners.
    public var cornerRadii: RectangleCornerRadii
    /// The style of the corners, which has no effect.
    public var style: RoundedCornerStyle

    /// Creates a rectangle.
    ///
    /// - Parameters:
    ///   - cornerRadii: The radii of the corners.
    ///   - style: The style of the corners, which has no effect.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle from radii in CSS pixels.
    ///
    /// - Parameters:
    ///   - topLeadingRadius: The radius of the top leading corner.
    ///   - bottomLeadingRadius: The radius of the bottom leading corner.
    ///   - bottomTrailingRadius: The radius of the bottom trailing corner.
    ///   - topTrailingRadius: The radius of the top trailing corner.
    ///   - style: The style of the corners, which has no effect.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius),
            style: style)
    }

    /// Returns the path of the rectangle, with the leading edge on the left. A radius is at most half of the shorter
    /// side.
    public func path(in rect: CGRect) -> Path {
        let most = max(0, min(rect.width, rect.height) / 2)
        let corners = [
            Corner(rect.maxX, rect.minY, 1, 0, cornerRadii.topTrailing, most),
            Corner(rect.maxX, rect.maxY, 0, 1, cornerRadii.bottomTrailing, most),
            Corner(rect.minX, rect.maxY, -1, 0, cornerRadii.bottomLeading, most),
            Corner(rect.minX, rect.minY, 0, -1, cornerRadii.topLeading, most),
        ]
        return Path { path in
            for (index, corner) in corners.enumerated() {
                if index == 0 { path.move(to: corner.start) } else { path.addLine(to: corner.start) }
                guard corner.radius > 0 else { continue }
                path.addCurve(to: corner.end, control1: corner.startControl, control2: corner.endControl)
            }
            path.closeSubpath()
        }
    }

    var _corners: [Style] {
        func radius(_ property: StaticString, _ radius: CGFloat) -> Style {
            .length(property, CSS.clamped(radius, 0...10_000))
        }
        return [
            radius("border-start-start-radius", cornerRadii.topLeading),
            radius("border-start-end-radius", cornerRadii.topTrailing),
            radius("border-end-end-radius", cornerRadii.bottomTrailing),
            radius("border-end-start-radius", cornerRadii.bottomLeading),
        ]
    }

    /// A corner on the way around the rectangle, clockwise on the screen.
    private struct Corner {
        let radius: CGFloat
        let start, startControl, endControl, end: CGPoint

        /// Creates the corner at `x` and `y` that the way reaches in the direction `dx`, `dy`.
        init(_ x: CGFloat, _ y: CGFloat, _ dx: CGFloat, _ dy: CGFloat, _ wanted: CGFloat, _ most: CGFloat) {
            let radius = CSS.clamped(wanted, 0...most)
            // The distance of a curve's control points from the corner at which it comes close to a quarter of a
            // circle.
            let rest = radius * (1 - 0.552_284_75)
            self.radius = radius
            start = CGPoint(x: x - dx * radius, y: y - dy * radius)
            startControl = CGPoint(x: x - dx * rest, y: y - dy * rest)
            endControl = CGPoint(x: x - dy * rest, y: y + dx * rest)
            end = CGPoint(x: x - dy * radius, y: y + dx * radius)
        }
    }
}
