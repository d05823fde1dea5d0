/// Measures the live heap bytes of a session that shows a table of 1,000 rows.
@Sendable
func measureMemoryOfRows(_ bench: Bench) throws -> [Figure] {
    let counters = bench.allocationCounters()
    let server = try bench.martlet(environment: counters.environment)
    try server.require("/rows")
    // The first session also pays for what the process allocates once.
    let first = try TablePage(server)
    _ = try first.act(.identifier("run"))
    let sessions = 5
    let before = try counters.liveBytes()
    let pages = try (0..<sessions).map { _ in
        let page = try TablePage(server)
        _ = try page.act(.identifier("run"))
        return page
    }
    let after = try counters.liveBytes()
    return try withExtendedLifetime((first, pages)) {
        try server.calm()
        let kilobytes = Double(after - before) / Double(sessions) / 1_024
        return [Figure("session holding 1,000 rows", "KB", kilobytes, limit: 450, goal: 300)]
    }
}
