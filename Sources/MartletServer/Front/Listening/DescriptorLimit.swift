import Glibc

/// How many descriptors the process may have.
enum DescriptorLimit {
    /// For the program's own files and sockets.
    private static let reserve = 128

    static var current: Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1_024 }
        return limit.rlim_cur > UInt64(Int32.max) ? Int(Int32.max) : Int(limit.rlim_cur)
    }

    /// Connections that can be had, at most `wanted`, leaving at least as many for streams.
    static func connections(wanted: Int) -> Int {
        max(16, min(wanted, (current - reserve) / 2))
    }

    /// Streams that can be had beside the connections.
    static func streams(besides wantedConnections: Int) -> Int {
        max(16, current - reserve - connections(wanted: wantedConnections))
    }
}
