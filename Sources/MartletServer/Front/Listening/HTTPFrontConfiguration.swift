/// How a front listens, and its limits.
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
    package var host = "127.0.0.1"
    /// 0 takes a free port.
    package var port = 0
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
    /// Connections at a time, not counting streams that were taken over. Near the limit those that have waited longest
    /// are ended for newcomers; where none waits, accepting pauses at the limit.
    package var connectionLimit = 4_096
    /// Connections of one address at a time. Beyond it those that have waited longest are ended, or the newest if none
    /// waits.
    package var connectionsPerAddress = 512
    /// Proxies, whose connections are not counted for their address: each stands for many clients.
    package var proxies: [AddressRange] = []
    /// Whether this machine's own addresses are counted, for tests.
    package var countsLoopback = false
    /// Bytes of memory for a connection. A request's head may have about half of it: 16,384 allows 7.9 KB of cookies,
    /// or 200 short headers. Too long a head is answered with 431 or 414. Streams that were taken over have given it
    /// back; another connection that was used holds all of it (measured: 17.4 KB with 16,384, 9.2 KB with 8,192), a new
    /// one 5 KB.
    package var connectionMemoryLimit = 16_384
    /// Seconds after which a silent connection is closed.
    package var connectionTimeout = 15
    /// Seconds in which a whole head must have come; counted from the accept or, on a connection that was used
    /// before, from the end of ``connectionTimeout`` after its last answer.
    package var headDeadline = 10.0
    /// Seconds in which a whole body must have come after its head.
    package var bodyDeadline = 30.0
    /// Seconds in which a client must have read an answer.
    package var answerDeadline = 120.0
    /// Bytes of a request's body; more is answered with 413.
    package var maximumBodySize = 1_048_576
    /// Bytes of all bodies that are coming in, and of those from one address. Beyond, a body is refused with 503 or
    /// 429. Bodies of up to 4 KB are not counted.
    package var bodyBytes = 64 << 20
    package var bodyBytesPerAddress = 16 << 20
    /// Bytes of all answers that are being read, and of those to one address. Beyond, an answer becomes 503 or 429.
    /// Answers of up to 16 KB are not counted.
    package var answerBytes = 256 << 20
    package var answerBytesPerAddress = 64 << 20
    /// Seconds after which a large answer is given up of which the client has read nothing more.
    package var answerStallDeadline = 20.0
    /// Counts large pieces of memory that were freed, and returns them to the system.
    package var freedMemory = FreedMemory()
    /// Called about once a second.
    var tick: @Sendable () -> Void = {}
    /// The budget of the answers, if the handler reserves memory for some before it makes them.
    var answers: ByteBudget?
    /// Streams at a time; more are answered with 503. `nil`: what the process's descriptors allow.
    package var streamLimit: Int?
    /// Seconds after which an idle stream gets a comment, so that proxies keep it and dead clients are noticed.
    package var heartbeatInterval = 17.0
    /// Seconds after which a stream whose client does not read is ended; the client connects again when it wakes.
    package var stallDeadline = 60.0
    /// Seconds that ``HTTPFront/stop()`` waits for answers under way.
    package var stopDeadline = 5.0
    package var streamMethod = StreamMethod.automatic
    /// What deadlines and heartbeats are measured by.
    package var clock = ServerClock.system

    package init(host: String = "127.0.0.1", port: Int = 0) {
        self.host = host
        self.port = port
    }
}
