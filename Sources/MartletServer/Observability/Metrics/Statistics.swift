import Synchronization

/// The counters of a server.
package struct Statistics: ~Copyable, Sendable {
    package let pages = Counter()
    package let dehydratedPages = Counter()
    package let streams = Counter()
    package let events = Counter()
    package let rejectedEvents = Counter()
    package let frames = Counter()
    package let resyncs = Counter()
    package let mismatches = Counter()
    /// Streams whose client has asked for a resync.
    package let requestedResyncs = Counter()
    /// Answers that make the client load its page afresh.
    package let forcedReloads = Counter()
    /// Posts of events that wait for their session.
    package let queuedEvents = Counter()
    /// Requests that a route has answered.
    package let routes = Counter()
    /// From an event's arrival to the end of its frame.
    package let eventDurations = DurationHistogram()
    private let rejections = InlineArray<8, Counter> { _ in Counter() }

    /// Counts a request or an event that was answered with this status.
    package func countRejection(status: Int) {
        rejectedEvents.add(1)
        rejections[RejectionCause(status: status).rawValue].add(1)
    }

    package func rejections(for cause: RejectionCause) -> Int { rejections[cause.rawValue].current }

    /// A number that threads change.
    package struct Counter: ~Copyable, Sendable {
        private let value = Atomic<Int>(0)

        package init() {}

        package func add(_ amount: Int) { value.wrappingAdd(amount, ordering: .relaxed) }
        package var current: Int { value.load(ordering: .relaxed) }
    }
}
