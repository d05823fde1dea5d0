#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import Synchronization

/// What a thread evaluates, in memory of its own, to which it writes without waiting; another thread may look at it.
///
/// Safety of the pointers: the memory is freed when its thread ends, under the lock of ``all``, with which others look; and a
/// `ViewType` lives as long as the process.
package struct ThreadEvaluation: ~Copyable {
    /// An evaluation that was under way when somebody looked. The number tells it from others of its thread.
    package struct Running: Equatable, Sendable {
        package let thread: UInt
        package let number: UInt
        package let view: String

        package init(thread: UInt, number: UInt, view: String) {
            (self.thread, self.number, self.view) = (thread, number, view)
        }
    }

    let subscriber = Atomic<UnsafeRawPointer?>(nil)
    /// The view type whose body runs.
    let type = Atomic<UnsafeRawPointer?>(nil)
    /// How many bodies have begun to run.
    private let number = Atomic<UInt>(0)
    /// The task that runs: a number that tells it from others, or 0.
    private let task = Atomic<UInt>(0)

    /// Notes that a body of `type` begins, and returns the type of the one around it.
    @inline(__always)
    borrowing func begin(_ type: ViewType) -> UnsafeRawPointer? {
        let outer = self.type.load(ordering: .relaxed)
        // Only its thread writes.
        number.store(number.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
        self.type.store(Unmanaged.passUnretained(type).toOpaque(), ordering: .relaxed)
        return outer
    }

    private typealias Pointer = UnsafeMutablePointer<ThreadEvaluation>

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { ThreadEvaluation.end($0) }
        return key
    }()

    /// The addresses of all.
    private static let all = Mutex<Set<UInt>>([])

    /// The calling thread's, once it has evaluated something.
    @inline(__always)
    static var ofThread: UnsafeMutablePointer<ThreadEvaluation>? {
        pthread_getspecific(key)?.assumingMemoryBound(to: ThreadEvaluation.self)
    }

    @inline(never)
    static func makeOfThread() -> UnsafeMutablePointer<ThreadEvaluation> {
        let pointer = Pointer.allocate(capacity: 1)
        pointer.initialize(to: ThreadEvaluation())
        pthread_setspecific(key, pointer)
        _ = all.withLock { $0.insert(UInt(bitPattern: pointer)) }
        return pointer
    }

    private static func end(_ address: UnsafeMutableRawPointer?) {
        guard let pointer = address?.assumingMemoryBound(to: ThreadEvaluation.self) else { return }
        _ = all.withLock { $0.remove(UInt(bitPattern: pointer)) }
        pointer.deinitialize(count: 1)
        pointer.deallocate()
    }

    /// The number by which ``running`` names the calling thread.
    package static var ofCallingThread: UInt { UInt(bitPattern: ofThread ?? makeOfThread()) }

    /// Notes that a turn of a task begins or, with 0, has ended.
    package static func note(task: UInt) {
        (ofThread ?? makeOfThread()).pointee.task.store(task, ordering: .relaxed)
    }

    /// The task of which a turn runs on `thread`, or 0.
    package static func task(on thread: UInt) -> UInt {
        all.withLock { addresses in
            guard addresses.contains(thread), let pointer = Pointer(bitPattern: thread) else { return 0 }
            return pointer.pointee.task.load(ordering: .relaxed)
        }
    }

    /// The bodies that run now, on any thread.
    package static var running: [Running] {
        all.withLock { addresses in
            addresses.compactMap { address in
                guard let pointer = Pointer(bitPattern: address),
                    let type = pointer.pointee.type.load(ordering: .relaxed)
                else { return nil }
                return Running(
                    thread: address, number: pointer.pointee.number.load(ordering: .relaxed),
                    view: Unmanaged<ViewType>.fromOpaque(type).takeUnretainedValue().name)
            }
        }
    }
}
