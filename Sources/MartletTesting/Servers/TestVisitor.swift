public import MartletUI

/// One visitor's browser. The pages that it opens share a session, and with it the state of the `App`. It keeps cookies
/// and follows redirects as a browser does.
public final class TestVisitor: Sendable {
    /// The server that the visitor uses.
    public let server: TestServer
    let browser: Browser

    init(_ server: TestServer, headers: [(name: String, value: String)], timeZone: String?) {
        self.server = server
        browser = Browser(server.way, headers: headers, timeZone: timeZone)
    }

    /// Opens a page in a new tab and runs it to quiescence. Follows redirects, and accepts any status
    /// (``TestPage/status``). Throws if the response for `path`, which may have a query, is not a page.
    public func open(_ path: String = "/") async throws -> TestPage {
        try await TestPage(self, path: path)
    }

    /// Requests a path without showing it: a `Route`, a download, a page's HTML. Does not follow redirects.
    ///
    /// ```swift
    /// let export = try await visitor.request("/export.csv")
    /// #expect(export.status == 200 && export.text.hasPrefix("name,value"))
    /// ```
    public func request(
        _ path: String, method: RequestMethod = .get, headers: KeyValuePairs<String, String> = [:], body: String? = nil
    ) async throws -> TestResponse {
        try await server.settle()
        defer { server.endTransactions() }
        let response = try await browser.send(
            method.name, path, headers.map { (name: $0.key, value: $0.value) }, body: body.map { Array($0.utf8) })
        try await server.settle()
        return TestResponse(response)
    }
}
