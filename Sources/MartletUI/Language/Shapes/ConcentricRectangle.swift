extension Edge {
    /// What a corner of a rectangle is like.
    public enum Corner {
        /// How a corner is rounded.
        public struct Style: Hashable, Sendable {
            let radius: CGFloat

            /// As the corner around it, which no shape is told: none.
            public static var concentric: Self { Self(radius: 0) }

            /// As the corner around it, which no shape is told: as little as it may be.
            ///
            /// - Parameter minimum: How much it is at least.
            public static func concentric(minimum: Self) -> Self { minimum }

            /// By a radius.
            ///
            /// - Parameter radius: The radius in CSS pixels.
            public static func fixed(_ radius: CGFloat) -> Self { Self(radius: radius) }
        }
    }
}

/// A rectangle whose corners have the center of those around it. A shape is not told what is around it, so that they have the
/// radius that they have at least.
public struct ConcentricRectangle: Shape, BoxShape {
    private let corners: UnevenRoundedRectangle

    /// Creates a rectangle.
    public init() { self.init(corners: .concentric) }

    /// Creates a rectangle whose corners are alike.
    ///
    /// - Parameters:
    ///   - corners: The corners.
    ///   - isUniform: Whether they all have the radius of the largest, which they have.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(
            topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
            bottomTrailingCorner: corners)
    }

    /// Creates a rectangle.
    ///
    /// - Parameters:
    ///   - topLeadingCorner: The top leading corner.
    ///   - topTrailingCorner: The top trailing corner.
    ///   - bottomLeadingCorner: The bottom leading corner.
    ///   - bottomTrailingCorner: The bottom trailing corner.
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        corners = UnevenRoundedRectangle(
            topLeadingRadius: topLeadingCorner.radius, bottomLeadingRadius: bottomLeadingCorner.radius,
            bottomTrailingRadius: bottomTrailingCorner.radius, topTrailingRadius: topTrailingCorner.radius)
    }

    /// Returns the path of the rectangle.
    public func path(in rect: CGRect) -> Path { corners.path(in: rect) }

    var _corners: [Style] { corners._corners }
}
