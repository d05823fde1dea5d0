package import CoreMetrics

/// How a server runs. Every value has a default that suits one machine.
public struct ServerConfiguration: Sendable {
    /// The address to listen on: `127.0.0.1` for this machine only, `0.0.0.0` or `::` for all.
    public var host = "127.0.0.1"
    /// The port to listen on; 0 takes a free one.
    public var port = 8080
    /// The origin that browsers use, as `https://example.org`, when it is not `http://host:port`: behind a proxy. With
    /// `https` cookies are `Secure` and carry the `__Host-` prefix.
    public var publicOrigin: String?
    /// The path below which all of the program's paths lie, as `/app`, when it shares its host; empty otherwise. A
    /// proxy passes it on as it is.
    public var basePath = ""
    /// The proxies whose word on a request's origin counts; from anybody else it is ignored.
    public var trustedProxies: [AddressRange] = []
    /// Whether those proxies set `Forwarded` (RFC 7239), and not `X-Forwarded-For` and its companions. Only the headers
    /// that the proxy sets are trusted, since it passes on the others as a client sent them.
    public var usesForwardedHeader = false
    /// A separate address for `/_martlet/metrics`, as `9464` or `10.0.0.5:9464`; without a host, on this machine only.
    /// The pages' port does not serve the metrics then. Without an address of their own, the metrics are served to this
    /// machine and, behind a proxy (that is, with a public origin or trusted proxies), to clients with the token.
    public var metricsAddress: String?
    /// A bearer token. If it is set, the metrics are served only to clients that send it.
    public var metricsToken: String?
    /// A socket that listens already, inherited from the process that started this one.
    public var inheritedSocket: Int32?
    /// Where state is kept that is to last longer than the process or a page in memory. A program that `App.main()`
    /// starts has ``StoreLocation/standard`` unless its command line says otherwise.
    public var store = StoreLocation.none
    /// What a stored change survives.
    public var storeSync = StoreSync.process
    /// Where other servers with the same store reach this one, in numbers, as `10.0.0.5:8080`; without one, the address
    /// that it listens on.
    public var clusterAddress: String?
    /// The secrets that the servers with this store have in common: the first is used, all are accepted. Without any, the servers
    /// make one and keep it in the store, for which the word `stored` stands here.
    public var clusterSecrets: [String] = []
    /// Processes that serve at the same time, each with a part of the visitors; more than one need a store in Redis.
    public var workers = 1
    /// This process among such; `nil` if there is one.
    package var workerGroup: WorkerGroup?
    /// The keys by which servers know what others pass on to them.
    package var hopKeys: [[UInt8]] = []
    /// How long this server's lease lasts, where several have one store.
    package var leaseTerms = ServerLease.Terms()
    /// What the servers share; the server makes it of ``store``.
    package var clusterEngine: (any ClusterEngine)?
    /// What the servers have in common: the keys of page identifiers, the one in use first; and this process's own number.
    package var clusterMembership: (pageKeys: [(UInt64, UInt64)], process: UInt32) = ([], 0)
    /// The number of the program's release among those that have used the store.
    package var release = 0
    /// The descriptor of the store's lock, inherited from the process that started this one.
    package var inheritedStoreLock: Int32?
    /// The same for the metrics' address.
    package var inheritedMetricsSocket: Int32?
    /// Whether the server accepts connections only after ``Server/accept()``.
    package var waitsToAccept = false
    /// The memory that outlives this process, and this worker's area in it; `nil` without a supervisor.
    package var workerMemory: (memory: WorkerMemory, area: Int)?
    /// Milliseconds to wait for another process that uses the store.
    package var storeTimeout: Int32 = 5_000
    /// Whether the store counts as read-only, for tests: for their user, no file may be.
    package var storeRefusesWriting: @Sendable () -> Bool = { false }
    /// Whether errors and diagnostics are shown on the page.
    public var isDevelopment = false
    /// Whether every page may be inspected by its visitor, and shows an inspector. `--development` implies it.
    public var inspects = false
    /// The file with the result of the program's latest build, which `martlet dev` writes; pages show its errors.
    package var buildStatusPath: String?
    /// What visitors may take.
    public var limits = Limits()
    /// Makes the handlers of the server's metrics; without one, the process's.
    package var metrics: (any MetricsFactory)?
    /// What limits, retention, deadlines and heartbeats are measured by.
    package var clock = ServerClock.system
    /// Observes what the pages do, for tests.
    package var observer: (any PageObserver)?
    /// Whether this machine's own addresses are counted, for tests.
    package var countsLoopback = false

