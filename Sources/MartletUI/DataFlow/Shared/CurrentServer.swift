package import MartletPublishers

/// Which server this process is, among those that have the program's shared values.
package enum CurrentServer {
    /// The number among several servers.
    package struct Number: Sendable {
        let find: @Sendable () -> UInt64
        package init(_ find: @escaping @Sendable () -> UInt64) { self.find = find }
    }

    /// There is none if the server is alone.
    package static let cluster = ServerHook<Number>()
    /// What a single server is called, by which it knows what an earlier process has left.
    private static let process = UInt64.random(in: 1...UInt64.max)

    static var isAlone: Bool { cluster.current == nil }
    static var number: UInt64 { cluster.current?.find() ?? process }
}
