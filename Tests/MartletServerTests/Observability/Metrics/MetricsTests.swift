import CoreMetrics
import Glibc
import Testing

@testable import MartletServer

@Suite struct MetricsTests {
    @Test(arguments: [(0, 0), (16_384, 0), (16_385, 1), (32_768, 1), (32_769, 2), (536_870_912, 15), (536_870_913, 16)])
    func aDurationFallsUnderTheFirstBoundThatIsNotLess(_ duration: Int, _ bucket: Int) {
        #expect(DurationHistogram.index(of: duration) == bucket)
        #expect(DurationHistogram.index(of: .max) == 16)
    }

    @Test func anyDurationIsCounted() {
        let histogram = DurationHistogram()
        for duration in [-5, 0, 20_000, .max / 4] as [Int64] { histogram.record(nanoseconds: duration) }
        #expect(histogram.counts.buckets.reduce(0, +) == 4)
        #expect(histogram.counts.buckets[0] == 2)
    }

    @Test func aProgramsMetricsAreText() {
        let metrics = PrometheusMetrics(help: ["orders_total": "Orders"])
        metrics.makeCounter(label: "orders_total", dimensions: [("kind", "a\"b\n")]).increment(by: 3)
        metrics.makeCounter(label: "orders_total", dimensions: [("kind", "c")]).increment(by: 1)
        metrics.makeCounter(label: "orders_total", dimensions: [("kind", "c")]).increment(by: 1)
        metrics.makeMeter(label: "queue.depth", dimensions: []).set(2.5)
        metrics.makeTimer(label: "wait", dimensions: []).recordNanoseconds(20_000)
        let text = metrics.text
        #expect(text.hasPrefix("# HELP orders_total Orders\n# TYPE orders_total counter\n"))
        #expect(text.contains("\norders_total{kind=\"a\\\"b\\n\"} 3\n"))
        #expect(text.contains("\norders_total{kind=\"c\"} 2\n"))
        #expect(text.contains("\n# TYPE queue_depth gauge\nqueue_depth 2.5\n"))
        #expect(text.contains("\nwait_bucket{le=\"1.6384e-05\"} 0\nwait_bucket{le=\"3.2768e-05\"} 1\n"))
        #expect(text.contains("\nwait_bucket{le=\"+Inf\"} 1\n"))
        #expect(text.hasSuffix("\nwait_count 1\n"))
    }

    @Test func aNameHasOneKind() {
        let metrics = PrometheusMetrics()
        metrics.makeCounter(label: "a", dimensions: []).increment(by: 1)
        metrics.makeMeter(label: "a", dimensions: [("b", "c")]).set(5 as Int64)
        metrics.makeTimer(label: "a", dimensions: []).recordNanoseconds(5)
        #expect(metrics.text == "# TYPE a counter\na 1\n")
    }

    @Test func theServerTellsWhatItHasDone() throws {
        try withServer { server in
            let visitor = try Visitor(server)
            let stream = try visitor.openStream()
            _ = try visitor.click("inc", seq: 1)
            _ = try stream.frame()
            _ = try visitor.press("nothing")
            _ = try visitor.post("{}", headers: ["Origin: https://evil.example"])
            _ = try visitor.post("{}")
            // The frame leaves before its time is noted.
            #expect(eventually { server.context.statistics.eventDurations.counts.buckets.contains { $0 > 0 } })
            let text = try visitor.get("/_martlet/metrics").text
            #expect(!text.contains("\nmartlet_event_seconds_count 0\n"))
            for line in [
                "martlet_sessions 1", "martlet_pages 1", "martlet_streams 1", "martlet_queued_events 0",
                "martlet_frames_total 1", "martlet_rejected_events_total{cause=\"malformed\"} 1",
                "martlet_rejected_events_total{cause=\"cross_origin\"} 1",
                "martlet_rejected_events_total{cause=\"not_found\"} 1",
            ] {
                #expect(text.contains("\n\(line)\n"), "\(line) is not in \(text)")
            }
        }
    }

    @Test func anothersMetricsAreFedAndThePageIsNot() throws {
        let factory = RecordingFactory()
        try withServer {
            $0.metrics = factory
        } _: { server in
            let visitor = try Visitor(server)
            _ = try visitor.press("inc")
            #expect(try visitor.get("/_martlet/metrics").status == 404)
            server.context.metrics.collect(server.context)
            server.context.metrics.collect(server.context)
            #expect(factory.recorder.text.contains("\nmartlet_events_total 1\n"))
            #expect(factory.recorder.text.contains("\nmartlet_sessions 1\n"))
        }
    }
}

/// A program's own metrics: not ours, but kept where a test can read them.
private final class RecordingFactory: MetricsFactory {
    let recorder = PrometheusMetrics()

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        recorder.makeCounter(label: label, dimensions: dimensions)
    }
    func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        recorder.makeMeter(label: label, dimensions: dimensions)
    }
    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        recorder.makeRecorder(label: label, dimensions: dimensions, aggregate: aggregate)
    }
    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        recorder.makeTimer(label: label, dimensions: dimensions)
    }
    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyMeter(_ handler: any MeterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}
}
