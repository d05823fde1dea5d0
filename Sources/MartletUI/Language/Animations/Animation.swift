/// How a change is spread over time: a duration, a curve, and a delay, in seconds.
///
/// It becomes a CSS transition. Durations and delays that are negative or no numbers count as 0, longer ones than an hour
/// as an hour.
public struct Animation: Hashable, Sendable {
    /// How far a change has come at each time.
    enum Curve: Hashable, Sendable {
        case bezier(Double, Double, Double, Double)
        case spring(bounce: Double)
    }

    let curve: Curve
    let duration: Double
    var delay: Double = 0
    var speed: Double = 1
    /// How often it is played; `nil` is without end. A CSS transition is played once, whatever this says.
    var repetitions: Int? = 1
    var autoreverses = false

    init(_ curve: Curve, _ duration: Double) {
        self.curve = curve
        self.duration = duration
    }

    /// A spring without bouncing, as in SwiftUI.
    public static let `default` = Animation(.spring(bounce: 0), 0.55)

    public static let linear = linear(duration: 0.35)
    public static let easeIn = easeIn(duration: 0.35)
    public static let easeOut = easeOut(duration: 0.35)
    public static let easeInOut = easeInOut(duration: 0.35)

    public static func linear(duration: Double) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
    public static func easeIn(duration: Double) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
    public static func easeOut(duration: Double) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
    public static func easeInOut(duration: Double) -> Animation { timingCurve(0.42, 0, 0.58, 1, duration: duration) }

    /// A cubic curve from (0, 0) to (1, 1) with two controls, whose x lies from 0 to 1.
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
    ) -> Animation {
        Animation(.bezier(x1, y1, x2, y2), duration)
    }

    public static let spring = spring()
    public static let smooth = spring(duration: 0.5, bounce: 0)
    public static let snappy = spring(duration: 0.5, bounce: 0.15)
    public static let bouncy = spring(duration: 0.5, bounce: 0.3)
    public static let interactiveSpring = spring(response: 0.15, dampingFraction: 0.86)

    /// A spring that takes about `duration` and overshoots by `bounce`, from 0 (not at all) to 1.
    public static func spring(
        duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        Animation(.spring(bounce: bounce), duration)
    }

    /// A spring by its period and how soon it comes to rest: a fraction of 1 does not overshoot.
    public static func spring(
        response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
    ) -> Animation {
        Animation(.spring(bounce: 1 - dampingFraction), response)
    }

    public func delay(_ delay: Double) -> Animation { with { $0.delay += delay } }
    public func speed(_ speed: Double) -> Animation { with { $0.speed *= speed } }
    /// As a transition of CSS, which this becomes, it is played once.
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        with { ($0.repetitions, $0.autoreverses) = (count, autoreverses) }
    }
    /// As a transition of CSS, which this becomes, it is played once.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        with { ($0.repetitions, $0.autoreverses) = (nil, autoreverses) }
    }

    private func with(_ change: (inout Animation) -> Void) -> Animation {
        var animation = self
        change(&animation)
        return animation
    }
}
