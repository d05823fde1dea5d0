/// The levels of a style: `.tint.secondary`, `Color.red.tertiary`.
extension ShapeStyle {
    /// The second level of the style, which has three fifths of its opacity.
    public var secondary: some ShapeStyle { _OpacityShapeStyle(style: self, factor: 0.6) }
    /// The third level of the style, which has a third of its opacity.
    public var tertiary: some ShapeStyle { _OpacityShapeStyle(style: self, factor: 0.35) }
    /// The fourth level of the style, which has a fifth of its opacity.
    public var quaternary: some ShapeStyle { _OpacityShapeStyle(style: self, factor: 0.2) }
    /// The fifth level of the style, which has a tenth of its opacity.
    public var quinary: some ShapeStyle { _OpacityShapeStyle(style: self, factor: 0.1) }
}

/// A level of a background is no weaker one, through which others would be seen, but another.
extension ShapeStyle where Self == BackgroundStyle {
    /// The background of what stands on a background.
    public var secondary: some ShapeStyle { FillShapeStyle() }
    /// The background of what stands on that.
    public var tertiary: some ShapeStyle { Color(.line) }
    /// The background of what stands on that.
    public var quaternary: some ShapeStyle { Color(.quaternary) }
    /// The background of what stands on that.
    public var quinary: some ShapeStyle { Color(.tertiary) }
}
