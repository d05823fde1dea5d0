import Synchronization

/// The memory of a ``PointerTable``: slots of a key and its value beside each other, so that a search mostly reads one line
/// of it. It does not know the type of the values, since other modules search it in every body.
@usableFromInline
struct PointerSlots {
    /// Never `nil`; what is made of a number might be.
    private let start: UnsafeMutablePointer<Atomic<UInt>>?
    let mask: Int

    /// Slots that are never freed.
    init(capacity: Int) {
        mask = capacity - 1
        let words = UnsafeMutableRawPointer.allocate(byteCount: capacity * 16, alignment: 64)
        let slots = words.bindMemory(to: Atomic<UInt>.self, capacity: capacity * 2)
        for index in 0..<capacity * 2 { (slots + index).initialize(to: Atomic(0)) }
        start = slots
    }

    /// The address and, in the bits that its alignment leaves, the logarithm of the capacity.
    var word: UInt { UInt(bitPattern: start) | UInt((mask + 1).trailingZeroBitCount) }

    @usableFromInline
    init(_ word: UInt) {
        mask = 1 &<< Int(word & 63) &- 1
        start = UnsafeMutablePointer(bitPattern: word & ~63)
    }

    @usableFromInline
    func find(_ key: UInt) -> UnsafeRawPointer? {
        guard let start else { return nil }
        var index = Self.hash(key) & mask
        while true {
            let slot = start + index &* 2
            let found = slot[0].load(ordering: .acquiring)
            if found == key { return UnsafeRawPointer(bitPattern: slot[1].load(ordering: .relaxed)) }
            if found == 0 { return nil }
            index = (index &+ 1) & mask
        }
    }

    func insert(_ key: UInt, _ value: UnsafeMutableRawPointer) {
        guard let start else { return }
        var index = Self.hash(key) & mask
        while start[index * 2].load(ordering: .relaxed) != 0 { index = (index + 1) & mask }
        start[index * 2 + 1].store(UInt(bitPattern: value), ordering: .relaxed)
        start[index * 2].store(key, ordering: .releasing)
    }

    private static func hash(_ key: UInt) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) }
}
