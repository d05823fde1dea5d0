import Glibc

/// What a worker inherits, besides the program's own arguments and environment: descriptors with fixed numbers, and one
/// variable.
struct WorkerEnvironment: Equatable {
    /// The variable's name.
    static let name = "MARTLET_WORKER"
    /// Descriptors of every worker.
    static let listeningSocket: Int32 = 3
    static let socket: Int32 = 4
    static let memory: Int32 = 5
    /// The metrics' socket, if they have an address of their own.
    static let metricsSocket: Int32 = 6
    /// The store's lock, if the program has a store. `MARTLET_STORE_LOCK` holds the number.
    static let storeLock: Int32 = 7
    static let storeLockName = "MARTLET_STORE_LOCK"
    /// Where several workers serve: who has what, where this one listens for the others, and from where it gets connections. From
    /// the last number on are the sockets to all of them. ``groupName`` holds their number and the worker's place.
    static let directory: Int32 = 8
    static let peerSocket: Int32 = 9
    static let incoming: Int32 = 10
    static let outgoing: Int32 = 11
    static let groupName = "MARTLET_WORKER_GROUP"

    /// Another version of this program may be the supervisor. It starts a worker that knows its version.
    private static let version = 1

    var supervisor: pid_t
    /// The worker's area of the shared memory; `nil` without memory.
    var area: Int?
    /// Whether no worker has served yet.
    var isFirst: Bool
    var hasMetrics: Bool

    var text: String {
        "\(Self.version) \(supervisor) \(area ?? -1) \(isFirst ? 1 : 0) \(hasMetrics ? 1 : 0)"
    }

    init(supervisor: pid_t, area: Int?, isFirst: Bool, hasMetrics: Bool) {
        (self.supervisor, self.area, self.isFirst, self.hasMetrics) = (supervisor, area, isFirst, hasMetrics)
    }

    /// Reads the variable's value; `nil` if it is of another version.
    init?(_ text: String) {
        let numbers = text.split(separator: " ").map { Int($0) }
        guard numbers.count == 5, numbers[0] == Self.version, let supervisor = numbers[1], let area = numbers[2],
            let isFirst = numbers[3], let hasMetrics = numbers[4]
        else { return nil }
        self.init(
            supervisor: pid_t(clamping: supervisor), area: area < 0 ? nil : area, isFirst: isFirst == 1,
            hasMetrics: hasMetrics == 1)
    }
}
