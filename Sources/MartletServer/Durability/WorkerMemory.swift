import CCrash
import Glibc

/// The memory that a supervisor shares with its workers: the actions that run, and the visitors whose actions ended the
/// process. It outlives each worker.
///
/// Safety of `@unchecked Sendable`: the memory is mapped for the life of the process, and is read and written with
/// atomic operations, or by the one that owns a part.
package final class WorkerMemory: @unchecked Sendable {
    let memory: UnsafeMutablePointer<martlet_memory>
    package let descriptor: Int32

    private static let size = MemoryLayout<martlet_memory>.size

    /// New memory, whose descriptor `place` may move. `nil` if the system has none.
    package static func make(placing place: (Int32) -> Int32 = { $0 }) -> WorkerMemory? {
        let descriptor = place(martlet_make_memory("martlet"))
        guard descriptor >= 0 else { return nil }
        guard ftruncate(descriptor, size) == 0, let made = WorkerMemory(mapping: descriptor) else {
            close(descriptor)
            return nil
        }
        made.memory.pointee.version = UInt32(martlet_memory_version)
        return made
    }

    /// The memory that was inherited as `descriptor`; `nil` if it is of another version.
    package convenience init?(inherited descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size >= Self.size else { return nil }
        self.init(mapping: descriptor)
        guard memory.pointee.version == UInt32(martlet_memory_version) else { return nil }
    }

    private init?(mapping descriptor: Int32) {
        let address = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        guard let address, address != MAP_FAILED else { return nil }
        memory = address.bindMemory(to: martlet_memory.self, capacity: 1)
        self.descriptor = descriptor
    }

    deinit { munmap(memory, Self.size) }

    // MARK: Areas

    private static let areas = 0..<UInt32(martlet_worker_count)

    func area(_ index: Int) -> UnsafeMutablePointer<martlet_area>? {
        guard Self.areas.contains(UInt32(clamping: index)) else { return nil }
        return martlet_area_at(memory, UInt32(clamping: index))
    }

    /// Takes an area for a worker that is about to start: a free one, or else one whose worker has ended. `nil` if all
    /// are used.
    package func claimArea() -> Int? {
        for state in [martlet_area_free, martlet_area_ended] {
            for index in Self.areas {
                guard let area = martlet_area_at(memory, index), martlet_load32(&area.pointee.state) == state
                else { continue }
                Self.clear(area)
                martlet_store32(&area.pointee.state, UInt32(martlet_area_used))
                return Int(index)
            }
        }
        return nil
    }

    /// The worker of an area has ended, by `signal` if that is not 0. What it left there can be read.
    package func workerHasEnded(area index: Int, signal: Int32) {
        guard let area = area(index) else { return }
        area.pointee.signal = UInt32(clamping: signal)
        martlet_store32(&area.pointee.state, UInt32(martlet_area_ended))
    }

    /// How many turns the front's loop of a worker has made.
    package func turns(area index: Int) -> UInt64? { area(index).map { martlet_load64(&$0.pointee.turns) } }

    /// Whether an action in an area has caused the crash of its worker.
    package func hasCulprit(area index: Int) -> Bool {
        guard let area = area(index) else { return false }
        return (0..<UInt32(martlet_action_count)).compactMap { martlet_action_at(area, $0) }.contains { action in
            martlet_load32(&action.pointee.state) == martlet_action_running
                && martlet_load32(&action.pointee.signal) != 0
        }
    }

    /// Calls `body` with each area whose worker has ended, and frees it.
    func takeEndedAreas(_ body: (UnsafeMutablePointer<martlet_area>) -> Void) {
        for index in Self.areas {
            guard let area = martlet_area_at(memory, index),
                martlet_load32(&area.pointee.state) == martlet_area_ended
            else { continue }
            body(area)
            Self.clear(area)
            martlet_store32(&area.pointee.state, UInt32(martlet_area_free))
        }
    }

    private static func clear(_ area: UnsafeMutablePointer<martlet_area>) {
        for index in 0..<UInt32(martlet_action_count) {
            guard let action = martlet_action_at(area, index) else { continue }
            martlet_store32(&action.pointee.state, UInt32(martlet_action_free))
        }
        area.pointee.signal = 0
        area.pointee.unrecorded = 0
        area.pointee.turns = 0
    }
}
