public import MartletUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A transform of space, by the names of Core Animation.
public struct CATransform3D: Hashable, Sendable {
    /// A number of the transform.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
    /// A number of the transform.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
    /// A number of the transform.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
    /// A number of the transform.
    public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

    /// Creates the transform that changes nothing.
    public init() {}

    private var rows: [[CGFloat]] {
        get {
            [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
        }
        set {
            (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
            (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
            (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
            (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
        }
    }

    fileprivate func concatenating(_ other: Self) -> Self {
        let (left, right) = (rows, other.rows)
        var result = Self()
        result.rows = (0..<4).map { row in
            (0..<4).map { column in (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
        }
        return result
    }
}

/// The transform of space that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Returns a translation in space.
///
/// - Parameters:
///   - tx: How far to the right.
///   - ty: How far down.
///   - tz: How far towards the eye.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

/// Returns a scaling of space.
///
/// - Parameters:
///   - sx: The factor from left to right.
///   - sy: The factor from top to bottom.
///   - sz: The factor towards the eye.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
}

/// Returns a rotation in space; one around no axis changes nothing.
///
/// - Parameters:
///   - angle: The angle in radians.
///   - x: How far the axis is to the right.
///   - y: How far it is down.
///   - z: How far it is towards the eye.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else { return CATransform3D() }
    let (x, y, z) = (x / length, y / length, z / length)
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    let rest = 1 - cosine
    var result = CATransform3D()
    (result.m11, result.m12, result.m13) = (cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine)
    (result.m21, result.m22, result.m23) = (x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine)
    (result.m31, result.m32, result.m33) = (x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest)
    return result
}

/// Returns a transform with a translation before it.
///
/// - Parameters:
///   - transform: The transform.
///   - tx: How far to the right.
///   - ty: How far down.
///   - tz: How far towards the eye.
public func CATransform3DTranslate(
    _ transform: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).concatenating(transform) }

/// Returns a transform with a scaling before it.
///
/// - Parameters:
///   - transform: The transform.
///   - sx: The factor from left to right.
///   - sy: The factor from top to bottom.
///   - sz: The factor towards the eye.
public func CATransform3DScale(
    _ transform: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DMakeScale(sx, sy, sz).concatenating(transform) }

/// Returns a transform with a rotation before it.
///
/// - Parameters:
///   - transform: The transform.
///   - angle: The angle in radians.
///   - x: How far the axis is to the right.
///   - y: How far it is down.
///   - z: How far it is towards the eye.
public func CATransform3DRotate(
    _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).concatenating(transform) }

/// Returns a transform with another one after it.
///
/// - Parameters:
///   - first: The first transform.
///   - second: The one after it.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
    first.concatenating(second)
}
