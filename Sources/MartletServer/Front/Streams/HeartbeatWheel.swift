/// What to do with a stream that the wheel has visited.
enum HeartbeatVisit: Equatable {
    /// Look again after this many ticks.
    case again(after: UInt32)
    /// Its client has not read for too long, or it has ended already.
    case end
}

/// One timer for the heartbeats of all streams: a wheel with a slot a tick, in each slot the streams that are to be
/// looked at then. A stream is in one slot at a time; sending does not move it, the visit does.
struct HeartbeatWheel {
    private var slots: [[StreamID]]
    private(set) var tick: UInt32 = 0

    /// The longest time ahead is `ticks`.
    init(ticks: UInt32) {
        slots = Array(repeating: [], count: Int(max(ticks, 1)) + 1)
    }

    /// Puts `id` where it is visited after `ticks`, at least one and at most as many as the wheel has.
    mutating func insert(_ id: StreamID, after ticks: UInt32) {
        let ahead = min(max(ticks, 1), UInt32(slots.count - 1))
        slots[Int((tick &+ ahead) % UInt32(slots.count))].append(id)
    }

    /// Turns by `ticks` and returns the streams whose slots it has passed, each once.
    mutating func advance(by ticks: UInt32 = 1) -> [StreamID] {
        var due: [StreamID] = []
        for offset in 1...max(1, min(ticks, UInt32(slots.count))) {
            let slot = Int((tick &+ offset) % UInt32(slots.count))
            due += slots[slot]
            slots[slot] = []
        }
        tick &+= ticks
        return due
    }
}
