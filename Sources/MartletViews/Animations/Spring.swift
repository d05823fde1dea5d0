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

    /// Returns a spring that does not bounce.
    ///
    /// - Parameters:
    ///   - duration: The approximate duration in seconds.
    ///   - extraBounce: How far it overshoots besides.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
        Self(duration: duration, bounce: extraBounce)
    }

    /// Returns a spring that bounces slightly.
    ///
    /// - Parameters:
    ///   - duration: The approximate duration in seconds.
    ///   - extraBounce: How far it overshoots besides.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
        Self(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// Returns a spring that bounces.
    ///
    /// - Parameters:
    ///   - duration: The approximate duration in seconds.
    ///   - extraBounce: How far it overshoots besides.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
        Self(duration: duration, bounce: 0.3 + extraBounce)
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
