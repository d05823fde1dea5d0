package import Synchronization

/// Which server this process is, among those that have the program's shared values.
package enum CurrentServer {
    /// The number among several servers; `nil` if there is only one.
    package static let cluster = Mutex<(@Sendable () -> UInt64)?>(nil)
    /// What a single server is called, by which it knows what an earlier process has left.
    private static let process = UInt64.random(in: 1...UInt64.max)

    static var isAlone: Bool { cluster.withLock { $0 == nil } }
    static var number: UInt64 { cluster.withLock(\.self)?() ?? process }
}
