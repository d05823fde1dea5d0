import CoreMetrics
import Synchronization

/// A number that only rises.
final class PrometheusCounter: CounterHandler {
    private let count = Atomic<Int64>(0)

    func increment(by amount: Int64) { if amount > 0 { count.wrappingAdd(amount, ordering: .relaxed) } }
    func reset() { count.store(0, ordering: .relaxed) }
    var value: Int64 { count.load(ordering: .relaxed) }
}

/// A counter of fractions, which counts the whole part of their sum.
final class WholeCounter: FloatingPointCounterHandler {
    let counter: PrometheusCounter
    private let fraction = Mutex(0.0)

    init(_ counter: PrometheusCounter) { self.counter = counter }

    func increment(by amount: Double) {
        guard amount > 0, amount < 1e15 else { return }
        fraction.withLock { fraction in
            fraction += amount
            counter.increment(by: Int64(fraction))
            fraction -= fraction.rounded(.towardZero)
        }
    }

    func reset() {
        fraction.withLock { $0 = 0 }
        counter.reset()
    }
}

/// A number that rises and falls.
final class PrometheusGauge: MeterHandler, RecorderHandler {
    private let bits = Atomic<UInt64>(0)

    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { bits.store(value.bitPattern, ordering: .relaxed) }
    func record(_ value: Int64) { set(Double(value)) }
    func record(_ value: Double) { set(value) }
    func decrement(by amount: Double) { increment(by: -amount) }

    func increment(by amount: Double) {
        var old = bits.load(ordering: .relaxed)
        while true {
            let new = (Double(bitPattern: old) + amount).bitPattern
            let (isDone, seen) = bits.weakCompareExchange(expected: old, desired: new, ordering: .relaxed)
            if isDone { return }
            old = seen
        }
    }

    var value: Double { Double(bitPattern: bits.load(ordering: .relaxed)) }
}

/// Counts durations by bounds. Recorders of plain numbers use it as well, in billionths.
final class PrometheusHistogram: TimerHandler, RecorderHandler {
    private let durations = DurationHistogram()

    func recordNanoseconds(_ duration: Int64) { durations.record(nanoseconds: duration) }
    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
        guard value >= 0 else { return }
        durations.record(nanoseconds: Int64(min(value, 9e9) * 1e9))
    }

    /// Adds what another histogram has counted since.
    func add(_ counts: DurationHistogram.Counts) { durations.add(counts) }

    func lines(_ name: String, _ dimensions: [String]) -> String {
        let counts = durations.counts
        var text = ""
        var sum = 0
        for (index, count) in counts.buckets.enumerated() {
            sum += count
            let bound = index < DurationHistogram.boundCount ? "\(DurationHistogram.bound(index))" : "+Inf"
            text += PrometheusText.line(name + "_bucket", dimensions + ["le=\"\(bound)\""], "\(sum)")
        }
        text += PrometheusText.line(name + "_sum", dimensions, PrometheusText.number(Double(counts.nanoseconds) / 1e9))
        return text + PrometheusText.line(name + "_count", dimensions, "\(sum)")
    }
}
