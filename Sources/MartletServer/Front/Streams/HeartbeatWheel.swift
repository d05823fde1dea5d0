/// What a stream answers when the wheel comes to it.
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

    /// Puts `id` where it is looked at after `ticks`, at least one and at most what the wheel has.
    mutating func insert(_ id: StreamID, after ticks: UInt32) {
        let ahead = min(max(ticks, 1), UInt32(slots.count - 1))
        slots[Int((tick &+ ahead) % UInt32(slots.count))].append(id)
    }

    /// Turns to the next tick and returns what is to be looked at.
    mutating func advance() -> [StreamID] {
        tick &+= 1
        let slot = Int(tick % UInt32(slots.count))
        let due = slots[slot]
        slots[slot] = []
        return due
    }
}
