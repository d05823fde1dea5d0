// The short names of the shapes, as in `.clipShape(.rect(cornerRadius: 8))`.

extension Shape where Self == Rectangle {
    /// A rectangle.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - cornerRadius: The radius of the corners in CSS pixels.
    ///   - style: The style of the corners, which has no effect.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }

    /// A rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - cornerSize: The width and height of the corners in CSS pixels.
    ///   - style: The style of the corners, which has no effect.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a radius of its own for each corner.
    ///
    /// - Parameters:
    ///   - cornerRadii: The radii of the corners.
    ///   - style: The style of the corners, which has no effect.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with a radius of its own for each corner, in CSS pixels.
    ///
    /// - Parameters:
    ///   - topLeadingRadius: The radius of the top leading corner.
    ///   - bottomLeadingRadius: The radius of the bottom leading corner.
    ///   - bottomTrailingRadius: The radius of the bottom trailing corner.
    ///   - topTrailingRadius: The radius of the top trailing corner.
    ///   - style: The style of the corners, which has no effect.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
    /// A capsule.
    public static var capsule: Capsule { Capsule() }

    /// A capsule.
    ///
    /// - Parameter style: The style of the corners, which has no effect.
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}

extension Shape where Self == Ellipse {
    /// An ellipse.
    public static var ellipse: Ellipse { Ellipse() }
}
