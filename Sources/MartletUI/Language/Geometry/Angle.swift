/// An angle. A positive angle turns clockwise on the screen.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Creates an angle of 0.
    public init() { radians = 0 }
    /// Creates an angle in radians.
    public init(radians: Double) { self.radians = radians }
    /// Creates an angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// An angle of 0.
    public static let zero = Angle()
    /// Returns an angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// Returns an angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Whether the left angle is smaller than the right one.
    public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
    /// Returns the sum of two angles.
    public static func + (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians + right.radians) }
    /// Returns the difference of two angles.
    public static func - (left: Angle, right: Angle) -> Angle { Angle(radians: left.radians - right.radians) }
    /// Returns the angle in the opposite direction.
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    /// Returns an angle, multiplied by a number.
    public static func * (left: Angle, right: Double) -> Angle { Angle(radians: left.radians * right) }
    /// Returns an angle, multiplied by a number.
    public static func * (left: Double, right: Angle) -> Angle { right * left }
    /// Returns an angle, divided by a number.
    public static func / (left: Angle, right: Double) -> Angle { Angle(radians: left.radians / right) }
    /// Adds an angle to another one.
    public static func += (left: inout Angle, right: Angle) { left = left + right }
    /// Subtracts an angle from another one.
    public static func -= (left: inout Angle, right: Angle) { left = left - right }
    /// Multiplies an angle by a number.
    public static func *= (left: inout Angle, right: Double) { left = left * right }
    /// Divides an angle by a number.
    public static func /= (left: inout Angle, right: Double) { left = left / right }
}

/// A point in a view, relative to the view's width and height.
public struct UnitPoint: Hashable, Sendable {
    /// The horizontal position: 0 is the leading edge, 1 the trailing edge.
    public var x: CGFloat
    /// The vertical position: 0 is the top, 1 the bottom.
    public var y: CGFloat

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - x: The horizontal position, relative to the width.
    ///   - y: The vertical position, relative to the height.
    public init(x: CGFloat = 0, y: CGFloat = 0) {
        self.x = x
        self.y = y
    }

    /// The top leading corner.
    public static let zero = UnitPoint()
    /// The center.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
