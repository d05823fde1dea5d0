#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Round numbers at equal distances.
enum NumberTicks {
    /// The distance of ticks: 1, 2 or 5, times a power of ten, so that there are at most as many distances as desired.
    ///
    /// - Parameters:
    ///   - length: The length of the range.
    ///   - count: How many distances are desired.
    static func step(for length: Double, count: Int) -> Double {
        guard length.isFinite, length > 0 else { return 1 }
        let rough = length / Double(min(max(count, 1), 100))
        guard rough >= 1e-300 else { return 1e-300 }
        let power = pow(10, log10(rough).rounded(.down))
        for factor in [1, 2, 5] as [Double] where factor * power >= rough * (1 - 1e-9) { return factor * power }
        return 10 * power
    }

    /// The multiples of `step` in a range.
    static func multiples(of step: Double, from lower: Double, to upper: Double) -> [Double] {
        guard step > 0, lower <= upper, lower.isFinite, upper.isFinite else { return [] }
        let first = (lower / step - 1e-6).rounded(.up)
        let last = (upper / step + 1e-6).rounded(.down)
        guard first.magnitude < 1e15, last.magnitude < 1e15, last >= first, last - first <= 1_000 else {
            return lower == upper ? [lower] : [lower, upper]
        }
        let scale = pow(10, Double(decimals(of: step)))
        return (0...Int(last - first)).map { number in
            let tick = (first + Double(number)) * step
            // 3 × 0.1 is not quite 0.3.
            return step < 1e6 && step >= 1e-12 ? (tick * scale).rounded() / scale : tick
        }
    }

    /// The range made longer so that it begins and ends with a tick.
    static func extended(from lower: Double, to upper: Double, count: Int) -> (
        lower: Double, upper: Double, step: Double
    ) {
        let step = step(for: upper - lower, count: count)
        let (first, last) = ((lower / step + 1e-9).rounded(.down) * step, (upper / step - 1e-9).rounded(.up) * step)
        guard first.isFinite, last.isFinite, first < last else { return (lower, upper, step) }
        return (min(first, lower), max(last, upper), step)
    }

    /// The number of decimals that tell multiples of `step` apart.
    static func decimals(of step: Double) -> Int {
        guard step > 0, step.isFinite else { return 0 }
        return (0...12).first { decimals in
            let whole = step * pow(10, Double(decimals))
            return whole.rounded() >= 1 && (whole - whole.rounded()).magnitude < 1e-6
        } ?? 12
    }
}
