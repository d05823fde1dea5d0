/// The bytes of a request's body, in memory of its own, so that a pointer to them stays good until the next change.
///
/// Used by one ``ConnectionState``, which calls ``free()`` at its end.
struct BodyBuffer {
    /// Memory that is kept from one request to the next.
    static let keptCapacity = 4_096

    private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    private(set) var count = 0

    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }

    mutating func append(_ more: UnsafeRawBufferPointer) {
        if count + more.count > memory.count {
            let larger = UnsafeMutableRawBufferPointer.allocate(
                byteCount: max(count + more.count, memory.count * 2, 512), alignment: 16)
            larger.copyMemory(from: bytes)
            memory.deallocate()
            memory = larger
        }
        UnsafeMutableRawBufferPointer(rebasing: memory[count...]).copyMemory(from: more)
        count += more.count
    }

    mutating func removeAll() {
        count = 0
        if memory.count > Self.keptCapacity { free() }
    }

    mutating func free() {
        memory.deallocate()
        memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
        count = 0
    }
}
