package import CoreMetrics
import Glibc
import Synchronization

/// Hands a server's counts to swift-metrics.
///
/// On the hot path an event costs one atomic addition and nothing else. The counts are handed to the handlers when the
/// page is requested or, if the program has a metrics factory of its own, every few seconds.
package final class MetricsCollector: Sendable {
    private let handlers: [Handler]
    private let eventTimer: any TimerHandler
    private let commitTimer: any TimerHandler
    /// What has been handed over already.
    private let reported: Mutex<Reported>
    /// Our factory, if the program has set no other.
    private let page: PrometheusMetrics?
    private let isStopped = Atomic<Bool>(false)

    private enum Handler {
        case counter(any CounterHandler)
        case gauge(any MeterHandler)
    }

    private struct Reported {
        var counts: [Int]
        var events: DurationHistogram.Counts
        var commits: DurationHistogram.Counts
    }

    private static let interval: useconds_t = 250_000
    private static let intervalsPerReport = 20

    /// `factory` makes the handlers.
    init(_ factory: any MetricsFactory) {
        page = factory as? PrometheusMetrics
        handlers = ServerMetric.all.map { metric in
            switch metric.kind {
            case .counter: .counter(factory.makeCounter(label: metric.name, dimensions: metric.dimensions))
            case .gauge: .gauge(factory.makeMeter(label: metric.name, dimensions: metric.dimensions))
            }
        }
        eventTimer = factory.makeTimer(label: ServerMetric.eventSeconds.name, dimensions: [])
        commitTimer = factory.makeTimer(label: ServerMetric.commitSeconds.name, dimensions: [])
        let none = DurationHistogram().counts
        reported = Mutex(Reported(counts: ServerMetric.all.map { _ in 0 }, events: none, commits: none))
    }

    /// The process's factory, or one of ours if the program has set none.
    package static var factory: any MetricsFactory {
        MetricsSystem.factory is NOOPMetricsHandler ? makeFactory() : MetricsSystem.factory
    }

    private static func makeFactory() -> PrometheusMetrics {
        var help = Dictionary(ServerMetric.all.map { ($0.name, $0.help) }) { first, _ in first }
        for timer in [ServerMetric.eventSeconds, ServerMetric.commitSeconds] { help[timer.name] = timer.help }
        return PrometheusMetrics(help: help)
    }

    /// Installs our factory if the process has none, so that the program's own metrics are on the same page.
    package static func bootstrapIfNeeded() {
        if MetricsSystem.factory is NOOPMetricsHandler { MetricsSystem.bootstrap(makeFactory()) }
    }

    /// The page; `nil` if the program's metrics go elsewhere.
    func text(_ context: ServerContext) -> String? {
        guard let page else { return nil }
        collect(context)
        return page.text
    }

    /// Hands over what has been counted since the last time.
    func collect(_ context: ServerContext) {
        reported.withLock { reported in
            for (index, metric) in ServerMetric.all.enumerated() {
                let value = metric.read(context)
                switch handlers[index] {
                case .counter(let handler): handler.increment(by: Int64(value - reported.counts[index]))
                case .gauge(let handler): handler.set(Int64(value))
                }
                reported.counts[index] = value
            }
            let events = context.statistics.eventDurations.counts
            report(events - reported.events, to: eventTimer)
            reported.events = events
            guard let commits = context.store?.statistics.durations.counts else { return }
            report(commits - reported.commits, to: commitTimer)
            reported.commits = commits
        }
    }

    /// Another factory's timer gets each duration as the upper bound of its bucket.
    private func report(_ new: DurationHistogram.Counts, to timer: any TimerHandler) {
        if let histogram = timer as? PrometheusHistogram { return histogram.add(new) }
        for (index, count) in new.buckets.enumerated() {
            let bound = Int64(DurationHistogram.bound(min(index, DurationHistogram.boundCount - 1)) * 1e9)
            for _ in 0..<count { timer.recordNanoseconds(bound) }
        }
    }

    /// Starts a thread that hands over the counts, if there is no page that does.
    func start(_ context: ServerContext) {
        guard page == nil else { return }
        Thread.start(name: "martlet-metrics", stackSize: 256 << 10) { [self, weak context] in
            var intervals = 0
            while !isStopped.load(ordering: .relaxed), let context {
                intervals += 1
                if intervals % Self.intervalsPerReport == 0 { collect(context) }
                usleep(Self.interval)
            }
        }
    }

    func stop() { isStopped.store(true, ordering: .relaxed) }
}
