import MartletServer
import MartletUI
import Synchronization

/// A visitor without a socket: what the server's request handler does, done with the wire's bytes in the same session.
final class InMemoryVisitor: VisitorConnection {
    private let context: ServerContext
    private let recorder: PageRecorder
    private let session: Session
    private let paths: [String]

    init(_ context: ServerContext, _ recorder: PageRecorder) {
        self.context = context
        self.recorder = recorder
        session = Session(.random(), context)
        context.registry.add(session)
        // A sample of the program, asked for its paths only, as the server does.
        paths = context.app.makeInstance().pages.map(\.path)
    }

    func load(_ path: String) async throws -> LoadedPage {
        guard let scene = paths.firstIndex(of: path) else {
            throw TestPageError(
                .refused, "There is no page at \(path); the program has \(paths.joined(separator: ", ")).")
        }
        let (session, recorder) = (session, recorder)
        let loaded = await session.inside { session -> LoadedPage? in
            guard let page = session.makePage(scene), let graph = try? page.graph else { return nil }
            session.confirm()
            return LoadedPage(
                identifier: page.identifier,
                connection: InMemoryPage(session: session, identifier: page.identifier, recorder: recorder),
                sequence: page.sequence, title: page.title, html: Array(graph.html()))
        }
        guard let loaded else { throw TestPageError(.refused, "There is no page at \(path).") }
        return loaded
    }
}

/// A page without a socket.
private struct InMemoryPage: PageConnection {
    let session: Session
    let identifier: PageIdentifier
    let recorder: PageRecorder

    func post(_ body: String) async throws -> Problem? {
        let identifier = identifier
        return await session.inside { session in
            do {
                let post = try Array(body.utf8).withUnsafeBytes { bytes throws(EventPostError) in try EventPost(bytes) }
                let page = try session.page(identifier)
                page.settle()
                switch page.check(post) {
                case .accepted: page.performAndShow(post)
                case .answered(_, let problem): return problem
                }
                return nil
            } catch let error as Problem {
                return error
            } catch {
                return Problem(400, (error as? EventPostError)?.message ?? "\(error)")
            }
        }
    }

    func lastFrame() async -> UInt64? { await session.lastFrame(of: identifier) }

    func frames(through number: UInt64) async throws -> [ArrivedFrame] {
        recorder.takeFrames(identifier)
    }

    func close() {}
}

extension Session {
    /// Runs `body` in this session, as a request does, and waits for what it gives.
    nonisolated func inside<Result: Sendable>(
        _ body: @escaping @Sendable (isolated Session) -> Result
    ) async -> Result {
        await withCheckedContinuation { continuation in
            enter { continuation.resume(returning: body($0)) }
        }
    }

    /// The number of the last frame of a page; `nil` if it was let go.
    nonisolated func lastFrame(of page: PageIdentifier) async -> UInt64? {
        await inside { try? $0.page(page).sequence }
    }
}
