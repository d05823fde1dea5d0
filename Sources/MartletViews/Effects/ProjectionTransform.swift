public import MartletUI

/// A transform of a plane that may also draw it in perspective: what a ``GeometryEffect`` gives.
///
/// A point (x, y) comes to (x m11 + y m21 + m31, x m12 + y m22 + m32), divided by x m13 + y m23 + m33.
public struct ProjectionTransform: Hashable, Sendable {
    /// A number of the transform.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// A number of the transform.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// A number of the transform.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// Creates the transform that changes nothing.
    public init() {}

    /// Creates a transform without perspective.
    ///
    /// - Parameter transform: The transform.
    public init(_ transform: CGAffineTransform) {
        (m11, m12) = (transform.a, transform.b)
        (m21, m22) = (transform.c, transform.d)
        (m31, m32) = (transform.tx, transform.ty)
    }

    /// Creates what a transform of space does to a plane.
    ///
    /// - Parameter transform: The transform.
    public init(_ transform: CATransform3D) {
        (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
        (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
        (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
    }

    /// Whether the transform changes nothing.
    public var isIdentity: Bool { self == Self() }

    /// Whether the transform has no perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Returns this transform with another one after it.
    ///
    /// - Parameter other: The other transform.
    public func concatenating(_ other: Self) -> Self {
        var result = Self()
        func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (
                a * other.m11 + b * other.m21 + c * other.m31, a * other.m12 + b * other.m22 + c * other.m32,
                a * other.m13 + b * other.m23 + c * other.m33
            )
        }
        (result.m11, result.m12, result.m13) = row(m11, m12, m13)
        (result.m21, result.m22, result.m23) = row(m21, m22, m23)
        (result.m31, result.m32, result.m33) = row(m31, m32, m33)
        return result
    }

    /// The transform in CSS; `none` for one that is not finite or changes nothing.
    var css: String {
        let numbers =
            isAffine
            ? [m11, m12, m21, m22, m31, m32]
            : [m11, m12, 0, m13, m21, m22, 0, m23, 0, 0, 1, 0, m31, m32, 0, m33]
        guard !isIdentity, numbers.allSatisfy(\.isFinite) else { return "none" }
        let text = numbers.map { CSS.number($0, decimals: 4) }.joined(separator: ",")
        return isAffine ? "matrix(\(text))" : "matrix3d(\(text))"
    }
}

/// The modifier of `projectionEffect(_:)`.
public struct _ProjectionEffect: _StyleModifier {
    let transform: ProjectionTransform

    public static var _layer: _StyleLayer { .transform }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.transform) {
                [.inline("transform", $0.css), .token("transform-origin", "0 0")]
            })
    }
}

extension View {
    /// Draws the view transformed, from its top left corner; it keeps its place.
    ///
    /// - Parameter transform: The transform. One that is not finite has no effect.
    public func projectionEffect(_ transform: ProjectionTransform) -> ModifiedContent<Self, _ProjectionEffect> {
        ModifiedContent(content: self, modifier: _ProjectionEffect(transform: transform))
    }
}
