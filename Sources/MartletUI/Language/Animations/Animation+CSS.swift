#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Animation {
    /// The duration, curve and delay as CSS's `transition` takes them: `350ms cubic-bezier(0.42,0,0.58,1) 0ms`.
    package var css: String {
        let pace = speed.isFinite && speed > 0 ? speed : 1
        let (length, curve) = timing
        return "\(Self.milliseconds(length / pace)) \(curve) \(Self.milliseconds(delay / pace))"
    }

    /// The time until the animation has ended, in seconds.
    package var seconds: Double {
        let pace = speed.isFinite && speed > 0 ? speed : 1
        return CSS.clamped((timing.length + delay) / pace, 0...3_600)
    }

    /// The time until the animation has ended, and its curve. A spring continues past its duration until it is at rest.
    /// The animation of the transaction in which a body is being evaluated.
    package static var ofTransaction: Animation? {
        CurrentEvaluation.subscriber?.evaluated?.graph.scheduler.animated?.animation
    }

    /// The duration, curve, delay and repetitions of what goes to and fro: `350ms linear 0ms infinite alternate`. `nil` for an
    /// animation that is played once.
    var repeatedCSS: String? {
        guard repetitions != 1 else { return nil }
        return "\(css) \(repetitions.map { "\($0)" } ?? "infinite") \(autoreverses ? "alternate" : "normal")"
    }

    /// How an animation of keyframes runs that follows this animation: its keyframes have the curve.
    package var courseCSS: String {
        let pace = speed.isFinite && speed > 0 ? speed : 1
        let count = repetitions.map { "\(min(max(1, $0), 1_000))" } ?? "infinite"
        let direction = autoreverses && repetitions != 1 ? " alternate" : ""
        return
            "\(Self.milliseconds(timing.length / pace)) linear \(Self.milliseconds(delay / pace)) \(count)\(direction)"
    }

    /// How far what is animated has come when a part of the time is over.
    ///
    /// - Parameter part: The part of the time, from 0 to 1.
    package func progress(at part: Double) -> Double {
        guard part > 0, part < 1 else { return part <= 0 ? 0 : 1 }
        switch curve {
        case .bezier(let x1, let y1, let x2, let y2):
            func value(_ first: Double, _ second: Double, at place: Double) -> Double {
                let rest = 1 - place
                return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
            }
            let (x1, x2) = (CSS.clamped(x1, 0...1), CSS.clamped(x2, 0...1))
            var (low, high) = (0.0, 1.0)
            for _ in 0..<24 {
                let middle = (low + high) / 2
                if value(x1, x2, at: middle) < part { low = middle } else { high = middle }
            }
            return value(y1, y2, at: (low + high) / 2)
        case .spring(let bounce):
            let spring = Spring(bounce: CSS.clamped(bounce, 0...0.95))
            return spring.position(spring.periodsToRest * part)
        }
    }

    private var timing: (length: Double, curve: String) {
        switch curve {
        case .bezier(0, 0, 1, 1): return (duration, "linear")
        case .bezier(let x1, let y1, let x2, let y2):
            let values = [CSS.clamped(x1, 0...1), y1, CSS.clamped(x2, 0...1), y2]
            return (duration, "cubic-bezier(\(values.map { CSS.number($0) }.joined(separator: ",")))")
        case .spring(let bounce):
            let spring = Spring(bounce: CSS.clamped(bounce, 0...0.95))
            return (duration * spring.periodsToRest, spring.css)
        }
    }

    private static func milliseconds(_ seconds: Double) -> String {
        "\(Int((CSS.clamped(seconds, 0...3_600) * 1_000).rounded()))ms"
    }
}

/// The motion of a spring, in units of the spring's period.
private struct Spring {
    /// The damping ratio; a spring with 1 comes to rest without oscillating.
    private let damping: Double
    let periodsToRest: Double

    init(bounce: Double) {
        damping = 1 - bounce
        // The time until the spring is within a thousandth of its end. Critical damping takes a little longer than its
        // envelope suggests.
        periodsToRest = min(8, (6.9 + 2 * (damping >= 1 ? 1 : 0)) / (damping * 2 * .pi))
    }

    /// Returns the position at `time`, on the way from 0 to 1.
    func position(_ time: Double) -> Double {
        let frequency = 2 * Double.pi
        guard damping < 1 else { return 1 - exp(-frequency * time) * (1 + frequency * time) }
        let swing = frequency * sqrt(1 - damping * damping)
        return 1 - exp(-damping * frequency * time)
            * (cos(swing * time) + damping * frequency / swing * sin(swing * time))
    }

    /// The curve in straight pieces.
    var css: String {
        let pieces = 24
        let points = (0..<pieces).map { CSS.number(position(periodsToRest * Double($0) / Double(pieces)), decimals: 3) }
        return "linear(\(points.joined(separator: ",")),1)"
    }
}
