import CMicrohttpd
import Glibc

/// A thread of the operating system, with signals left to the main thread.
package enum Thread {
    /// The stack of threads that evaluate views, in bytes: enough for the depth that a page may have.
    package static let evaluationStackSize = 8 << 20

    private final class Body {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Starts a detached thread. Its name, of at most 15 characters, shows in the system's tools. Returns `false`, and
    /// does not run `body`, if the system has no thread left.
    @discardableResult
    package static func start(
        name: StaticString = "martlet", stackSize: Int = evaluationStackSize, _ body: @escaping @Sendable () -> Void
    ) -> Bool {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        pthread_attr_setstacksize(&attributes, stackSize)
        let argument = Unmanaged.passRetained(
            Body {
                // A new thread inherits the name of the thread that starts it.
                martlet_name_thread(name.description)
                body()
            })
        var thread = pthread_t()
        let result = pthread_create(
            &thread, &attributes,
            { argument in
                guard let argument else { return nil }
                Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
                return nil
            }, argument.toOpaque())
        if result != 0 { argument.release() }
        return result == 0
    }
}

/// A counting semaphore for threads that wait for work. A signal that comes before the wait is remembered.
///
/// Safety of `@unchecked Sendable`: a semaphore is made for use from several threads.
final class Semaphore: @unchecked Sendable {
    private let semaphore: UnsafeMutablePointer<sem_t>

    init() {
        semaphore = .allocate(capacity: 1)
        sem_init(semaphore, 0, 0)
    }

    deinit {
        sem_destroy(semaphore)
        semaphore.deallocate()
    }

    func wait() { while sem_wait(semaphore) != 0 && errno == EINTR {} }

    /// Waits for a signal, or until so much time has passed.
    func wait(milliseconds: UInt64) {
        var time = SystemTime.deadline(milliseconds: milliseconds)
        while martlet_wait_until(semaphore, CLOCK_MONOTONIC, &time) != 0 && errno == EINTR {}
    }

    func signal() { sem_post(semaphore) }

    func signalAll() { for _ in 0..<1024 { sem_post(semaphore) } }
}
