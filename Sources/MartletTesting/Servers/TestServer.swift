import Logging
import MartletServer
public import MartletUI
import Synchronization

/// A program that runs for a test, with any number of visitors.
///
/// ```swift
/// let server = try await TestServer(ChatApp.self)
/// let alice = try await server.visitor().open("/chat")
/// let bob = try await server.visitor().open("/chat")
/// try await alice.type("Hello", into: "message")
/// try await alice.click("send")
/// #expect(bob.text.contains("Hello"))
/// ```
///
/// The program ends, with its sessions and tasks, when its last reference, visitor and page are gone.
public final class TestServer: Sendable {
    /// The transport between the visitors and the program.
    public let transport: TestTransport
    let context: ServerContext
    let recorder: PageRecorder
    /// The listening server, with a socket.
    private let listener: Server?
    /// Carries the visitors' requests.
    let way: any Transport
    private let pages = Mutex<[OpenPage]>([])

    private struct OpenPage { weak var page: TestPage? }

    /// The sessions at the last look. One that has ended meanwhile, because its visitor signs out, is in the registry no
    /// longer while the turn in which that happens goes on.
    private let known = Mutex<[KnownSession]>([])

    private struct KnownSession { weak var session: Session? }

    /// The sessions that may have something to run.
    var sessions: [Session] {
        let all = context.registry.all
        return known.withLock { known in
            let ended = known.compactMap(\.session).filter { session in !all.contains { $0 === session } }
            known = (all + ended).map { KnownSession(session: $0) }
            return all + ended
        }
    }

    /// Runs `app`. With a socket, throws if this machine has no free port.
    public convenience init<Content: App>(_ app: Content.Type, over transport: TestTransport = .inMemory) throws {
        try self.init(AppDefinition(app), transport)
    }

    /// Runs scenes without an app. `scenes` is called for each visitor. In a test that is isolated to the main actor,
    /// the program runs on the main actor.
    public convenience init<Content: Scene>(
        over transport: TestTransport = .inMemory,
        @_inheritActorContext @SceneBuilder scenes: @escaping @Sendable @isolated(any) () -> Content
    ) throws {
        let scenes = try IsolatedContent(scenes)
        try self.init(AppDefinition(place: scenes.place, scenes: scenes.make), transport)
    }

    init(_ app: AppDefinition, _ transport: TestTransport) throws {
        self.transport = transport
        recorder = PageRecorder(keepsFrames: transport == .inMemory)
        var configuration = ServerConfiguration()
        configuration.port = 0
        configuration.isDevelopment = true
        configuration.observer = recorder
        // A test's page that opens its stream late is still open.
        configuration.limits.hydratedRetention = .infinity
        configuration.limits.pageRetention = .infinity
        configuration.limits.unconfirmedRetention = .infinity
        let logger = Logger(label: "martlet.testing") { _ in SwiftLogNoOpLogHandler() }
        switch transport {
        case .inMemory:
            listener = nil
            context = ServerContext(configuration, app, logger)
            way = MemoryTransport(front: try MemoryFront(context), context: context, recorder: recorder)
            // Without a socket there are no streams, so a missing stream must not evict a page.
            context.expiry.stop()
        case .socket:
            let server = try Server(configuration, app: app, logger: logger)
            listener = server
            context = server.context
            way = SocketTransport(server: server)
        }
    }

    deinit {
        if let listener {
            listener.stop()
        } else {
            for session in context.registry.all { session.enter { $0.end() } }
            context.pool.stop()
        }
    }

    /// The port of `127.0.0.1` that the server listens on, or `nil` without a socket.
    public var port: Int? { listener?.port }

    /// Returns a new visitor: a browser without cookies, which gets its own session.
    ///
    /// It sends `headers` with each request (`["Accept-Language": "de-CH, en;q=0.5"]`), and reports `timeZone`
    /// (`"Europe/Zurich"`) as its time zone, as the client's script does once the page has loaded.
    public func visitor(headers: KeyValuePairs<String, String> = [:], timeZone: String? = nil) -> TestVisitor {
        TestVisitor(self, headers: headers.map { (name: $0.key, value: $0.value) }, timeZone: timeZone)
    }

    func add(_ page: TestPage) {
        pages.withLock { pages in
            pages.removeAll { $0.page == nil }
            pages.append(OpenPage(page: page))
        }
    }

    var openPages: [TestPage] { pages.withLock { $0.compactMap(\.page) } }
}
