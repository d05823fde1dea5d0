/// One visitor's browser: pages that it opens share a session, and the state of the `App`.
public final class TestVisitor: Sendable {
    /// The server that is visited.
    public let server: TestServer
    let connection: any VisitorConnection

    init(_ server: TestServer) {
        self.server = server
        connection = server.connect()
    }

    /// Opens a page in a new tab and runs it to quiescence. Throws if there is none at `path`.
    public func open(_ path: String = "/") async throws -> TestPage {
        try await TestPage(self, path: path)
    }
}
