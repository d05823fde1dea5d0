import CCrash
import Glibc

/// Which of a supervisor's workers has which sessions, in memory that all of them share.
///
/// It only says where a connection is likely to be right: the claims in the store decide, and a request that comes to the wrong
/// worker is passed on. So a word may be overwritten or out of date, and no lock is needed.
///
/// Safety of `@unchecked Sendable`: the memory is mapped for the life of this object, and its words are read and written
/// with atomic operations.
package final class WorkerDirectory: @unchecked Sendable {
    /// The most workers of a supervisor.
    package static let mostWorkers = 64

    /// A worker's place among those of its supervisor, which its successors have after it.
    package typealias Slot = Int

    package let descriptor: Int32
    /// The number of the server in each slot, and after them the slots of claimed sessions.
    private let words: UnsafeMutablePointer<UInt64>

    private static let claimCount = 1 << 16
    private static let size = (mostWorkers + claimCount) * MemoryLayout<UInt64>.size
    private static let slotBits = UInt64(mostWorkers - 1)

    /// New memory, whose descriptor `place` may move. `nil` if the system has none.
    package static func make(placing place: (Int32) -> Int32 = { $0 }) -> WorkerDirectory? {
        let descriptor = place(martlet_make_memory("martlet-workers"))
        guard descriptor >= 0 else { return nil }
        guard ftruncate(descriptor, off_t(size)) == 0, let made = WorkerDirectory(inherited: descriptor) else {
            close(descriptor)
            return nil
        }
        return made
    }

    /// The memory that was inherited as `descriptor`; `nil` if it is too small.
    package init?(inherited descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size >= Self.size else { return nil }
        let address = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        guard let address, address != MAP_FAILED else { return nil }
        words = address.bindMemory(to: UInt64.self, capacity: Self.size / MemoryLayout<UInt64>.size)
        self.descriptor = descriptor
    }

    deinit { munmap(words, Self.size) }

    // MARK: Who serves

    /// The server in a slot takes connections; 0 says that nobody does.
    package func set(server: UInt64, in slot: Slot) {
        if (0..<Self.mostWorkers).contains(slot) { martlet_store64(words + slot, server) }
    }

    /// The slots whose workers take connections, and the numbers of their servers.
    package var serving: [(slot: Slot, server: UInt64)] {
        (0..<Self.mostWorkers).map { ($0, martlet_load64(words + $0)) }.filter { $0.server != 0 }
    }

    // MARK: Claimed sessions

    /// The worker in a slot has claimed a session that has begun elsewhere.
    package func record(claimOf session: SessionIdentifier, in slot: Slot) {
        martlet_store64(place(of: session), session.low & ~Self.slotBits | UInt64(slot) & Self.slotBits)
    }

    /// The slot whose worker has claimed a session last, if that is known.
    func claimant(of session: SessionIdentifier) -> Slot? {
        let word = martlet_load64(place(of: session))
        guard word != 0, word & ~Self.slotBits == session.low & ~Self.slotBits else { return nil }
        return Slot(word & Self.slotBits)
    }

    /// These bits of a session's name are random.
    private func place(of session: SessionIdentifier) -> UnsafeMutablePointer<UInt64> {
        words + Self.mostWorkers + Int(session.high % UInt64(Self.claimCount))
    }
}
