import Glibc

#if Foundation
import Foundation
#else
import CMainQueue
#endif

/// Runs on the main thread while the server runs: the work of the main queue and of the main actor and, with all of
/// Foundation, the main run loop with its timers.
///
/// `dispatchMain()` is no alternative: it gives the main queue to other threads.
enum MainLoop {
    static func run() -> Never {
        #if Foundation
        while true {
            // `run(mode:before:)` returns at once if the run loop has nothing to wait for.
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
