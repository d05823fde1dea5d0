/// A stream's number in the watcher: its slot in the table, and how often that slot was used before. The kernel gets
/// this number, never a pointer: an event may come after its stream has gone (trap 12).
struct StreamID: Equatable {
    let slot: UInt32
    let generation: UInt32

    var rawValue: UInt64 { UInt64(generation) << 32 | UInt64(slot) }

    init(slot: UInt32, generation: UInt32) {
        self.slot = slot
        self.generation = generation
    }

    init(rawValue: UInt64) {
        slot = UInt32(truncatingIfNeeded: rawValue)
        generation = UInt32(truncatingIfNeeded: rawValue >> 32)
    }
}
