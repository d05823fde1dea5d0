import Glibc
import MartletUI

/// One of the numbers that a server exports.
struct ServerMetric: Sendable {
    enum Kind: Sendable { case counter, gauge }

    let name: String
    let help: String
    let kind: Kind
    var dimensions: [(String, String)] = []
    let read: @Sendable (ServerContext) -> Int

    /// All metrics. docs/deployment.md describes each.
    static let all: [ServerMetric] =
        [
            gauge("martlet_sessions", "Sessions that are alive") { $0.registry.count },
            gauge("martlet_pages", "Pages that are alive") { $0.statistics.pages.current },
            gauge("martlet_dehydrated_pages", "Pages of which only the state is kept") {
                $0.statistics.dehydratedPages.current
            },
            gauge("martlet_streams", "Pages with an open stream") { $0.statistics.streams.current },
            gauge("martlet_queued_events", "Posts of events that wait for their session") {
                $0.statistics.queuedEvents.current
            },
            gauge("martlet_resident_bytes", "Memory that the process holds") { _ in ResidentMemory.bytes },
            counter("martlet_events_total", "Posts of events that were read") { $0.statistics.events.current },
            counter("martlet_frames_total", "Frames that were made") { $0.statistics.frames.current },
            counter("martlet_resyncs_total", "Pages that were sent anew as a whole") { $0.statistics.resyncs.current },
            counter("martlet_mismatches_total", "Patches that did not fit, as clients report") {
                $0.statistics.mismatches.current
            },
            counter("martlet_requested_resyncs_total", "Streams whose client asked for a resync") {
                $0.statistics.requestedResyncs.current
            },
            counter("martlet_forced_reloads_total", "Answers that make the client load its page afresh") {
                $0.statistics.forcedReloads.current
            },
            counter("martlet_routes_total", "Requests that a route has answered") { $0.statistics.routes.current },
            gauge("martlet_store_works", "1 if changes are stored, 0 if they are in memory only") {
                $0.store.map { $0.health == .healthy ? 1 : 0 } ?? 0
            },
            gauge("martlet_store_damaged_records", "Damaged records of the store that are put aside") {
                $0.store?.damage.records ?? 0
            },
            gauge("martlet_store_lost_commits", "Commits that the store had taken and lacks since the process began") {
                Int(clamping: $0.store?.damage.commits ?? 0)
            },
            gauge("martlet_stored_sessions", "Sessions in the store") { $0.store?.statistics.size.owners ?? 0 },
            gauge("martlet_stored_bytes", "Bytes of the sessions in the store") {
                $0.store?.statistics.size.bytes ?? 0
            },
            counter("martlet_store_commits_total", "Commits to the store") {
                $0.store?.statistics.commits.current ?? 0
            },
            counter("martlet_store_records_total", "Records written to the store") {
                $0.store?.statistics.records.current ?? 0
            },
            counter("martlet_store_bytes_total", "Bytes of these records") { $0.store?.statistics.bytes.current ?? 0 },
            counter("martlet_store_failures_total", "Failures of the store") {
                $0.store?.statistics.failures.current ?? 0
            },
            counter("martlet_store_evictions_total", "Sessions that were deleted for want of room in the store") {
                $0.store?.statistics.evictions.current ?? 0
            },
            counter("martlet_store_refusals_total", "Changes of sessions that were too large for the store") {
                $0.store?.statistics.refusals.current ?? 0
            },
            gauge("martlet_cluster_owned_sessions", "Sessions in memory that this server has claimed") {
                $0.cluster == nil ? 0 : $0.registry.count
            },
            counter("martlet_cluster_claims_total", "Sessions that were claimed from the shared store") {
                $0.cluster?.statistics.claims.current ?? 0
            },
            counter("martlet_cluster_values_total", "Rights to change a shared value that were got") {
                $0.cluster?.statistics.values.current ?? 0
            },
            gauge("martlet_tasks", "Tasks of the program that run on this server") { $0.tasks.count },
            counter("martlet_cluster_hops_total", "Requests that were passed on to another server") {
                $0.cluster?.statistics.hops.current ?? 0
            },
            counter("martlet_cluster_failed_hops_total", "Requests that could not be passed on") {
                $0.cluster?.statistics.failedHops.current ?? 0
            },
            counter(
                "martlet_cluster_refused_hops_total",
                "Requests that said wrongly that another server has passed them on"
            ) {
                $0.cluster?.statistics.refusedHops.current ?? 0
            },
            counter("martlet_cluster_connections_total", "Connections that were made to other servers") {
                $0.cluster?.statistics.connections.current ?? 0
            },
            counter("martlet_cluster_lapsed_leases_total", "Times that the lease was not renewed in time") {
                $0.cluster?.statistics.lapses.current ?? 0
            },
            counter("martlet_cluster_lost_leases_total", "Times that others have taken this server for dead") {
                $0.cluster?.statistics.lost.current ?? 0
            },
            counter("martlet_redis_errors_total", "Times that Redis did not answer") {
                $0.cluster?.engine.errors ?? 0
            },
            counter("martlet_redis_calls_total", "Calls to Redis, each of one or more commands") {
                $0.cluster?.engine.durations.buckets.reduce(0, +) ?? 0
            },
            counter("martlet_redis_microseconds_total", "Microseconds that these calls took") {
                ($0.cluster?.engine.durations.nanoseconds ?? 0) / 1_000
            },
            gauge("martlet_shared_bytes", "Bytes of all shared values") { _ in SharedBound.bytes },
            counter("martlet_refused_shared_changes_total", "Changes of shared values that would have been too large") {
                _ in SharedBound.refused
            },
            counter("martlet_dropped_log_lines_total", "Lines of the log that nobody has read in time") { _ in
                OutputQueue.droppedLines
            },
            counter("martlet_left_out_log_lines_total", "Lines of the log that were too many of their kind") { _ in
                LogLimiter.suppressed
            },
        ]
        + RejectionCause.allCases.map { cause in
            ServerMetric(
                name: "martlet_rejected_events_total", help: "Events that were refused, by cause", kind: .counter,
                dimensions: [("cause", cause.name)]
            ) { $0.statistics.rejections(for: cause) }
        }

    /// The time from an event's arrival to its frame.
    static let eventSeconds = (
        name: "martlet_event_seconds", help: "Time from an event's arrival to the end of its frame"
    )

    /// The time that a commit to the store takes.
    static let commitSeconds = (name: "martlet_store_commit_seconds", help: "Time that a commit to the store takes")

    private static func gauge(
        _ name: String, _ help: String, _ read: @escaping @Sendable (ServerContext) -> Int
    ) -> ServerMetric { ServerMetric(name: name, help: help, kind: .gauge, read: read) }

    private static func counter(
        _ name: String, _ help: String, _ read: @escaping @Sendable (ServerContext) -> Int
    ) -> ServerMetric { ServerMetric(name: name, help: help, kind: .counter, read: read) }
}

/// The memory that the process holds, as the system counts it.
enum ResidentMemory {
    /// 0 if the system does not report it.
    static var bytes: Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
        let fields = String(decoding: line.map(UInt8.init(bitPattern:)), as: UTF8.self).split(separator: " ")
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) : 0
    }
}
