package import CoreMetrics
import Glibc
import Synchronization

/// Hands what a server counts to swift-metrics.
///
/// Where something happens it is counted with one atomic addition and nothing else; from there it comes to the handlers
/// when somebody asks for the page or, where the program has metrics of its own, every few seconds.
package final class MetricsCollector: Sendable {
    private let handlers: [Handler]
    private let timer: any TimerHandler
    /// What has been handed on already.
    private let told: Mutex<Told>
    /// Ours, if the program has set no other.
    private let page: PrometheusMetrics?
    private let isStopped = Atomic<Bool>(false)

    private enum Handler {
        case counter(any CounterHandler)
        case gauge(any MeterHandler)
    }

    private struct Told {
        var counts: [Int]
        var durations: DurationHistogram.Counts
    }

    private static let interval: useconds_t = 250_000
    private static let intervalsPerReport = 20

    /// `factory` makes the handlers.
    init(_ factory: any MetricsFactory) {
        page = factory as? PrometheusMetrics
        handlers = ServerFigure.all.map { figure in
            switch figure.kind {
            case .counter: .counter(factory.makeCounter(label: figure.name, dimensions: figure.dimensions))
            case .gauge: .gauge(factory.makeMeter(label: figure.name, dimensions: figure.dimensions))
            }
        }
        timer = factory.makeTimer(label: ServerFigure.eventSeconds.name, dimensions: [])
        told = Mutex(
            Told(counts: ServerFigure.all.map { _ in 0 }, durations: DurationHistogram().counts))
    }

    /// The process's factory; one of ours where the program has set none.
    package static var factory: any MetricsFactory {
        MetricsSystem.factory is NOOPMetricsHandler ? makeFactory() : MetricsSystem.factory
    }

    private static func makeFactory() -> PrometheusMetrics {
        var help = Dictionary(ServerFigure.all.map { ($0.name, $0.help) }) { first, _ in first }
        help[ServerFigure.eventSeconds.name] = ServerFigure.eventSeconds.help
        return PrometheusMetrics(help: help)
    }

    /// Sets the process's metrics to ours if it has none, so that a program's own stand on the same page.
    package static func bootstrapIfNeeded() {
        if MetricsSystem.factory is NOOPMetricsHandler { MetricsSystem.bootstrap(makeFactory()) }
    }

    /// The page; `nil` if the program's metrics go elsewhere.
    func text(_ context: ServerContext) -> String? {
        guard let page else { return nil }
        collect(context)
        return page.text
    }

    /// Hands on what has been counted since the last time.
    func collect(_ context: ServerContext) {
        told.withLock { told in
            for (index, figure) in ServerFigure.all.enumerated() {
                let value = figure.read(context)
                switch handlers[index] {
                case .counter(let handler): handler.increment(by: Int64(value - told.counts[index]))
                case .gauge(let handler): handler.set(Int64(value))
                }
                told.counts[index] = value
            }
            let durations = context.statistics.eventDurations.counts
            report(durations - told.durations)
            told.durations = durations
        }
    }

    /// To another's timer each duration is told as the bound under which it fell.
    private func report(_ new: DurationHistogram.Counts) {
        if let histogram = timer as? PrometheusHistogram { return histogram.add(new) }
        for (index, count) in new.buckets.enumerated() {
            let bound = Int64(DurationHistogram.bound(min(index, DurationHistogram.boundCount - 1)) * 1e9)
            for _ in 0..<count { timer.recordNanoseconds(bound) }
        }
    }

    /// Begins to hand on by itself, if nobody can ask for the page.
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
