import CLinux
import Glibc

/// The number of a thread, by which the system knows it.
struct ThreadNumber: Hashable, Sendable {
    private let number: Int32

    init(_ number: Int32) { self.number = number }

    /// The number of the calling thread.
    static var current: ThreadNumber { ThreadNumber(martlet_thread_number()) }

    /// Whether the thread waits for something at this moment, and so uses no processor and would not if it had one.
    /// `false` if the system does not say.
    var isWaiting: Bool {
        let descriptor = open("/proc/self/task/\(number)/stat", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(descriptor, &bytes, bytes.count)
        // The state follows the name, which may contain anything.
        guard count > 0, let name = bytes[..<count].lastIndex(of: UInt8(ascii: ")")), name + 2 < count else {
            return false
        }
        return bytes[name + 2] == UInt8(ascii: "S") || bytes[name + 2] == UInt8(ascii: "D")
    }
}
