import Glibc

/// What the server counts, as text that Prometheus reads.
enum Metrics {
    static func response(_ context: ServerContext) -> HTTPResponse {
        let statistics = context.statistics
        let allocator = mallinfo2()
        let values: [(name: String, type: String, value: Int)] = [
            ("martlet_sessions", "gauge", context.registry.count),
            ("martlet_pages", "gauge", statistics.pages.current),
            ("martlet_streams", "gauge", statistics.streams.current),
            ("martlet_events_total", "counter", statistics.events.current),
            ("martlet_rejected_requests_total", "counter", statistics.rejectedEvents.current),
            ("martlet_frames_total", "counter", statistics.frames.current),
            ("martlet_resyncs_total", "counter", statistics.resyncs.current),
            ("martlet_live_bytes", "gauge", Int(allocator.uordblks) + Int(allocator.hblkhd)),
        ]
        let text = values.map { "# TYPE \($0.name) \($0.type)\n\($0.name) \($0.value)\n" }.joined()
        return HTTPResponse(
            status: 200, headers: [("Content-Type", "text/plain; version=0.0.4")], body: .bytes(Array(text.utf8)))
    }
}
