import CMicrohttpd
import Glibc

/// A named thread of the operating system that its owner joins.
///
/// `@unchecked Sendable`: the handle is a number, set once; `join()` is called once, by the owner, under its lock.
final class WorkerThread: @unchecked Sendable {
    private final class Body {
        let name: String
        let run: @Sendable () -> Void
        init(name: String, run: @escaping @Sendable () -> Void) {
            self.name = name
            self.run = run
        }
    }

    private let handle: pthread_t

    /// `name` has at most 15 characters; it shows in the system's tools.
    init(name: String, _ run: @escaping @Sendable () -> Void) throws(HTTPFrontError) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        // The system's own size may be a fraction of it, and views are evaluated here, too.
        pthread_attr_setstacksize(&attributes, Thread.evaluationStackSize)
        var handle = pthread_t()
        let body = Unmanaged.passRetained(Body(name: name, run: run))
        let status = pthread_create(
            &handle, &attributes,
            { pointer in
                guard let pointer else { return nil }
                let body = Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue()
                martlet_name_thread(body.name)
                body.run()
                return nil
            }, body.toOpaque())
        guard status == 0 else {
            body.release()
            throw .noDescriptors(reason: ListeningSocket.errorText(status))
        }
        self.handle = handle
    }

    /// Waits until the thread has ended.
    func join() {
        pthread_join(handle, nil)
    }
}
