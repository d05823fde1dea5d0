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

    /// Creates the configuration that a server has by default.
    public init() {}
}
