/// Rotates a view: `rotationEffect(_:anchor:)`.
public struct _RotationEffect: _StyleModifier {
    struct Rotation: Equatable, Sendable {
        let angle: Angle
        let anchor: UnitPoint
    }

    let rotation: Rotation

    public static var _layer: _StyleLayer { .transform }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.rotation) {
                let turn = Style.number(
                    "rotate", degrees(of: $0.angle), step: 15, limit: 360, unit: "deg", isMirrored: true)
                return [turn] + $0.anchor.originStyles
            })
    }

    /// Omits whole turns if the angle is too large for CSS's numbers.
    private static func degrees(of angle: Angle) -> Double {
        let degrees = angle.degrees
        return degrees.magnitude < 1e6 ? degrees : degrees.truncatingRemainder(dividingBy: 360)
    }
}

/// Scales a view: `scaleEffect(_:anchor:)`.
public struct _ScaleEffect: _StyleModifier {
    struct Scale: Equatable, Sendable {
        let size: CGSize
        let anchor: UnitPoint
    }

    let scale: Scale

    public static var _layer: _StyleLayer { .transform }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.scale) { scale in
                let (width, height) = (scale.size.width, scale.size.height)
                if width == height {
                    return [.number("scale", width, step: 0.25, limit: 4)] + scale.anchor.originStyles
                }
                let text = "\(CSS.number(width, decimals: 3)) \(CSS.number(height, decimals: 3))"
                return [.inline("scale", text)] + scale.anchor.originStyles
            })
    }
}

extension UnitPoint {
    /// The styles for the point that stays in place; the center, which is the default, needs none.
    var originStyles: [Style] {
        guard self != .center else { return [] }
        let along = (x - 0.5) * 100
        let side = along == 0 ? "50%" : "calc(50% + \(CSS.number(along))%*var(--m-side))"
        let text = "\(side) \(CSS.number(y * 100))%"
        let isUsual = [x, y].allSatisfy { [0, 0.5, 1].contains($0) }
        return [isUsual ? .token("transform-origin", text) : .inline("transform-origin", text)]
    }
}

extension View {
    /// Draws the view rotated clockwise around `anchor`, or counterclockwise where lines run from right to left; it
    /// keeps its place.
    ///
    /// An angle that is not finite has no effect.
    public func rotationEffect(
        _ angle: Angle, anchor: UnitPoint = .center
    ) -> ModifiedContent<Self, _RotationEffect> {
        let rotation = _RotationEffect.Rotation(angle: angle, anchor: anchor)
        return ModifiedContent(content: self, modifier: _RotationEffect(rotation: rotation))
    }

    /// Draws the view scaled from `anchor`; it keeps its place.
    public func scaleEffect(
        _ scale: CGFloat, anchor: UnitPoint = .center
    ) -> ModifiedContent<Self, _ScaleEffect> {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Draws the view scaled from `anchor`, by a factor for each direction; it keeps its place.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ModifiedContent<Self, _ScaleEffect> {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view scaled from `anchor`, by a factor for each direction; it keeps its place.
    public func scaleEffect(
        _ scale: CGSize, anchor: UnitPoint = .center
    ) -> ModifiedContent<Self, _ScaleEffect> {
        ModifiedContent(
            content: self, modifier: _ScaleEffect(scale: _ScaleEffect.Scale(size: scale, anchor: anchor)))
    }
}
