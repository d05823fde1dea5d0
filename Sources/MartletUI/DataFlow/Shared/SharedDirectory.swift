/// Who reads what of a shared value. Used under the storage's lock, and everything here takes moments, however many read.
struct SharedDirectory<Value: Sendable> {
    private var parts: [SharedProjectionKey: SharedProjection<Value>] = [:]
    /// The same parts, to be gone through in pieces.
    private(set) var partList = PieceList<SharedProjection<Value>>()
    private(set) var subscribers = PieceList<SharedSubscriber<Value>>()
    /// How many subscribers have no isolation.
    private(set) var unisolatedCount = 0
    /// Parts whose readings are to be told.
    private var changed: ContiguousArray<SharedProjection<Value>> = []

    /// The reading of a part by `subscriber`, made and entered: there is none yet.
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

    /// Nobody in its domain reads `reading` any more; with `isLast`, nor anything else of the value.
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

    /// The readings of `part` are to be told of a change.
    mutating func noteChange(of part: SharedProjection<Value>) {
        guard !part.isChanged else { return }
        part.isChanged = true
        changed.append(part)
    }

    /// A part whose readings are to be told.
    mutating func takeChanged() -> SharedProjection<Value>? {
        let part = changed.popLast()
        part?.isChanged = false
        return part
    }

    var hasChanged: Bool { !changed.isEmpty }
}
