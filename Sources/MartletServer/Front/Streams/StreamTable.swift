/// The open streams by number. Places are used again with a new generation, so that an old number finds nothing.
struct StreamTable {
    private struct Place {
        var stream: EventStream?
        var generation: UInt32 = 0
    }

    private var places: [Place] = []
    private var free: [UInt32] = []

    /// The number of streams.
    private(set) var count = 0

    mutating func insert(_ stream: EventStream) -> StreamID {
        count += 1
        let slot: UInt32
        if let reused = free.popLast() {
            slot = reused
        } else {
            slot = UInt32(places.count)
            places.append(Place())
        }
        places[Int(slot)].stream = stream
        return StreamID(slot: slot, generation: places[Int(slot)].generation)
    }

    subscript(id: StreamID) -> EventStream? {
        guard id.slot < places.count, places[Int(id.slot)].generation == id.generation else { return nil }
        return places[Int(id.slot)].stream
    }

    @discardableResult
    mutating func remove(_ id: StreamID) -> EventStream? {
        guard let stream = self[id] else { return nil }
        places[Int(id.slot)].stream = nil
        places[Int(id.slot)].generation &+= 1
        free.append(id.slot)
        count -= 1
        return stream
    }

    /// The numbers of all streams.
    var ids: [StreamID] {
        places.indices.compactMap { slot in
            places[slot].stream == nil
                ? nil : StreamID(slot: UInt32(slot), generation: places[slot].generation)
        }
    }
}
