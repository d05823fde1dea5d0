import MartletServer

/// A browser's way to one page.
struct PageConnection: Sendable {
    let browser: Browser
    let identifier: PageIdentifier
    private let formAction: String
    private let frames: any FrameSource

    init(browser: Browser, document: LoadedDocument, frames: any FrameSource) {
        (self.browser, self.frames) = (browser, frames)
        (identifier, formAction) = (document.identifier, document.formAction)
    }

    /// Posts events; gives what the server has against them.
    func post(_ body: String) async throws -> Problem? {
        let response = try await browser.send(
            "POST", "/_martlet/pages/\(identifier.text)/events", [("Content-Type", "application/json")],
            body: Array(body.utf8))
        guard response.status >= 300 else { return nil }
        let problem = (try? JSONParser.parse(response.body))?.object
        return Problem(response.status, problem?["detail"]?.string ?? response.text)
    }

    /// Posts the page's form as a browser without JavaScript does; gives where the answer leads.
    func postForm(_ body: String) async throws -> String {
        let response = try await browser.send(
            "POST", formAction, [("Content-Type", "application/x-www-form-urlencoded"), ("Accept", "text/html")],
            body: Array(body.utf8))
        guard response.status == 303, let location = response["location"] else {
            throw TestPageError(.refused, "The form was answered with \(response.status): \(response.text)")
        }
        return location
    }

    /// The number of the last frame that the page has made; `nil` if it was let go.
    func lastFrame(in context: ServerContext) async throws -> UInt64? {
        try await browser.session(in: context)?.lastFrame(of: identifier)
    }

    /// The frames that have come since the last call, the one with `number` included; of a page that was let go, `nil`, all.
    func frames(through number: UInt64?) async throws -> [ArrivedFrame] {
        if let number { try await frames.frames(through: number) } else { try await frames.lastFrames() }
    }

    /// The page is left.
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
    /// The number of the last frame of a page; `nil` if it was let go.
    fileprivate nonisolated func lastFrame(of page: PageIdentifier) async throws -> UInt64? {
        let number = await inside { session in try? session.page(page).sequence }
        guard let number else { throw TestPageError.isBusy() }
        return number
    }
}
