/// Measures a lazy list of 100,000 rows: its first HTML, a scroll by a screenful, and what its session holds.
@Sendable
func measureLazyList(_ bench: Bench) throws -> [Figure] {
    let server = try bench.martlet()
    try server.require("/lazy")
    let html = try server.endpoint.fetch("/lazy", cookie: "").body.count
    let scroll = try scrollCost(on: server)
    let counters = bench.allocationCounters()
    let counted = try bench.martlet(environment: counters.environment)
    return [
        Figure("first HTML", "KB", Double(html) / 1_024, limit: 60),
        Figure("a screenful of rows, on the stream", "bytes", scroll.bytes, limit: 8_192),
        Figure("a screenful of rows, server", "µs", scroll.microseconds, limit: 2_000),
        Figure("session after 40 screenfuls", "KB", try sessionMemory(on: counted, counters) / 1_024, limit: 1_024),
    ]
}

/// The rows that a telephone's screen shows.
private let screenful = 14
/// The rows that the browser's client asks for: what is seen, and one and a half screens on each side.
private let window = 4 * screenful

private func rows(after screens: Int) -> String {
    "\(screens * screenful)-\(screens * screenful + window - 1)"
}

private func scrollCost(on server: Server) throws -> TablePage.Cost {
    let page = try TablePage(server, path: "/lazy")
    let list = try page.lazyList()
    let costs = try (1...60).map { try page.report(rows(after: $0), of: list) }
    // The first screenfuls also pay for templates.
    return TablePage.Cost(
        microseconds: costs.dropFirst(10).map(\.microseconds).median,
        bytes: costs.dropFirst(10).map(\.bytes).median)
}

private func sessionMemory(on server: Server, _ counters: AllocationCounters) throws -> Double {
    try server.require("/lazy")
    // The first session also pays for what the process allocates once.
    let first = try scrolledPage(on: server)
    let before = try counters.liveBytes()
    let pages = try (0..<5).map { _ in try scrolledPage(on: server) }
    let after = try counters.liveBytes()
    return withExtendedLifetime((first, pages)) { Double(after - before) / Double(pages.count) }
}

private func scrolledPage(on server: Server) throws -> TablePage {
    let page = try TablePage(server, path: "/lazy")
    let list = try page.lazyList()
    for screen in 1...40 { _ = try page.report(rows(after: screen), of: list) }
    return page
}
