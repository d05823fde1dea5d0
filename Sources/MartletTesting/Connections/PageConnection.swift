import MartletServer

/// A browser's connection to one page.
struct PageConnection: Sendable {
    let browser: Browser
    let identifier: PageIdentifier
    private let formAction: String
    private let frames: any FrameSource

    init(browser: Browser, document: LoadedDocument, frames: any FrameSource) {
        (self.browser, self.frames) = (browser, frames)
        (identifier, formAction) = (document.identifier, document.formAction)
    }

    /// Posts events. Returns the server's objection, if it has one.
    func post(_ body: String) async throws -> Problem? {
        let response = try await browser.send(
            "POST", "/_martlet/pages/\(identifier.text)/events", [("Content-Type", "application/json")],
            body: Array(body.utf8))
        guard response.status >= 300 else { return nil }
        let problem = (try? JSONValue(parsing: response.body))?.object
        return Problem(response.status, problem?["detail"]?.string ?? response.text)
    }

    /// Posts the page's form as a browser without JavaScript does. Returns the address that the response redirects to.
    func postForm(_ body: String) async throws -> String {
        let response = try await browser.send(
            "POST", formAction, [("Content-Type", "application/x-www-form-urlencoded"), ("Accept", "text/html")],
            body: Array(body.utf8))
        guard response.status == 303, let location = response["location"] else {
            throw TestPageError(.refused, "The form was answered with \(response.status): \(response.text)")
        }
        return location
    }

    /// The number of the last frame that the page has made, or `nil` if the page was evicted.
    func lastFrame(in context: ServerContext) async throws -> UInt64? {
        try await browser.session(in: context)?.lastFrame(of: identifier)
    }

    /// The frames since the last call, up to at least the one with `number`; if `number` is `nil`, all frames of an
    /// evicted page.
    func frames(through number: UInt64?) async throws -> [ArrivedFrame] {
        if let number { try await frames.frames(through: number) } else { try await frames.lastFrames() }
    }

    /// Closes the connection, because the browser leaves the page.
    func close() { frames.close() }
}

/// A page as a browser has loaded it.
struct LoadedPage: Sendable {
    /// Path and query, after redirects.
    let path: String
    let response: RawResponse
    let document: LoadedDocument
    let connection: PageConnection
}

extension Session {
    /// The number of a page's last frame, or `nil` if the page was evicted.
    fileprivate nonisolated func lastFrame(of page: PageIdentifier) async throws -> UInt64? {
        let number = await inside { session in try? session.page(page).sequence }
        guard let number else { throw TestPageError.isBusy() }
        return number
    }
}
