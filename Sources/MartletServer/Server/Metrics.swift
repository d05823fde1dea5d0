import Glibc

/// What the server counts, as text that Prometheus reads.
enum Metrics {
    static func response(_ context: ServerContext) -> HTTPResponse {
        let values: [(name: String, type: String, value: Int)] = [
            ("martlet_sessions", "gauge", context.registry.count),
            ("martlet_pages", "gauge", context.statistics.pages.current),
            ("martlet_dehydrated_pages", "gauge", context.statistics.dehydratedPages.current),
            ("martlet_streams", "gauge", context.statistics.streams.current),
            ("martlet_events_total", "counter", context.statistics.events.current),
            ("martlet_rejected_requests_total", "counter", context.statistics.rejectedEvents.current),
            ("martlet_frames_total", "counter", context.statistics.frames.current),
            ("martlet_resyncs_total", "counter", context.statistics.resyncs.current),
            ("martlet_mismatches_total", "counter", context.statistics.mismatches.current),
            ("martlet_resident_bytes", "gauge", residentBytes),
        ]
        let text = values.map { "# TYPE \($0.name) \($0.type)\n\($0.name) \($0.value)\n" }.joined()
        return HTTPResponse(
            status: 200,
            headers: [("Content-Type", "text/plain; version=0.0.4"), ("X-Content-Type-Options", "nosniff")],
            body: .bytes(Array(text.utf8)))
    }

    /// The memory that the process holds, as the system counts it; 0 where it does not say.
    private static var residentBytes: Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
        let fields = String(decoding: line.map(UInt8.init(bitPattern:)), as: UTF8.self).split(separator: " ")
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) : 0
    }
}
