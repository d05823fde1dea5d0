import Synchronization

/// The open and opening streams of one session, the oldest first.
struct StreamRoster: ~Copyable, Sendable {
    private let streams = Mutex<ContiguousArray<EventStream>>([])

    /// Adds a stream. Returns the oldest, to be ended, if there are more than `limit` now.
    func add(_ stream: EventStream, limit: Int) -> EventStream? {
        streams.withLock { streams in
            streams.append(stream)
            return streams.count > limit ? streams.removeFirst() : nil
        }
    }

    /// A stream has ended.
    func remove(_ stream: EventStream) { streams.withLock { $0.removeAll { $0 === stream } } }

    var count: Int { streams.withLock { $0.count } }
}
