import Glibc

#if Foundation
import Foundation
#else
import CMainQueue
#endif

/// What the main thread does while the server runs: the main queue's work and the main actor's, and with all of Foundation the
/// main run loop's, with its timers.
///
/// Not `dispatchMain()`, which gives the main queue to other threads.
enum MainLoop {
    static func run() -> Never {
        #if Foundation
        while true {
            // It comes back at once if it has nothing to wait for.
            if !RunLoop.main.run(mode: .default, before: .distantFuture) { usleep(10_000) }
        }
        #else
        var handle = pollfd(fd: _dispatch_get_main_queue_handle_4CF(), events: Int16(POLLIN), revents: 0)
        while true {
            _dispatch_main_queue_callback_4CF(nil)
            guard poll(&handle, 1, -1) > 0 else { continue }
            var count: UInt64 = 0
            _ = read(handle.fd, &count, MemoryLayout<UInt64>.size)
        }
        #endif
    }
}
