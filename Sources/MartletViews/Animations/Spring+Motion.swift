import MartletUI

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a spring is made of, and where it is at a moment. The mass is 1.
extension Spring {
    /// Creates a spring, given by what it is made of.
    ///
    /// - Parameters:
    ///   - mass: The mass at its end.
    ///   - stiffness: How strongly it pulls.
    ///   - damping: How strongly it is slowed down.
    ///   - allowOverDamping: Whether it may come to rest more slowly than a spring that does not overshoot.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let frequency = (stiffness / mass).squareRoot()
        guard frequency.isFinite, frequency > 0 else {
            self.init()
            return
        }
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            response: 2 * .pi / frequency,
            dampingRatio: ratio.isFinite ? min(max(ratio, 0), allowOverDamping ? 10 : 1) : 1)
    }

    /// The period in seconds.
    public var response: Double { duration }
    /// How fast the spring comes to rest; with 1 it does not overshoot.
    public var dampingRatio: Double { max(0, 1 - bounce) }
    /// The mass at the end of the spring.
    public var mass: Double { 1 }
    /// How strongly it pulls.
    public var stiffness: Double { frequency * frequency }
    /// How strongly it is slowed down.
    public var damping: Double { 2 * dampingRatio * frequency }

    /// The time in seconds after which it stays within a thousandth of its way; infinite for one that is not slowed down.
    public var settlingDuration: Double {
        let ratio = dampingRatio
        if ratio < 1 { return log(1_000) / (ratio * frequency) }
        // At a ratio of 1, (1 + x) exp(-x) is a thousandth at x = 9.23.
        return ratio == 1 ? 9.23 / frequency : log(1_000) / (frequency * (ratio - (ratio * ratio - 1).squareRoot()))
    }

    /// Returns the value at a moment, on the way from zero.
    ///
    /// - Parameters:
    ///   - target: Where it comes to rest.
    ///   - initialVelocity: Its speed at the beginning, for each second.
    ///   - time: The moment in seconds.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        sum(target, initialVelocity, motion(at: time).place)
    }

    /// Returns the speed at a moment, for each second, on the way from zero.
    ///
    /// - Parameters:
    ///   - target: Where it comes to rest.
    ///   - initialVelocity: Its speed at the beginning, for each second.
    ///   - time: The moment in seconds.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: Double) -> V {
        sum(target, initialVelocity, motion(at: time).speed)
    }

    /// Returns the value at a moment, on the way from another.
    ///
    /// - Parameters:
    ///   - fromValue: The value at the beginning.
    ///   - toValue: Where it comes to rest.
    ///   - initialVelocity: Its speed at the beginning, for each second.
    ///   - time: The moment in seconds.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: Double) -> V {
        var result = fromValue
        result.animatableData += value(
            target: toValue.animatableData - fromValue.animatableData, initialVelocity: initialVelocity.animatableData,
            time: time)
        return result
    }

    private var frequency: Double { duration.isFinite && duration > 0 ? 2 * .pi / duration : 2 * .pi / 0.001 }

    private func sum<V: VectorArithmetic>(_ target: V, _ velocity: V, _ parts: (target: Double, velocity: Double)) -> V
    {
        var (target, velocity) = (target, velocity)
        target.scale(by: parts.target)
        velocity.scale(by: parts.velocity)
        return target + velocity
    }

    /// By what the target and the speed at the beginning count at a moment, for the place and for the speed.
    private func motion(
        at time: Double
    ) -> (place: (target: Double, velocity: Double), speed: (target: Double, velocity: Double)) {
        guard time > 0 else { return ((0, 0), (0, 1)) }
        guard time.isFinite else { return ((1, 0), (0, 0)) }
        let rate = dampingRatio * frequency
        let square = frequency * frequency - rate * rate
        let fading = exp(-rate * time)
        // The two solutions: what is left of a distance, and what comes of a speed.
        let (even, odd): (Double, Double) =
            if square > 1e-9 {
                (
                    fading * cos(square.squareRoot() * time),
                    fading * sin(square.squareRoot() * time) / square.squareRoot()
                )
            } else if square < -1e-9 {
                overdamped(rate, (-square).squareRoot(), time)
            } else {
                (fading, fading * time)
            }
        let left = even + rate * odd
        return ((1 - left, odd), (frequency * frequency * odd, even - rate * odd))
    }

    /// Without products of what is too large and what is too small for a number.
    private func overdamped(_ rate: Double, _ root: Double, _ time: Double) -> (Double, Double) {
        let (slow, fast) = (exp((root - rate) * time), exp(-(root + rate) * time))
        return ((slow + fast) / 2, (slow - fast) / (2 * root))
    }
}
