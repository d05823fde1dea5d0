public import MartletUI

/// A change of the colors of everything that a view draws.
public struct _ColorEffect: _StyleModifier {
    enum Change: Equatable, Sendable {
        case brightness(Double), contrast(Double), saturation(Double), grayscale(Double), hue(Double), inversion

        /// The filter in CSS.
        var filter: String {
            switch self {
            case .brightness(let amount): "brightness(\(Self.number(1 + amount)))"
            case .contrast(let amount): "contrast(\(Self.number(amount)))"
            case .saturation(let amount): "saturate(\(Self.number(amount)))"
            case .grayscale(let amount): "grayscale(\(Self.number(min(amount, 1))))"
            case .hue(let degrees): "hue-rotate(\(CSS.number(degrees.truncatingRemainder(dividingBy: 360)))deg)"
            case .inversion: "invert(1)"
            }
        }

        private static func number(_ amount: Double) -> String { CSS.number(CSS.clamped(amount, 0...100)) }
    }

    let change: Change

    public static var _layer: _StyleLayer { .filter }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(stylesAt: offset.change) { [.inline("filter", $0.filter)] })
    }
}

extension View {
    /// Makes everything that the view draws brighter.
    ///
    /// - Parameter amount: 0 changes nothing, and -1 makes everything black. What CSS makes brighter keeps its black.
    public func brightness(_ amount: Double) -> ModifiedContent<Self, _ColorEffect> { change(.brightness(amount)) }

    /// Changes the contrast of everything that the view draws.
    ///
    /// - Parameter amount: 1 changes nothing, 0 makes everything gray.
    public func contrast(_ amount: Double) -> ModifiedContent<Self, _ColorEffect> { change(.contrast(amount)) }

    /// Changes how far the colors of the view are from gray.
    ///
    /// - Parameter amount: 1 changes nothing, 0 makes everything gray.
    public func saturation(_ amount: Double) -> ModifiedContent<Self, _ColorEffect> { change(.saturation(amount)) }

    /// Makes everything that the view draws gray.
    ///
    /// - Parameter amount: 0 changes nothing, 1 leaves no color.
    public func grayscale(_ amount: Double) -> ModifiedContent<Self, _ColorEffect> { change(.grayscale(amount)) }

    /// Turns the colors of the view on the color wheel.
    ///
    /// - Parameter angle: The angle. One that is not finite has no effect.
    public func hueRotation(_ angle: Angle) -> ModifiedContent<Self, _ColorEffect> {
        change(.hue(angle.degrees.isFinite ? angle.degrees : 0))
    }

    /// Draws the view in the opposite colors.
    public func colorInvert() -> ModifiedContent<Self, _ColorEffect> { change(.inversion) }

    private func change(_ change: _ColorEffect.Change) -> ModifiedContent<Self, _ColorEffect> {
        ModifiedContent(content: self, modifier: _ColorEffect(change: change))
    }
}
