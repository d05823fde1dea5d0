/// How round each corner of a rectangle is, in CSS pixels. A negative one, or what is no number, counts as 0.
public struct RectangleCornerRadii: Hashable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A rectangle whose corners differ.
public struct UnevenRoundedRectangle: Shape, BoxShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

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

    /// The form in `rect`, with leading on the left; each corner at most half as large as it is.
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

        /// The corner at `x` and `y`, to which the way comes in the direction `dx`, `dy`.
        init(_ x: CGFloat, _ y: CGFloat, _ dx: CGFloat, _ dy: CGFloat, _ wanted: CGFloat, _ most: CGFloat) {
            let radius = CSS.clamped(wanted, 0...most)
            // How far a curve's controls stand from the corner to come close to a quarter of a circle.
            let rest = radius * (1 - 0.552_284_75)
            self.radius = radius
            start = CGPoint(x: x - dx * radius, y: y - dy * radius)
            startControl = CGPoint(x: x - dx * rest, y: y - dy * rest)
            endControl = CGPoint(x: x - dy * rest, y: y + dx * rest)
            end = CGPoint(x: x - dy * radius, y: y + dx * radius)
        }
    }
}
