/// When the log of a database becomes part of its file.
package struct LogPolicy: Sendable {
    /// Bytes that are appended before they are moved.
    package var moveBytes = 4 << 20
    /// The size at which the log begins anew.
    package var beginBytes = 32 << 20
    /// The size at which it does so even while somebody copies.
    package var mostBytes = 512 << 20
    /// Milliseconds without a commit after which it begins anew.
    package var idleTime: UInt64 = 10_000
    /// Milliseconds after which deleted values leave the log.
    package var deletionTime: UInt64 = 5_000
    /// Milliseconds that a file may be open before it counts as opened for something else than copying.
    package var longestCopy: UInt64 = 60_000
    /// Milliseconds between the end of copying one file and the beginning of the next.
    package var longestPause: UInt64 = 5_000
    /// Milliseconds between two looks at the log.
    package var interval: UInt64 = 250
    /// Whether a thread keeps the log; without one, tests do.
    var hasThread = true

    package init() {}
}
