public import MartletUI
import MartletServer
import Synchronization

/// A page of a program, as a browser shows it, for tests.
///
/// The program runs in a real session. A model of the browser's DOM reads its HTML and applies every patch, so a test
/// sees what a visitor would see:
///
/// ```swift
/// @Test func increments() async throws {
///     let page = try await TestPage { Counter() }
///     try await page.click("increment")
///     #expect(try page.text("count") == "Count: 1")
///     #expect(page.evaluations == ["Counter"])
/// }
/// ```
///
/// Every action (``click(_:file:line:)``, ``type(_:into:file:line:)``, …) runs the program to quiescence before it returns, and the page
/// changes at no other time: its content, ``patches`` and ``evaluations`` describe that moment. All pages of one server
/// update together. Use a page from one task at a time.
public final class TestPage: Sendable {
    /// The visitor who has the page open.
    public let visitor: TestVisitor
    private let state: Mutex<PageState>

    /// Shows `content` as the page at `/` of a program and a visitor created for it, and runs it to quiescence. In a
    /// test that is isolated to the main actor, the program runs on the main actor.
    public convenience init<Content: View>(
        over transport: TestTransport = .inMemory,
        @_inheritActorContext @ViewBuilder _ content: @escaping @Sendable @isolated(any) () -> Content
    ) async throws {
        let content = try IsolatedContent(content)
        let app = AppDefinition(place: content.place, scenes: { WindowGroup { content.make() } })
        try await self.init(TestServer(app, transport).visitor(), path: "/")
    }

    /// Opens a path of `app` for a visitor created for it, and runs it to quiescence. Throws if there is no such page.
    public convenience init<Content: App>(
        _ app: Content.Type, path: String = "/", over transport: TestTransport = .inMemory
    ) async throws {
        try await self.init(TestServer(app, over: transport).visitor(), path: path)
    }

    init(_ visitor: TestVisitor, path: String) async throws {
        self.visitor = visitor
        state = Mutex(try PageState(try await visitor.browser.load(path)))
        visitor.server.add(self)
        defer { visitor.server.endTransactions() }
        try await visitor.server.settle()
    }

    deinit {
        state.withLock { state in
            state.connection.close()
            visitor.server.recorder.forget(state.identifier)
        }
    }

    /// Runs `body` on the page's state.
    func withState<Result: Sendable, Failure: Error>(
        _ body: @Sendable (inout PageState) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try state.withLock { state throws(Failure) in try body(&state) }
    }

    // MARK: Keeping up

    /// Applies what the page has done since the last time. The session is idle.
    func catchUp() async throws {
        let (identifier, connection) = withState { ($0.identifier, $0.connection) }
        // An evicted page stays as it was, and reports the eviction when it is used.
        let last = try await connection.lastFrame(in: visitor.server.context)
        let frames = try await connection.frames(through: last)
        let record = visitor.server.recorder.take(identifier)
        try withState { state in
            guard state.identifier == identifier else { return }
            try state.apply(frames, record.evaluations, record.diagnostics)
        }
    }

    /// Loads the path that a patch or a link has sent the browser to.
    func followDestination() async throws -> Bool {
        let destination = withState { state in
            defer { state.dom.destination = nil }
            return state.dom.destination
        }
        guard let destination else { return false }
        try await load(destination)
        return true
    }

    func load(_ path: String) async throws {
        let loaded = try await visitor.browser.load(path)
        try withState { state in
            state.connection.close()
            if loaded.document.identifier != state.identifier { visitor.server.recorder.forget(state.identifier) }
            try state.show(loaded)
        }
    }
}
