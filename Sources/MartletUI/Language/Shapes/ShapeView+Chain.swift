// What follows is drawn over what came before: `Circle().fill(.red).stroke(.blue)`.
extension _ShapeView {
    /// Fills the shape, over what is drawn of it.
    ///
    /// - Parameters:
    ///   - style: The color.
    ///   - fillStyle: Which regions are filled.
    public func fill<Next: ShapeStyle>(_ style: Next, style fillStyle: FillStyle = FillStyle()) -> some View {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Fills the shape, over its stroke.
    ///
    /// - Parameters:
    ///   - style: The color.
    ///   - fillStyle: Which regions are filled.
    public func fill<Base: Shape, Next: ShapeStyle>(
        _ style: Next, style fillStyle: FillStyle = FillStyle()
    ) -> some View where Content == _StrokedShape<Base> { overlay { shape.shape.fill(style, style: fillStyle) } }

    /// Strokes the shape with a solid line, over what is drawn of it.
    ///
    /// - Parameters:
    ///   - style: The color.
    ///   - lineWidth: The width of the line in CSS pixels.
    public func stroke<Next: ShapeStyle>(_ style: Next, lineWidth: CGFloat = 1) -> some View {
        overlay { shape.stroke(style, lineWidth: lineWidth) }
    }

    /// Strokes the shape, over what is drawn of it.
    ///
    /// - Parameters:
    ///   - style: The color.
    ///   - strokeStyle: The style of the stroke.
    public func stroke<Next: ShapeStyle>(_ style: Next, style strokeStyle: StrokeStyle) -> some View {
        overlay { shape.stroke(style, style: strokeStyle) }
    }
}

extension _ShapeView where Content: InsettableShape {
    /// Strokes the shape inside of its edge with a solid line, over what is drawn of it.
    ///
    /// - Parameters:
    ///   - style: The color.
    ///   - lineWidth: The width of the line in CSS pixels.
    ///   - antialiased: Has no effect.
    public func strokeBorder<Next: ShapeStyle>(
        _ style: Next, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View { overlay { shape.strokeBorder(style, lineWidth: lineWidth) } }

    /// Strokes the shape inside of its edge, over what is drawn of it.
    ///
    /// - Parameters:
    ///   - style: The color.
    ///   - strokeStyle: The style of the stroke.
    ///   - antialiased: Has no effect.
    public func strokeBorder<Next: ShapeStyle>(
        _ style: Next, style strokeStyle: StrokeStyle, antialiased: Bool = true
    ) -> some View { overlay { shape.strokeBorder(style, style: strokeStyle) } }
}
