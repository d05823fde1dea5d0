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
/// It ends, with its sessions and tasks, when nobody holds it, its visitors or their pages any more.
public final class TestServer: Sendable {
    /// How the visitors reach the program.
    public let transport: TestTransport
    let context: ServerContext
    let recorder: PageRecorder
    /// What listens, with a socket.
    private let listener: Server?
    /// The way of the visitors' requests.
    let way: any Transport
    private let pages = Mutex<[OpenPage]>([])

    private struct OpenPage { weak var page: TestPage? }

    /// Runs `app`. With a socket, throws if no port of this machine is free.
    public convenience init<Content: App>(_ app: Content.Type, over transport: TestTransport = .inMemory) throws {
        try self.init(AppDefinition(app), transport)
    }

    /// Runs scenes without an app; `scenes` is called for each visitor. In a test of the main actor's, the program is one of the
    /// main actor's.
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
        // A test's page that is slow to open its stream is not left.
        configuration.limits.hydratedRetention = .infinity
        configuration.limits.pageRetention = .infinity
        configuration.limits.unconfirmedRetention = .infinity
        let logger = Logger(label: "martlet.testing") { _ in SwiftLogNoOpLogHandler() }
        switch transport {
        case .inMemory:
            listener = nil
            context = ServerContext(configuration, app, logger)
            way = MemoryTransport(front: try MemoryFront(context), context: context, recorder: recorder)
            // Nothing is let go for want of a stream: there is none.
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

    /// The port of `127.0.0.1` that it listens on; `nil` without a socket.
    public var port: Int? { listener?.port }

    /// A new visitor: a browser without a cookie, who gets a session of their own.
    ///
    /// It sends `headers` with each request (`["Accept-Language": "de-CH, en;q=0.5"]`), and says that its clock is in
    /// `timeZone` (`"Europe/Zurich"`), as a browser's script does once its page is there.
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
