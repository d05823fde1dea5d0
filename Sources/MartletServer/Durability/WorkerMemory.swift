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
    private let size: Int
    /// The indices of the areas.
    private let areas: Range<UInt32>

    private static func size(areas: Int) -> Int {
        MemoryLayout<martlet_memory>.size + areas * MemoryLayout<martlet_area>.size
    }

    /// New memory for so many workers that serve at a time, whose descriptor `place` may move. `nil` if the system has none.
    package static func make(workers: Int = 1, placing place: (Int32) -> Int32 = { $0 }) -> WorkerMemory? {
        let descriptor = place(martlet_make_memory("martlet"))
        guard descriptor >= 0 else { return nil }
        // Beside the one that serves: one that hands over, one that starts, and one that dies.
        let size = size(areas: 4 * workers)
        guard ftruncate(descriptor, off_t(size)) == 0, let made = WorkerMemory(mapping: descriptor, size) else {
            close(descriptor)
            return nil
        }
        made.memory.pointee.version = UInt32(martlet_memory_version)
        return made
    }

    /// The memory that was inherited as `descriptor`; `nil` if it is of another version.
    package convenience init?(inherited descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size >= Self.size(areas: 1) else { return nil }
        self.init(mapping: descriptor, Int(status.st_size))
        guard memory.pointee.version == UInt32(martlet_memory_version) else { return nil }
    }

    private init?(mapping descriptor: Int32, _ size: Int) {
        let address = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        guard let address, address != MAP_FAILED else { return nil }
        memory = address.bindMemory(to: martlet_memory.self, capacity: 1)
        (self.descriptor, self.size) = (descriptor, size)
        areas = 0..<UInt32((size - Self.size(areas: 0)) / MemoryLayout<martlet_area>.stride)
    }

    deinit { munmap(memory, size) }

    // MARK: Areas

    func area(_ index: Int) -> UnsafeMutablePointer<martlet_area>? {
        guard areas.contains(UInt32(clamping: index)) else { return nil }
        return martlet_area_at(memory, UInt32(clamping: index))
    }

    /// Takes an area for a worker that is about to start: a free one, or else one whose worker has ended. `nil` if all
    /// are used.
    package func claimArea() -> Int? {
        for state in [martlet_area_free, martlet_area_ended] {
            for index in areas {
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

    /// The worker of an area is known by this number among the servers with its store.
    func set(server: UInt64, area index: Int) {
        if let area = area(index) { martlet_store64(&area.pointee.server, server) }
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
    func removeEndedAreas(_ body: (UnsafeMutablePointer<martlet_area>) -> Void) {
        for index in areas {
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
        area.pointee.server = 0
        area.pointee.unrecorded = 0
        area.pointee.turns = 0
    }
}
