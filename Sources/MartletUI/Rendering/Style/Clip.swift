/// Clips a view to a shape: `clipShape(_:)` and `cornerRadius(_:)`.
public struct _ClipEffect<ClipShape: Shape>: _StyleModifier {
    let shape: ClipShape
    var isEvenOdd = false

    public static var _layer: _StyleLayer { ClipShape.self is any BoxShape.Type ? .clip : .mask }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset, read: { .styles(styles(of: $0.shape, isEvenOdd: $0.isEvenOdd)) },
                areEqual: { InputComparison.areValuesEqual($0, $1) }))
    }

    private static func styles(of shape: ClipShape, isEvenOdd: Bool) -> [Style] {
        if let box = shape as? any BoxShape, shape._inset == 0 { return [.token("overflow", "clip")] + box._corners }
        if shape is Circle { return [.token("clip-path", "circle(closest-side)")] }
        return [.inline("clip-path", ClipPolygon.text(of: shape, isEvenOdd: isEvenOdd))]
    }
}

extension View {
    /// Clips the view to `shape`.
    public func clipShape<S: Shape>(_ shape: S) -> ModifiedContent<Self, _ClipEffect<S>> {
        ModifiedContent(content: self, modifier: _ClipEffect(shape: shape))
    }

    /// Clips the view to a shape.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - style: Which regions of the shape are seen. The browser smooths edges.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> ModifiedContent<Self, _ClipEffect<S>> {
        ModifiedContent(content: self, modifier: _ClipEffect(shape: shape, isEvenOdd: style.isEOFilled))
    }

    /// Clips the view to its own space. The browser smooths edges, so `antialiased` has no effect.
    public func clipped(antialiased: Bool = false) -> ModifiedContent<Self, _ClipEffect<Rectangle>> {
        clipShape(Rectangle())
    }

    /// Rounds the corners of the view, by CSS pixels. The browser smooths edges, so `antialiased` has no effect.
    public func cornerRadius(
        _ radius: CGFloat, antialiased: Bool = true
    ) -> ModifiedContent<Self, _ClipEffect<RoundedRectangle>> {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
}
