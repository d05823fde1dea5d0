public import MartletUI

/// A value that can be multiplied by a number, so that there are values between two.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies the value.
    ///
    /// - Parameter factor: The number.
    mutating func scale(by factor: Double)

    /// The scalar product of the value with itself.
    var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= factor }
    public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= Float(factor) }
    public var magnitudeSquared: Double { Double(self * self) }
}

#if Foundation
// Without the trait it is `Double`.
extension CGFloat: VectorArithmetic {
    public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
    public var magnitudeSquared: Double { Double(self * self) }
}
#endif

/// Nothing that could be animated.
public struct EmptyAnimatableData: VectorArithmetic {
    /// Creates it.
    public init() {}

    public static var zero: Self { Self() }
    public static func + (left: Self, right: Self) -> Self { left }
    public static func - (left: Self, right: Self) -> Self { left }
    public mutating func scale(by factor: Double) {}
    public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    /// A value.
    public var first: First, second: Second

    /// Creates a pair.
    ///
    /// - Parameters:
    ///   - first: The first value.
    ///   - second: The second value.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public static var zero: Self { Self(.zero, .zero) }
    public static func + (left: Self, right: Self) -> Self {
        Self(left.first + right.first, left.second + right.second)
    }
    public static func - (left: Self, right: Self) -> Self {
        Self(left.first - right.first, left.second - right.second)
    }

    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }

    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
