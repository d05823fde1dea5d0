/// The way a change is spread over time: a duration, a curve and a delay, in seconds.
///
///     withAnimation(.easeOut(duration: 0.2)) { isOpen.toggle() }
///
/// An animation becomes a CSS transition, and a repeated one an animation of the browser's. A duration or delay that is negative or not a number counts as 0, and one
/// longer than an hour as an hour.
public struct Animation: Hashable, Sendable {
    /// The progress of a change over time.
    enum Curve: Hashable, Sendable {
        case bezier(Double, Double, Double, Double)
        case spring(bounce: Double)
    }

    let curve: Curve
    let duration: Double
    var delay: Double = 0
    var speed: Double = 1
    /// The number of times that the animation is played, or `nil` for an endless one.
    var repetitions: Int? = 1
    var autoreverses = false

    init(_ curve: Curve, _ duration: Double) {
        self.curve = curve
        self.duration = duration
    }

    /// A spring that does not bounce, as in SwiftUI.
    public static let `default` = Animation(.spring(bounce: 0), 0.55)

    /// An animation of constant speed.
    public static let linear = linear(duration: 0.35)
    /// An animation that starts slowly.
    public static let easeIn = easeIn(duration: 0.35)
    /// An animation that ends slowly.
    public static let easeOut = easeOut(duration: 0.35)
    /// An animation that starts and ends slowly.
    public static let easeInOut = easeInOut(duration: 0.35)

    /// Returns an animation of constant speed.
    ///
    /// - Parameter duration: The duration in seconds.
    public static func linear(duration: Double) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
    /// Returns an animation that starts slowly.
    ///
    /// - Parameter duration: The duration in seconds.
    public static func easeIn(duration: Double) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
    /// Returns an animation that ends slowly.
    ///
    /// - Parameter duration: The duration in seconds.
    public static func easeOut(duration: Double) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
    /// Returns an animation that starts and ends slowly.
    ///
    /// - Parameter duration: The duration in seconds.
    public static func easeInOut(duration: Double) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }

    /// Returns an animation with a cubic curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - x1: The x coordinate of the first control point, from 0 to 1.
    ///   - y1: The y coordinate of the first control point.
    ///   - x2: The x coordinate of the second control point, from 0 to 1.
    ///   - y2: The y coordinate of the second control point.
    ///   - duration: The duration in seconds.
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(.bezier(x1, y1, x2, y2), duration)
    }

    /// A spring of half a second that does not bounce.
    public static let spring = spring()
    /// A spring of half a second that does not bounce.
    public static let smooth = spring(duration: 0.5, bounce: 0)
    /// A spring of half a second that bounces slightly.
    public static let snappy = spring(duration: 0.5, bounce: 0.15)
    /// A spring of half a second that bounces.
    public static let bouncy = spring(duration: 0.5, bounce: 0.3)
    /// A fast spring for changes that follow the visitor's hand.
    public static let interactiveSpring = spring(response: 0.15, dampingFraction: 0.86)

    /// Returns a spring, given by its duration and bounce.
    ///
    /// - Parameters:
    ///   - duration: The approximate duration in seconds.
    ///   - bounce: How far the spring overshoots, from 0 (not at all) to 1.
    ///   - blendDuration: Has no effect.
    public static func spring(
        duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        Animation(.spring(bounce: bounce), duration)
    }

    /// Returns a spring, given by its period and damping.
    ///
    /// - Parameters:
    ///   - response: The period in seconds.
    ///   - dampingFraction: How fast the spring comes to rest; a fraction of 1 does not overshoot.
    ///   - blendDuration: Has no effect.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(.spring(bounce: 1 - dampingFraction), response)
    }

    /// Returns the animation with a longer delay.
    ///
    /// - Parameter delay: The additional delay in seconds.
    public func delay(_ delay: Double) -> Animation { with { $0.delay += delay } }
    /// Returns the animation with its speed multiplied by a factor.
    ///
    /// - Parameter speed: The factor.
    public func speed(_ speed: Double) -> Animation { with { $0.speed *= speed } }
    /// Returns the animation with a number of repetitions.
    ///
    /// - Parameters:
    ///   - count: The number of times that it is played, from 1 to 1,000.
    ///   - autoreverses: Whether every second repetition runs backwards.
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        Self.repetitions.begin()
        return with { ($0.repetitions, $0.autoreverses) = (min(max(1, count), 1_000), autoreverses) }
    }
    /// Returns the animation with endless repetitions.
    ///
    ///     Circle().scaleEffect(isLarge ? 1.2 : 1)
    ///         .animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: isLarge)
    ///         .onAppear { isLarge = true }
    ///
    /// What changes in the styles of an element is repeated, also a change in `onAppear` before the page is shown, until they
    /// change again. It takes a script; without one, and for visitors who prefer less motion, the view is as after the change.
    ///
    /// - Parameter autoreverses: Whether every second repetition runs backwards.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Self.repetitions.begin()
        return with { ($0.repetitions, $0.autoreverses) = (nil, autoreverses) }
    }

    private func with(_ change: (inout Animation) -> Void) -> Animation {
        var animation = self
        change(&animation)
        return animation
    }
}
