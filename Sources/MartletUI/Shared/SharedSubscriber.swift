import Synchronization

/// An isolation domain whose views read a shared value: a visitor's session.
///
/// Safety of `@unchecked Sendable`: `readings` is used in the domain only.
final class SharedSubscriber<Value: Sendable>: @unchecked Sendable {
    private struct Pending {
        var readings: ContiguousArray<SharedReading<Value>> = []
        /// Whether a turn in the domain is arranged, or about to be.
        var isExpected = false
    }

    let domain: SharedDomain
    var readings: [SharedPartKey: SharedReading<Value>] = [:]
    private let pending = Mutex(Pending())

    init(_ domain: SharedDomain) { self.domain = domain }

    /// Notes that the part of `reading` has changed, if its readers do not know yet. Gives whether the domain is to be told
    /// when all that has changed is noted.
    func note(_ reading: SharedReading<Value>) -> Bool {
        pending.withLock { pending in
            guard !reading.isPending, reading.isBehind else { return false }
            reading.isPending = true
            pending.readings.append(reading)
            defer { pending.isExpected = true }
            return !pending.isExpected
        }
    }

    /// Has the views marked, in their domain.
    func tell() {
        guard let isolation = domain.isolation else { return markNoted() }
        isolation.mark { self.markNoted() }
    }

    /// Marks the views whose parts have been noted; in their domain.
    private func markNoted() {
        let changed = pending.withLock { pending in
            var readings = ContiguousArray<SharedReading<Value>>()
            swap(&readings, &pending.readings)
            pending.isExpected = false
            for reading in readings { reading.isPending = false }
            return readings.filter { $0.learn() }
        }
        for reading in changed { reading.mark() }
    }

    /// Marks the views whose parts have changed, without waiting to be told; in their domain.
    func markChanged() {
        let changed = pending.withLock { _ in readings.values.filter { $0.learn() } }
        for reading in changed { reading.mark() }
    }
}

/// Where the views that read a shared value live.
struct SharedDomain: Sendable {
    let id: ObjectIdentifier
    /// `nil` where there is one thread only: then the graph is a domain by itself.
    let isolation: (any GraphIsolation)?

    /// The domain of the view that `reader` reads for; `nil` if the view has gone.
    init?(of reader: DependencyReader) {
        guard let graph = reader.evaluated?.graph else { return nil }
        isolation = graph.isolation
        id = isolation.map { ObjectIdentifier($0) } ?? ObjectIdentifier(graph)
    }
}