    /// Whether nobody outside this machine can connect, but through a proxy on it.
    var listensOnThisMachineOnly: Bool { host == "localhost" || InternetAddress(host)?.isLoopback == true }

    /// What one visitor, and all of them, may use.
    public struct Limits: Sendable {
        /// Sessions at a time; a further visitor is answered with 503.
        public var sessions = 200_000
        /// Pages of one session; beyond it the oldest is evicted.
        public var pagesPerSession = 50
        /// Bytes of one post of events.
        public var eventBytes = 256 << 10
        /// Bytes of the body of a request to a ``Route``.
        public var routeBytes = 1 << 20
        /// Bytes of all bodies that are coming in, beyond 4 KB each; a further one is answered with 503.
        public var bodyBytes = 64 << 20
        /// The same for one address, whose further bodies are answered with 429. Here and below, addresses are counted
        /// as for ``sessionsPerAddress``, behind a trusted proxy those of its clients.
        public var bodyBytesPerAddress = 16 << 20
        /// Bytes of all answers that are being read, beyond 16 KB each; a further one becomes 503.
        public var answerBytes = 256 << 20
        /// The same for one address, whose further answers become 429.
        public var answerBytesPerAddress = 64 << 20
        /// Bytes of memory for a connection, of which the head of a request may have about half.
        public var headBytes = 16_384
        /// Connections at a time, streams not counted. Near it those that have waited longest are ended for newcomers;
        /// where none waits, accepting pauses at it.
        public var connections = 4_096
        /// Connections of one address at a time, streams not counted; beyond it those of its own that have waited
        /// longest are ended, or the newest if none waits. Proxies are not counted.
        public var connectionsPerAddress = 512
        /// Seconds after which a silent connection is closed.
        public var connectionTimeout = 15.0
        /// Seconds in which the head of a request must have come.
        public var headDeadline = 10.0
        /// Seconds in which the body of a request must have come.
        public var bodyDeadline = 30.0
        /// Seconds in which an answer must have been made, and in which it must have been read.
        public var answerDeadline = 120.0
        /// Seconds after which a large answer is given up of which the client has read nothing more.
        public var answerStallDeadline = 20.0
        /// Seconds after which a stream whose client does not read is ended.
        public var stallDeadline = 60.0
        /// Seconds between two signs of life on an idle stream.
        public var heartbeatInterval = 17.0
        /// Seconds that answers under way may take when the server stops.
        public var stopDeadline = 5.0
        /// Seconds that a page with neither stream nor request keeps its views and their tasks. After that only their
        /// state is kept, and the page is as it was when it is requested again.
        public var hydratedRetention = 15.0
        /// Seconds that a page with neither stream nor request is kept for a visitor whose cookie has come back.
        public var pageRetention = 7_200.0
        /// Seconds after which a dehydrated page leaves memory for the store, and a session with its last one.
        public var hibernationTime = 300.0
        /// Seconds that a page is kept for a visitor whose cookie never came back.
        public var unconfirmedRetention = 60.0
        /// Bytes of changes that wait for a page without a stream; beyond it they become one full resync.
        public var waitingBytes = 256 << 10
        /// Sessions of one address at a time (of IPv6, of one network of 64 bits); a further visitor is answered with
        /// 429. This machine's own addresses are not counted: behind them stands a proxy.
        public var sessionsPerAddress = 1_000
        /// Streams of one session that are open or opening; a further one ends the oldest.
        public var streamsPerSession = 64
        /// Streams of one address; a further one is answered with 429.
        public var streamsPerAddress = 2_000
        /// The sustained rate of one session's requests, events not counted: a request for a page, a stream or a route
        /// costs one, and rendering a page one more for each millisecond and for each 32 KB of HTML. More is answered
        /// with 429 and `Retry-After`. 0 for no limit.
        public var requestsPerSecond = 100.0
        /// The same at once.
        public var requestBurst = 4_000
        /// The sustained rate of one address's requests, posts of events not counted; more are answered with 429 and
        /// `Retry-After`. 0 for no limit.
        public var requestsPerSecondPerAddress = 1_000.0
        /// Requests of one address at once.
        public var requestBurstPerAddress = 20_000
        /// The sustained rate of rendering, in milliseconds a second, that visitors without a session may cause from
        /// one address; 32 KB of HTML count as one millisecond. More is answered with 429 and `Retry-After`. 0 for no
        /// limit.
        public var strangerWorkPerSecond = 200.0
        /// The same at once.
        public var strangerWorkBurst = 5_000
        /// Bytes of HTML, in all, of pages of more than 64 KB whose visitors' cookies have not come back. Beyond it, a
        /// request for such a page without a session is answered with 503.
        public var strangerBytes = 64 << 20
        /// Bytes of memory, as far as they can be estimated, of the views of all large pages that are open or were
        /// lately. Beyond it, a further large page is answered with 503.
        public var pageBytes = 256 << 20
        /// The same for one address, whose further large pages, and events on such pages, are answered with 429.
        public var pageBytesPerAddress = 96 << 20
        /// The sustained rate of work, in milliseconds a second, that the events of one session may cause; 32 KB of
        /// changes count as one millisecond. More is answered with 429 and `Retry-After`. 0 for no limit.
        public var eventWorkPerSecond = 250.0
        /// The same at once.
        public var eventWorkBurst = 5_000
        /// The sustained rate of work, in milliseconds a second, that all visitors with a session cause from one
        /// address, by events and by pages. More is answered with 429 and `Retry-After`. 0 for no limit.
        public var visitorWorkPerSecondPerAddress = 800.0
        /// The same at once.
        public var visitorWorkBurstPerAddress = 10_000
        /// The sustained rate of one session's events; more are answered with 429 and `Retry-After`. 0 for no limit.
        public var eventsPerSecond = 2_000.0
        /// Events of one session at once.
        public var eventBurst = 100_000
        /// Views with elements on one page; further ones are left out, and the log reports it.
        public var viewsPerPage = 1_000_000
        /// Seconds in which a browser must fetch its new cookie after a sign-in.
        public var signInTime = 60.0
        /// Seconds after which a signed-in session ends from which no event and no request for a page has come.
        public var signedInIdleTime = 28_800.0
        /// Seconds after which a signed-in session ends in any case.
        public var signedInTime = 604_800.0
        /// Seconds after which `App.revalidate(_:)` is asked again when a browser loads a page or opens a stream.
        public var revalidationInterval = 300.0
        /// Sessions in the store; beyond it, some are deleted: those first that have more than a share of its bytes, or
        /// whose user or address has, then those that expire first, and signed-in ones last.
        public var storedSessions = 1_000_000
        /// Bytes of all sessions in the store; beyond it, some are deleted in the same order. A session, and a user, has
        /// a share of a sixteenth.
        public var storedBytes = 4 << 30
        /// Bytes that the sessions of one address keep in a store that is full: those beyond make room for others first.
        public var storedBytesPerAddress = 512 << 20
        /// Bytes of one session in the store. What is beyond it is not stored, and the log reports it.
        public var storedBytesPerSession = 64 << 20
        /// Bytes that one `Shared` value may grow to, by its texts, data and collections. A change beyond it is not made,
        /// and the log reports it. Shared values belong to the process: the last server that is made in it decides.
        public var sharedBytes = 16 << 20
        /// Bytes that all `Shared` values together may grow to.
        public var allSharedBytes = 128 << 20
        /// Seconds that an unused session is kept in the store.
        public var storedRetention = 604_800.0
        /// Seconds that an event's handler may take in a main-actor program, where all visitors wait for it; the log
        /// reports one that takes longer, with its view.
        public var slowHandlerTime = 0.1
        /// How often actions of one session may end the process within ``crashInterval`` before its events are answered
        /// with 429 for as long. Counted under a supervisor only, as are the next two.
        public var crashesPerSession = 3
        /// The same for all sessions of one address.
        public var crashesPerAddress = 10
        /// Seconds in which crashes are counted, and for which events are then refused.
        public var crashInterval = 600.0
        /// Seconds for which a worker may answer nobody before the supervisor replaces it: its stacks are in the log.
        /// Not in development, where a debugger may have stopped it.
        public var watchdogTime = 5.0

        /// Creates the limits that a server has by default.
        public init() {}
    }

    /// Creates the configuration that a server has by default.
    public init() {}
}
