/// `position(x:y:)`: the view takes what room there is, and stands with its middle at a point of it.
public struct _PositionLayout: FrameModifier {
    let position: CGPoint

    public static func _addStyles(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(AttributeStep(constant: .classNames("m-wide m-high m-position")))
        plan.attribute(
            AttributeStep(stylesAt: offset, CGPoint.self) {
                [.length("--m-x", $0.x.isFinite ? $0.x : 0), .length("--m-y", $0.y.isFinite ? $0.y : 0)]
            })
    }
}

extension View {
    /// Puts the middle of the view at a point of the room that there is, in CSS pixels from where lines begin (the left; in
    /// Arabic the right) and from the top. A number that is infinite or none counts as 0.
    public func position(_ position: CGPoint) -> ModifiedContent<Self, _PositionLayout> {
        ModifiedContent(content: self, modifier: _PositionLayout(position: position))
    }

    /// As above.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self, _PositionLayout> {
        position(CGPoint(x: x, y: y))
    }
}
