/// The modifier of `position(x:y:)`: a frame that takes the available space and centers the view on a point in it.
public struct _PositionLayout: _FrameModifier {
    let position: CGPoint

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-wide m-high m-position")))
        plan.attribute(
            AttributeStep(stylesAt: offset.position) {
                [.length("--m-x", $0.x.isFinite ? $0.x : 0), .length("--m-y", $0.y.isFinite ? $0.y : 0)]
            })
    }
}

extension View {
    /// Places the center of the view at a point of the available space.
    ///
    /// - Parameter position: The point in CSS pixels, from the leading edge (on the right in Arabic) and the top. A
    ///   coordinate that is infinite or not a number counts as 0.
    public func position(_ position: CGPoint) -> ModifiedContent<Self, _PositionLayout> {
        ModifiedContent(content: self, modifier: _PositionLayout(position: position))
    }

    /// Places the center of the view at a point of the available space.
    ///
    /// - Parameters:
    ///   - x: The distance from the leading edge (on the right in Arabic) in CSS pixels.
    ///   - y: The distance from the top in CSS pixels.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _PositionLayout> {
        position(CGPoint(x: x, y: y))
    }
}
