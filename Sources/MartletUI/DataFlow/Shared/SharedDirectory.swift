/// The projections of a shared value and their subscribers. All access is under the storage's lock, and each operation
/// takes constant time, however many subscribers there are.
struct SharedDirectory<Value: Sendable> {
    private var parts: [SharedProjectionKey: SharedProjection<Value>] = [:]
    /// The same projections, for iteration in pieces.
    private(set) var partList = PieceList<SharedProjection<Value>>()
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
        let part = parts[key] ?? addPart(SharedProjection(key, content()))
        let reading = SharedReading(part, subscriber, storage, version)
        part.readings.add(reading)
        return reading
    }

    private mutating func addPart(_ part: SharedProjection<Value>) -> SharedProjection<Value> {
        parts[part.key] = part
        partList.add(part)
        return part
    }

    /// Removes a reading that has no subscribers left in its domain; `isLast` if the domain reads nothing else of the
    /// value either.
    mutating func remove(_ reading: SharedReading<Value>, isLast: Bool) {
        let part = reading.part
        part.readings.remove(reading)
        if part.readings.isEmpty {
            parts[part.key] = nil
            partList.remove(part)
        }
        guard isLast else { return }
        subscribers.remove(reading.subscriber)
        if reading.subscriber.isolation == nil { unisolatedCount -= 1 }
    }

    /// Queues `part`, so that its readings receive a change.
    mutating func noteChange(of part: SharedProjection<Value>) {
        guard !part.isChanged else { return }
        part.isChanged = true
        changed.append(part)
    }

    /// Takes a projection whose readings are to receive a change.
    mutating func takeChanged() -> SharedProjection<Value>? {
        let part = changed.popLast()
        part?.isChanged = false
        return part
    }

    var hasChanged: Bool { !changed.isEmpty }
}
