import CSQLite
import Glibc

/// Notices that somebody opens files, as somebody does who copies them. Without inotify, it notices nothing.
///
/// One thread at a time uses it.
final class CopyWatch {
    private let longestCopy: UInt64
    private let longestPause: UInt64
    private let descriptor: Int32
    private var openFiles = 0
    private var lastOpening: UInt64?
    private var lastClosing: UInt64?

    /// `longestCopy` is how long, in milliseconds, a file may be open before it counts as opened for something else, and
    /// `longestPause` how much time may pass between the copying of two files.
    init(_ paths: [String], longestCopy: UInt64, longestPause: UInt64) {
        self.longestCopy = longestCopy
        self.longestPause = longestPause
        descriptor = inotify_init1(Int32(O_NONBLOCK) | Int32(O_CLOEXEC))
        guard descriptor >= 0 else { return }
        for path in paths {
            inotify_add_watch(descriptor, path, UInt32(IN_OPEN | IN_CLOSE_NOWRITE | IN_CLOSE_WRITE))
        }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Whether somebody seems to be copying.
    func isUnderWay(_ clock: ServerClock) -> Bool {
        readEvents(clock)
        let now = clock.milliseconds
        if openFiles > 0, let lastOpening, now < lastOpening + longestCopy { return true }
        return lastClosing.map { now < $0 + longestPause } ?? false
    }

    private func readEvents(_ clock: ServerClock) {
        guard descriptor >= 0 else { return }
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { return }
            // After the reading, so that nothing counts as older than it is: a thread may have waited for long before it.
            let now = clock.milliseconds
            bytes.withUnsafeBytes { bytes in
                // Events of a file, and not of a directory, have no name: 16 bytes, of which the second four are the
                // kind.
                for start in stride(from: 0, through: count - 16, by: 16) {
                    handle(bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self), now)
                }
            }
        }
    }

    private func handle(_ kind: UInt32, _ now: UInt64) {
        if kind & UInt32(IN_OPEN) != 0 {
            openFiles += 1
            lastOpening = now
        } else if kind & UInt32(IN_CLOSE_NOWRITE | IN_CLOSE_WRITE) != 0 {
            openFiles = max(0, openFiles - 1)
            lastClosing = now
        } else if kind & UInt32(IN_Q_OVERFLOW) != 0 {
            (openFiles, lastOpening) = (openFiles + 1, now)
        }
    }
}
