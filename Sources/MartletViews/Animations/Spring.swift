public import MartletUI

/// A spring, given by how long it takes and how far it overshoots.
public struct Spring: Hashable, Sendable {
    /// The approximate duration in seconds.
    public let duration: Double
    /// How far it overshoots, from 0 (not at all) to 1.
    public let bounce: Double

    /// Creates a spring.
    ///
    /// - Parameters:
    ///   - duration: The approximate duration in seconds.
    ///   - bounce: How far it overshoots.
    public init(duration: Double = 0.5, bounce: Double = 0) { (self.duration, self.bounce) = (duration, bounce) }

    /// Creates a spring, given by its period and damping.
    ///
    /// - Parameters:
    ///   - response: The period in seconds.
    ///   - dampingRatio: How fast it comes to rest.
    public init(response: Double, dampingRatio: Double) { self.init(duration: response, bounce: 1 - dampingRatio) }

    /// A spring that does not bounce, bounces slightly, or bounces.
    public static let smooth = Self(), snappy = Self(bounce: 0.15), bouncy = Self(bounce: 0.3)
}

/// The course of a change from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
    private let numbers: [Double]

    /// A course of constant speed.
    public static let linear = Self(numbers: [0, 0, 1, 1])
    /// A course that begins slowly, ends slowly, or both.
    public static let easeIn = Self(numbers: [0.42, 0, 1, 1]), easeOut = Self(numbers: [0, 0, 0.58, 1])
    /// A course that begins and ends slowly.
    public static let easeInOut = Self(numbers: [0.42, 0, 0.58, 1])

    /// Returns a cubic course.
    ///
    /// - Parameters:
    ///   - startControlPoint: The first control point.
    ///   - endControlPoint: The second control point.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> Self {
        Self(
            numbers: [startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y].map(Double.init))
    }

    func animation(duration: Double) -> Animation {
        .timingCurve(numbers[0], numbers[1], numbers[2], numbers[3], duration: duration)
    }
}

extension Animation {
    /// Returns the animation of a spring.
    ///
    /// - Parameters:
    ///   - spring: The spring.
    ///   - blendDuration: Has no effect.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        .spring(duration: spring.duration, bounce: spring.bounce)
    }
}
