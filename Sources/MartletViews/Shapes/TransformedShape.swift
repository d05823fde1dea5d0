public import MartletUI

/// A shape in a plane that is transformed.
public struct TransformedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The transform.
    public var transform: CGAffineTransform

    /// Creates a shape.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - transform: The transform.
    public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }

    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
}

/// A shape that is moved.
public struct OffsetShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How far it is moved, in CSS pixels.
    public var offset: CGSize

    /// Creates a shape.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - offset: How far it is moved, in CSS pixels.
    public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
}

/// A shape that is turned.
public struct RotatedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How far it is turned.
    public var angle: Angle
    /// The point around which it is turned.
    public var anchor: UnitPoint

    /// Creates a shape.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - angle: How far it is turned, clockwise.
    ///   - anchor: The point around which it is turned.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(CGAffineTransform(rotationAngle: angle.radians), around: anchor, of: rect)
    }
}

/// A shape that is larger or smaller.
public struct ScaledShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The factors of its width and its height.
    public var scale: CGSize
    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// Creates a shape.
    ///
    /// - Parameters:
    ///   - shape: The shape.
    ///   - scale: The factors of its width and its height.
    ///   - anchor: The point that stays where it is.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
    }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            CGAffineTransform(scaleX: scale.width, y: scale.height), around: anchor, of: rect)
    }
}

/// A shape in a rectangle of a size of its own, at the top left.
public struct _SizedShape<Content: Shape>: Shape {
    let shape: Content
    let size: CGSize

    public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

extension Path {
    fileprivate func applying(_ transform: CGAffineTransform, around anchor: UnitPoint, of rect: CGRect) -> Path {
        let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
        return applying(
            CGAffineTransform(translationX: -x, y: -y).concatenating(transform).concatenating(
                CGAffineTransform(translationX: x, y: y)))
    }
}

// A shape that is moved stays one only where that is needed: a view is moved by CSS, which can be animated.
extension Shape {
    /// Returns the shape in a transformed plane.
    ///
    /// - Parameter transform: The transform.
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Returns the shape, moved.
    ///
    /// - Parameter offset: How far, in CSS pixels.
    @_disfavoredOverload
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// Returns the shape, moved.
    ///
    /// - Parameter offset: How far, in CSS pixels.
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// Returns the shape, moved.
    ///
    /// - Parameters:
    ///   - x: How far to the right, in CSS pixels.
    ///   - y: How far down, in CSS pixels.
    @_disfavoredOverload
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// Returns the shape, turned.
    ///
    /// - Parameters:
    ///   - angle: How far, clockwise.
    ///   - anchor: The point around which it is turned.
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Returns the shape, larger or smaller.
    ///
    /// - Parameters:
    ///   - x: The factor of its width.
    ///   - y: The factor of its height.
    ///   - anchor: The point that stays where it is.
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns the shape, larger or smaller.
    ///
    /// - Parameters:
    ///   - scale: The factor.
    ///   - anchor: The point that stays where it is.
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns the shape in a size of its own, at the top left of its space.
    ///
    /// - Parameter size: The size in CSS pixels.
    public func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    /// Returns the shape in a size of its own, at the top left of its space.
    ///
    /// - Parameters:
    ///   - width: The width in CSS pixels.
    ///   - height: The height in CSS pixels.
    public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
}
