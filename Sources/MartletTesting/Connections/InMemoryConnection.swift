import MartletServer
import MartletUI
import Synchronization

/// A visitor without a socket: what the server's request handler does, done with the wire's bytes in the same session.
final class InMemoryVisitor: VisitorConnection {
    private let context: ServerContext
    private let recorder: PageRecorder
    private let present: Mutex<Session>
    private let paths: [PathPattern]

    init(_ context: ServerContext, _ recorder: PageRecorder) {
        self.context = context
        self.recorder = recorder
        present = Mutex(Self.makeSession(context))
        // A sample of the program, asked for its paths only, as the server does.
        paths = context.app.makeInstance(KeyedStore(), nil).pages.map(\.path)
    }

    private static func makeSession(_ context: ServerContext) -> Session {
        let session = Session(.random(), context)
        context.registry.add(session)
        return session
    }

    /// The visitor's session; a fresh one after it has ended.
    private var session: Session {
        present.withLock { session in
            if session.hasEnded { session = Self.makeSession(context) }
            return session
        }
    }

    /// Does what the server does at the address where cookies change; gives the path that the browser goes on to.
    private func changeCookie(_ query: SessionQuery) async throws -> String {
        let path = query.path ?? "/"
        guard let token = query.token else { return path }
        let outcome = await session.inside { session -> Result<SessionIdentifier, Problem> in
            Result { () throws(Problem) in try session.finishSignIn(token: token) }
        }
        guard let outcome else { throw TestPageError.isBusy() }
        do throws(Problem) {
            let identifier = try outcome.get()
            if let session = context.registry.session(identifier) { present.withLock { $0 = session } }
        } catch {
            throw TestPageError(.refused, error.detail)
        }
        return path
    }

    func load(_ path: String) async throws -> LoadedPage {
        var path = path
        if let query = SessionQuery(address: path) { path = try await changeCookie(query) }
        let parts = path.split(separator: "?", maxSplits: 1).map(String.init)
        path = parts.first ?? path
        let address = PageAddress(path: path, query: parts.dropFirst().first)
        guard let (scene, parameters) = route(to: path) else {
            throw TestPageError(
                .refused,
                "There is no page at \(path); the program has \(paths.map(\.text).joined(separator: ", ")).")
        }
        let (session, recorder) = (session, recorder)
        let loaded = await session.inside { session -> LoadedPage? in
            let living = address.page.flatMap { try? session.livePage($0) }
            _ = living?.settleForHTML()
            guard let page = living ?? session.makePage(scene, parameters), let graph = try? page.graph else {
                return nil
            }
            session.confirm()
            let connection = InMemoryPage(
                session: session, identifier: page.identifier, path: address.path, recorder: recorder)
            return LoadedPage(
                identifier: page.identifier, connection: connection,
                sequence: page.sequence, title: page.title, html: Array(graph.html()),
                styleSheet: graph.styleSheet())
        }
        guard let loaded else { throw TestPageError.isBusy() }
        guard let page = loaded else { throw TestPageError(.refused, "There is no page at \(path).") }
        return page
    }

    /// The page at a path, as the server finds it: one without parameters comes first.
    private func route(to path: String) -> (scene: Int, parameters: [String: String])? {
        if let scene = paths.firstIndex(where: { $0.parameters.isEmpty && $0.text == path }) { return (scene, [:]) }
        for (scene, pattern) in paths.enumerated() where !pattern.parameters.isEmpty {
            if let parameters = pattern.match(path) { return (scene, parameters) }
        }
        return nil
    }
}

/// A page without a socket.
private struct InMemoryPage: PageConnection {
    let session: Session
    let identifier: PageIdentifier
    /// Under which it was asked for.
    let path: String
    let recorder: PageRecorder

    func post(_ body: String) async throws -> Problem? {
        let identifier = identifier
        let answer = await session.inside { session -> Problem? in
            do throws(Problem) {
                return try session.take(body, for: identifier)
            } catch {
                return error
            }
        }
        guard let answer else { throw TestPageError.isBusy() }
        return answer
    }

    func postForm(_ body: String) async throws -> String {
        let (identifier, path) = (identifier, path)
        let answer = await session.inside { session in
            Result { () throws(Problem) in
                let page = try session.livePage(identifier)
                page.perform(try page.events(of: try FormPost(body.utf8), at: FormAddress(path: path)))
                return page.takeDestination() ?? FormAddress(path: path).location(of: identifier)
            }
        }
        guard let answer else { throw TestPageError.isBusy() }
        do {
            return try answer.get()
        } catch {
            throw TestPageError(.refused, "The form was refused with \(error.status): \(error.detail)")
        }
    }

    func lastFrame() async throws -> UInt64? { try await session.lastFrame(of: identifier) }

    func frames(through number: UInt64) async throws -> [ArrivedFrame] {
        recorder.takeFrames(identifier)
    }

    func close() {}
}

extension Session {
    /// Takes a post of events, as the server does; gives what is against it.
    fileprivate func take(_ body: String, for identifier: PageIdentifier) throws(Problem) -> Problem? {
        let post: EventPost
        do throws(EventPostError) {
            post = try EventPost(text: body)
        } catch {
            throw Problem(400, error.message)
        }
        let page = try page(identifier)
        page.settle()
        switch page.check(post) {
        case .accepted:
            page.performAndShow(post)
            return nil
        case .answered(_, let problem): return problem
        }
    }

    /// The number of the last frame of a page; `nil` if it was let go.
    nonisolated func lastFrame(of page: PageIdentifier) async throws -> UInt64? {
        let number = await inside { session in try? session.page(page).sequence }
        guard let number else { throw TestPageError.isBusy() }
        return number
    }
}

extension EventPost {
    fileprivate init(text: String) throws(EventPostError) {
        let read = Array(text.utf8).withUnsafeBytes { bytes in
            Result { () throws(EventPostError) in try EventPost(bytes) }
        }
        self = try read.get()
    }
}
