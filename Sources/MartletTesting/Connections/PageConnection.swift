import MartletServer

/// A browser's way to one program: its cookie.
protocol VisitorConnection: Sendable {
    /// Loads a path: the HTML, and the way to the page that it made.
    func load(_ path: String) async throws -> LoadedPage
}

/// A browser's way to one page.
protocol PageConnection: Sendable {
    /// Posts events; gives what the server has against them.
    func post(_ body: String) async throws -> Problem?
    /// Posts the page's form as a browser without JavaScript does; gives where the answer leads.
    func postForm(_ body: String) async throws -> String
    /// The number of the last frame that the page has made; `nil` if it was let go.
    func lastFrame() async throws -> UInt64?
    /// The frames that have come since the last call, the one with `number` included.
    func frames(through number: UInt64) async throws -> [ArrivedFrame]
    /// The page is left.
    func close()
}

/// A page as a browser has loaded it.
struct LoadedPage: Sendable {
    let identifier: PageIdentifier
    let connection: any PageConnection
    /// The number of the last frame that is part of the HTML.
    let sequence: UInt64
    let title: String
    /// The content of `<main>`.
    let html: [UInt8]
    /// The rules of the styles.
    let styleSheet: String
}

/// A frame as it came: its number, and the JSON array of its patches.
struct ArrivedFrame: Sendable {
    let number: UInt64
    let patches: [UInt8]
}
