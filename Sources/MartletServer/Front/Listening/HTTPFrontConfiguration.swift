/// How a front listens, and its limits: of a server's, those that name requests, answers, connections and streams.
package struct HTTPFrontConfiguration: Sendable {
    /// How streams are kept.
    package enum StreamMethod: Sendable {
        /// `takeover` if a test at start-up proves that it works with the installed library, else `suspended`.
        case automatic
        /// The socket is taken from the library after the head. The least memory.
        case takeover
        /// The library keeps the connection, suspended. 10 KB a stream more.
        case suspended
    }

    /// An address or a name; `0.0.0.0` is every IPv4 address, `::` every address of both kinds.
    package var host: String
    /// 0 takes a free port.
    package var port: Int
    /// A socket that is bound and listens already; `host` and `port` are then not used. The front closes it.
    package var listeningSocket: Int32?
    /// Connections that come to another port, which several processes share.
    var sharedConnections: SharedConnections?
    /// Whether connections wait in the kernel until ``HTTPFront/accept()``.
    package var waitsToAccept = false
    /// Called in each turn of the front's loop, at least once a second.
    package var countTurn: @Sendable () -> Void = {}
    /// What the front's thread looks after as well.
    var companion: (any FrontCompanion)?
    /// What clients may use. A stream that was taken over is no connection that counts, and has given its memory back;
    /// another that was used holds all of ``ServerConfiguration/Limits/headBytes`` (measured: 17.4 KB with 16,384, 9.2 KB
    /// with 8,192), a new one 5 KB. 16,384 allows 7.9 KB of cookies, or 200 short headers.
    package var limits: ServerConfiguration.Limits
    /// Proxies, whose connections are not counted for their address: each stands for many clients.
    package var proxies: [AddressRange] = []
    /// Whether this machine's own addresses are counted, for tests.
    package var countsLoopback = false
    /// Bytes of a request's body; more is answered with 413. What a handler refuses beyond the limit of each kind, the
    /// front need not read.
    package var maximumBodySize: Int
    /// Counts large pieces of memory that were freed, and returns them to the system.
    package var freedMemory = FreedMemory()
    /// Called about once a second.
    var tick: @Sendable () -> Void = {}
    /// The budget of the answers, if the handler reserves memory for some before it makes them.
    var answers: ByteBudget?
    /// Streams at a time; more are answered with 503. `nil`: what the process's descriptors allow.
    package var streamLimit: Int?
    package var streamMethod = StreamMethod.automatic
    /// What deadlines and heartbeats are measured by.
    package var clock = ServerClock.system

    package init(host: String = "127.0.0.1", port: Int = 0, limits: ServerConfiguration.Limits = .init()) {
        (self.host, self.port, self.limits) = (host, port, limits)
        maximumBodySize = max(limits.eventBytes, limits.routeBytes)
    }

    /// The library counts whole seconds.
    package var connectionTimeout: Int { max(1, Int(limits.connectionTimeout.rounded(.up))) }
}
