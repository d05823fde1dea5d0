/// The projections of a shared value and their subscribers. All access is under the storage's lock, and each operation
/// takes constant time, however many subscribers there are.
struct SharedDirectory<Value: Sendable> {
    private var projections: [SharedProjectionKey: SharedProjection<Value>] = [:]
    /// The same projections, for iteration in pieces.
    private(set) var projectionList = PieceList<SharedProjection<Value>>()
    private(set) var subscribers = PieceList<SharedSubscriber<Value>>()
    /// How many subscribers have no isolation.
    private(set) var unisolatedCount = 0
    /// Projections with a change that their readings have yet to receive.
    private var changed: ContiguousArray<SharedProjection<Value>> = []

    /// Makes and registers the reading of a projection by `subscriber`, which must not have one yet.
    mutating func makeReading(
        _ key: SharedProjectionKey, _ subscriber: SharedSubscriber<Value>, _ storage: SharedStorage<Value>,
        _ version: UInt64,
        _ content: @Sendable () -> any ComparableProjection<Value>
    ) -> SharedReading<Value> {
        if subscriber.place == nil {
            subscribers.add(subscriber)
            if subscriber.isolation == nil { unisolatedCount += 1 }
        }
        let projection = projections[key] ?? addProjection(SharedProjection(key, content()))
        let reading = SharedReading(projection, subscriber, storage, version)
        projection.readings.add(reading)
        return reading
    }

    private mutating func addProjection(_ projection: SharedProjection<Value>) -> SharedProjection<Value> {
        projections[projection.key] = projection
        projectionList.add(projection)
        return projection
    }

    /// Removes a reading that has no subscribers left in its domain; `isLast` if the domain reads nothing else of the
    /// value either.
    mutating func remove(_ reading: SharedReading<Value>, isLast: Bool) {
        let projection = reading.projection
        projection.readings.remove(reading)
        if projection.readings.isEmpty {
            projections[projection.key] = nil
            projectionList.remove(projection)
        }
        guard isLast else { return }
        subscribers.remove(reading.subscriber)
        if reading.subscriber.isolation == nil { unisolatedCount -= 1 }
    }

    /// Queues `projection`, so that its readings receive a change.
    mutating func recordChange(of projection: SharedProjection<Value>) {
        guard !projection.isChanged else { return }
        projection.isChanged = true
        changed.append(projection)
    }

    /// Takes a projection whose readings are to receive a change.
    mutating func removeChanged() -> SharedProjection<Value>? {
        let projection = changed.popLast()
        projection?.isChanged = false
        return projection
    }

    var hasChanged: Bool { !changed.isEmpty }
}
