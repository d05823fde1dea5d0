/// Measures the operations on the table of `/rows`, at 1,000 and at 10,000 rows.
@Sendable
func measureRows(_ bench: Bench) throws -> [Figure] {
    let server = try bench.martlet()
    try server.require("/rows")
    return try RowOperations(server, size: 1_000, button: "run", repetitions: 11).figures()
        + RowOperations(server, size: 10_000, button: "runlots", repetitions: 7).figures()
}

/// Runs each operation several times from the same state of the table.
private struct RowOperations {
    let server: Server
    let page: TablePage
    let size: Int
    let button: String
    let repetitions: Int

    init(_ server: Server, size: Int, button: String, repetitions: Int) throws {
        self.server = server
        self.size = size
        self.button = button
        self.repetitions = repetitions
        page = try TablePage(server)
    }

    func figures() throws -> [Figure] {
        // A page's first rows come with their template, and a visitor pays for both.
        let create = try (0..<repetitions).map { _ in try TablePage(server).act(.identifier(button)) }
        _ = try page.act(.identifier(button))
        var all = figures("create", create)
        all += figures("replace", try repeated { try page.act(.identifier(button)) })
        all += figures("append 1,000 to", try fresh { try page.act(.identifier("add")) })
        all += figures("update every 10th of", try fresh { try page.act(.identifier("update")) })
        try restore()
        let swaps = Array(repeating: Target.identifier("swaprows"), count: 50)
        all += figures("swap in", try repeated { try page.act(swaps) })
        try restore()
        all += try linkFigures()
        all += figures("clear", try fresh { try page.act(.identifier("clear")) })
        return all
    }

    /// Selects rows far apart, then removes the current row 4 each time. Small operations run back to back: a single
    /// one after a pause would cost as much as waking up.
    private func linkFigures() throws -> [Figure] {
        let links = try page.links(rows: size)
        let selected = try (0..<repetitions).map { turn in
            try page.act((0..<50).map { links.select[(turn * 50 + $0) * 7 % size] })
        }
        let removed = try (0..<repetitions).map { turn in
            try page.act((0..<10).map { links.remove[3 + turn * 10 + $0] })
        }
        return figures("select another in", selected) + figures("remove row 4 of", removed)
    }

    private func restore() throws { _ = try page.act(.identifier(button)) }

    private func repeated(_ operation: () throws -> TablePage.Cost) throws -> [TablePage.Cost] {
        try (0..<repetitions).map { _ in try operation() }
    }

    private func fresh(_ operation: () throws -> TablePage.Cost) throws -> [TablePage.Cost] {
        try repeated {
            try restore()
            return try operation()
        }
    }

    private func figures(_ name: String, _ costs: [TablePage.Cost]) -> [Figure] {
        let limit = RowLimit.all["\(name) \(size.grouped)"]
        return [
            Figure("\(name) \(size.grouped)", "bytes", costs.map(\.bytes).median, limit: limit?.bytes),
            Figure(
                "\(name) \(size.grouped)", "µs", costs.map(\.microseconds).median, limit: limit?.microseconds,
                goal: limit?.goal),
        ]
    }
}
