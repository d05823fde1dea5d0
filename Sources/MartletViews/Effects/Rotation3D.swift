public import MartletUI

/// Rotates a view in space: `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
public struct _Rotation3DEffect: _StyleModifier {
    struct Rotation: Equatable, Sendable {
        let degrees: Double
        let x, y, z: CGFloat
        let anchor: UnitPoint
        let perspective: CGFloat

        var transform: String {
            let axis = [x, y, z].map { CSS.number($0, decimals: 3) }.joined(separator: ",")
            // In SwiftUI, a perspective of 1 is strong; CSS says how far the eye is away.
            let distance = perspective > 0.01 ? "perspective(\(CSS.pixels(500 / min(perspective, 10)))) " : ""
            return "\(distance)rotate3d(\(axis),\(CSS.number(degrees.truncatingRemainder(dividingBy: 360)))deg)"
        }

        var styles: [Style] {
            guard anchor != .center else { return [.inline("transform", transform)] }
            let origin = "\(CSS.number(anchor.x * 100))% \(CSS.number(anchor.y * 100))%"
            return [.inline("transform", transform), .inline("transform-origin", origin)]
        }
    }

    let rotation: Rotation

    public static var _layer: _StyleLayer { .transform }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(stylesAt: offset.rotation) { $0.styles })
    }
}

extension View {
    /// Draws the view rotated around an axis in space; it keeps its place.
    ///
    /// - Parameters:
    ///   - angle: The angle. One that is not finite has no effect.
    ///   - axis: The direction of the axis: to the right, downwards, and towards the eye.
    ///   - anchor: The point that stays in place.
    ///   - anchorZ: Has no effect.
    ///   - perspective: How much what is farther away becomes smaller; 0 for not at all.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> ModifiedContent<Self, _Rotation3DEffect> {
        let degrees = angle.degrees.isFinite ? angle.degrees : 0
        let rotation = _Rotation3DEffect.Rotation(
            degrees: degrees, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, perspective: perspective)
        return ModifiedContent(content: self, modifier: _Rotation3DEffect(rotation: rotation))
    }
}
