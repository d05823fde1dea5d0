public import MartletUI

/// What changes how a view looks and not where it is: what ``View/visualEffect(_:)`` and
/// ``View/scrollTransition(_:axis:transition:)`` change.
public protocol VisualEffect: Sendable {
    var _changes: _VisualChanges { get }
}

/// A view that looks as it does.
public struct EmptyVisualEffect: VisualEffect {
    public var _changes: _VisualChanges { _VisualChanges() }

    /// Creates an effect that changes nothing.
    public init() {}
}

/// The changes that effects add up to.
public struct _VisualChanges: VisualEffect, Equatable {
    var opacity = 1.0
    /// In CSS's order: the last one that a program adds stands first.
    var transforms: [String] = []
    var filters: [String] = []

    public var _changes: _VisualChanges { self }

    var transform: String { transforms.isEmpty ? "none" : transforms.joined(separator: " ") }
    var filter: String { filters.isEmpty ? "none" : filters.joined(separator: " ") }
}

extension VisualEffect {
    private func changed(_ change: (inout _VisualChanges) -> Void) -> some VisualEffect {
        var changes = _changes
        change(&changes)
        return changes
    }

    private func transformed(_ transform: String, around anchor: UnitPoint = .center) -> some VisualEffect {
        changed {
            guard anchor != .center else { return $0.transforms.insert(transform, at: 0) }
            let (x, y) = ((anchor.x - 0.5) * 100, (anchor.y - 0.5) * 100)
            func moved(_ x: CGFloat, _ y: CGFloat) -> String {
                "translate(\(CSS.mirrored("\(CSS.number(x))%", x)),\(CSS.number(y))%)"
            }
            $0.transforms.insert("\(moved(x, y)) \(transform) \(moved(-x, -y))", at: 0)
        }
    }

    private func filtered(_ change: _ColorEffect.Change) -> some VisualEffect {
        changed { $0.filters.append(change.filter) }
    }

    /// Multiplies the opacity.
    ///
    /// - Parameter opacity: The factor, from 0 to 1.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        changed { $0.opacity *= CSS.clamped(opacity, 0...1) }
    }

    /// Scales the view.
    ///
    /// - Parameters:
    ///   - scale: The factor.
    ///   - anchor: The point that stays in its place.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales the view by a factor for each direction.
    ///
    /// - Parameters:
    ///   - scale: The factors.
    ///   - anchor: The point that stays in its place.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Scales the view by a factor for each direction.
    ///
    /// - Parameters:
    ///   - x: The factor of the width.
    ///   - y: The factor of the height.
    ///   - anchor: The point that stays in its place.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed("scale(\(CSS.number(x, decimals: 3)),\(CSS.number(y, decimals: 3)))", around: anchor)
    }

    /// Draws the view elsewhere.
    ///
    /// - Parameters:
    ///   - x: The distance in the direction of reading.
    ///   - y: The distance downwards.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        transformed("translate(\(CSS.mirrored(CSS.pixels(x), x)),\(CSS.pixels(y)))")
    }

    /// Draws the view elsewhere.
    ///
    /// - Parameter offset: The distances in the direction of reading and downwards.
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    /// Rotates the view.
    ///
    /// - Parameters:
    ///   - angle: The angle.
    ///   - anchor: The point that stays in its place.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        transformed("rotate(\(CSS.mirrored("\(CSS.number(angle.degrees))deg", angle.degrees)))", around: anchor)
    }

    /// Rotates the view around an axis in space.
    ///
    /// - Parameters:
    ///   - angle: The angle.
    ///   - axis: The direction of the axis.
    ///   - anchor: The point that stays in its place.
    ///   - anchorZ: Has no effect.
    ///   - perspective: How much what is farther away becomes smaller; 0 for not at all.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        let degrees = angle.degrees.isFinite ? angle.degrees : 0
        return transformed(
            _Rotation3DEffect.Rotation(
                degrees: degrees, x: axis.x, y: axis.y, z: axis.z, anchor: .center, perspective: perspective
            ).transform, around: anchor)
    }

    /// Blurs the view.
    ///
    /// - Parameters:
    ///   - radius: The radius in CSS pixels.
    ///   - isOpaque: Has no effect.
    public func blur(radius: CGFloat, opaque isOpaque: Bool = false) -> some VisualEffect {
        changed { $0.filters.append("blur(\(CSS.pixels(CSS.clamped(radius, 0...1_000))))") }
    }

    /// Makes the view brighter.
    ///
    /// - Parameter amount: 0 changes nothing, and -1 makes everything black.
    public func brightness(_ amount: Double) -> some VisualEffect { filtered(.brightness(amount)) }

    /// Changes the contrast.
    ///
    /// - Parameter amount: 1 changes nothing, 0 makes everything gray.
    public func contrast(_ amount: Double) -> some VisualEffect { filtered(.contrast(amount)) }

    /// Changes how strong the colors are.
    ///
    /// - Parameter amount: 1 changes nothing, 0 leaves no color.
    public func saturation(_ amount: Double) -> some VisualEffect { filtered(.saturation(amount)) }

    /// Takes colors away.
    ///
    /// - Parameter amount: 0 changes nothing, 1 leaves no color.
    public func grayscale(_ amount: Double) -> some VisualEffect { filtered(.grayscale(amount)) }

    /// Turns the colors on the color wheel.
    ///
    /// - Parameter angle: The angle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        filtered(.hue(angle.degrees.isFinite ? angle.degrees : 0))
    }
}
