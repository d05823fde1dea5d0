import MartletServer
import MartletUI
import Synchronization

/// One visitor's browser: its cookies, the headers it sends with each request, and its transport to a program.
final class Browser: Sendable {
    private let transport: any Transport
    private let cookies = Mutex(CookieJar())
    private let own: [(name: String, value: String)]
    /// The time zone, as the client's script would report it.
    let timeZone: String?

    /// The maximum number of redirects to follow for one page.
    private static let redirectLimit = 20

    init(_ transport: any Transport, headers: [(name: String, value: String)], timeZone: String?) {
        (self.transport, own, self.timeZone) = (transport, headers, timeZone)
    }

    var cookieHeader: String? { cookies.withLock { $0.header } }

    func headers(with cookies: String?) -> [(name: String, value: String)] {
        own + (cookies.map { [(name: "Cookie", value: $0)] } ?? [])
    }

    /// The visitor's session, if there is one and it is alive.
    func session(in context: ServerContext) -> Session? {
        cookies.withLock { $0["martlet"] }.flatMap { SessionIdentifier($0.utf8) }.flatMap(context.registry.session)
    }

    /// Sends a request with the cookies, and stores those that the response sets.
    func send(
        _ method: String, _ target: String, _ headers: [(name: String, value: String)] = [], body: [UInt8]? = nil
    ) async throws -> RawResponse {
        let named = Set(headers.map { $0.name.lowercased() })
        let usual = self.headers(with: cookieHeader).filter { !named.contains($0.name.lowercased()) }
        let response = try await transport.exchange(method, target, usual + headers, body)
        cookies.withLock { jar in
            for (name, value) in response.headers where name == "set-cookie" { jar.store(value) }
        }
        return response
    }

    /// Loads an address, following redirects.
    func load(_ address: String) async throws -> LoadedPage {
        var address = String(address.prefix { $0 != "#" })
        for _ in 0..<Self.redirectLimit {
            let response = try await send("GET", address, [("Accept", "text/html")])
            if (300...399).contains(response.status), let next = response["location"] {
                guard next.hasPrefix("/"), !next.hasPrefix("//") else {
                    throw TestPageError(.refused, "\(address) leads out of the program, to \(next).")
                }
                address = String(next.prefix { $0 != "#" })
                continue
            }
            return try await page(response, at: address)
        }
        throw TestPageError(.refused, "\(address) leads on and on, \(Self.redirectLimit) times.")
    }

    /// The page in a response, whatever its status.
    private func page(_ response: RawResponse, at address: String) async throws -> LoadedPage {
        guard let document = LoadedDocument(response.text) else {
            throw TestPageError(
                .refused, "\(address) was answered with \(response.status), and no page: \(response.text.prefix(400))")
        }
        let frames = try await transport.listen(to: document.identifier, after: document.sequence, by: self)
        return LoadedPage(
            path: address, response: response, document: document,
            connection: PageConnection(browser: self, document: document, frames: frames))
    }
}
