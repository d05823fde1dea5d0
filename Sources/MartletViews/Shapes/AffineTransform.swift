public import MartletUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A transform of a plane: a point (x, y) comes to (a x + c y + tx, b x + d y + ty).
public struct CGAffineTransform: Hashable, Sendable {
    /// A number of the transform.
    public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat

    /// The transform that changes nothing.
    public static let identity = Self(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates the transform that changes nothing.
    public init() { self = .identity }

    /// Creates a transform from its numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Creates a rotation, clockwise on the screen.
    ///
    /// - Parameter angle: The angle in radians.
    public init(rotationAngle angle: CGFloat) {
        self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
    }

    /// Creates a scaling.
    ///
    /// - Parameters:
    ///   - sx: The factor from left to right.
    ///   - sy: The factor from top to bottom.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Creates a translation.
    ///
    /// - Parameters:
    ///   - tx: How far to the right.
    ///   - ty: How far down.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// Returns this transform with another one after it.
    ///
    /// - Parameter other: The other transform.
    public func concatenating(_ other: Self) -> Self {
        Self(
            a: a * other.a + b * other.c, b: a * other.b + b * other.d, c: c * other.a + d * other.c,
            d: c * other.b + d * other.d, tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Returns this transform with a translation before it.
    ///
    /// - Parameters:
    ///   - x: How far to the right.
    ///   - y: How far down.
    public func translatedBy(x: CGFloat, y: CGFloat) -> Self { Self(translationX: x, y: y).concatenating(self) }

    /// Returns this transform with a scaling before it.
    ///
    /// - Parameters:
    ///   - x: The factor from left to right.
    ///   - y: The factor from top to bottom.
    public func scaledBy(x: CGFloat, y: CGFloat) -> Self { Self(scaleX: x, y: y).concatenating(self) }

    /// Returns this transform with a rotation before it.
    ///
    /// - Parameter angle: The angle in radians.
    public func rotated(by angle: CGFloat) -> Self { Self(rotationAngle: angle).concatenating(self) }

    /// Returns the transform that undoes this one, or this one if none does.
    public func inverted() -> Self {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return Self(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGPoint {
    /// Returns where a transform brings the point.
    ///
    /// - Parameter transform: The transform.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension Path {
    /// Returns the path in a transformed plane.
    ///
    /// - Parameter transform: The transform.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        forEach { element in
            switch element {
            case .move(let point): path.move(to: point.applying(transform))
            case .line(let point): path.addLine(to: point.applying(transform))
            case .quadCurve(let point, let control):
                path.addQuadCurve(to: point.applying(transform), control: control.applying(transform))
            case .curve(let point, let control1, let control2):
                path.addCurve(
                    to: point.applying(transform), control1: control1.applying(transform),
                    control2: control2.applying(transform))
            case .closeSubpath: path.closeSubpath()
            }
        }
        return path
    }

    /// Adds another path in a transformed plane.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - transform: The transform.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform) { addPath(path.applying(transform)) }
}

/// The modifier of `transformEffect(_:)`.
public struct _TransformEffect: _StyleModifier {
    let transform: CGAffineTransform

    public static var _layer: _StyleLayer { .transform }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.transform) { transform in
                let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
                guard numbers.allSatisfy(\.isFinite) else { return [] }
                let text = numbers.map { CSS.number($0, decimals: 4) }.joined(separator: ",")
                return [.inline("transform", "matrix(\(text))"), .token("transform-origin", "0 0")]
            })
    }
}

extension View {
    /// Draws the view transformed, from its top left corner; it keeps its place.
    ///
    /// - Parameter transform: The transform. One that is not finite has no effect.
    public func transformEffect(_ transform: CGAffineTransform) -> ModifiedContent<Self, _TransformEffect> {
        ModifiedContent(content: self, modifier: _TransformEffect(transform: transform))
    }
}
