/// Clips a view to a shape: `clipShape(_:)` and `cornerRadius(_:)`.
public struct _ClipEffect<ClipShape: Shape>: _StyleModifier {
    let shape: ClipShape

    public static var _layer: _StyleLayer { ClipShape.self is any BoxShape.Type ? .clip : .mask }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset.shape, read: { .styles(styles(of: $0)) },
                areEqual: { InputComparison.areValuesEqual($0, $1) }))
    }

    private static func styles(of shape: ClipShape) -> [Style] {
        if let box = shape as? any BoxShape, shape._inset == 0 { return [.token("overflow", "clip")] + box._corners }
        if shape is Circle { return [.token("clip-path", "circle(closest-side)")] }
        return [.inline("clip-path", ClipPolygon.text(of: shape))]
    }
}

extension View {
    /// Clips the view to `shape`.
    public func clipShape<S: Shape>(_ shape: S) -> ModifiedContent<Self, _ClipEffect<S>> {
        ModifiedContent(content: self, modifier: _ClipEffect(shape: shape))
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
