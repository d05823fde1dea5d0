/// Measures one change of a shared value that a thousand pages read, and one change that affects everything on many
/// pages.
@Sendable
func measureSharedValue(_ bench: Bench) throws -> [Figure] {
    // The boards of all turns are open at once: a page stays for a while when its visitor has gone.
    let server = try bench.martlet(environment: ["MARTLET_LIMIT_PAGE_BYTES": String(1 << 30)])
    try server.require("/bench/shared")
    let few = try Readers(server, count: 1)
    let one = try few.medianOfUpdates(200)
    few.close()
    let many = try Readers(server, count: 1_000)
    let all = try many.medianOfUpdates(20)
    many.close()
    let clears = try (0..<5).map { _ in try Boards(server, count: 200).clear() }
    return [
        Figure("update read by 1 page", "µs", one),
        Figure("update read by 1,000 pages", "µs", all),
        Figure("update read by 1,000 pages, each page", "µs", all / 1_000),
        Figure("144 cells cleared on 200 boards, each page", "µs", clears.median / 200),
    ]
}

/// Visitors whose pages read one shared value. The first visitor changes it.
private final class Readers {
    private let server: Server
    private let connection: Connection
    private var visitors: [Visitor]
    private let target: Target

    init(_ server: Server, count: Int) throws {
        let connection = try Connection(port: server.endpoint.port)
        self.server = server
        self.connection = connection
        visitors = try (0..<count).map { _ in
            let visitor = try Visitor(server.endpoint, path: "/bench/shared", over: connection)
            try visitor.openStream()
            return visitor
        }
        target = try visitors[0].number(of: "inc")
    }

    func close() { visitors = [] }

    /// Server time in microseconds for one update, from the click until every page has its frame.
    func medianOfUpdates(_ count: Int) throws -> Double {
        try update()
        return try interleavedMedians(
            runs: 5,
            [
                { [self] in try server.spent { for _ in 0..<count { try update() } } / Double(count) }
            ])[0]
    }

    private func update() throws {
        let frames = visitors.map { $0.stream?.frames ?? 0 }
        try visitors[0].act(target, over: connection)
        for (visitor, frames) in zip(visitors, frames).dropFirst() { try visitor.stream?.wait(after: frames) }
    }
}

/// Visitors who see one board with all cells painted.
private final class Boards {
    private let server: Server
    private let connection: Connection
    private let painter: Visitor
    private let visitors: [Visitor]

    init(_ server: Server, count: Int) throws {
        let connection = try Connection(port: server.endpoint.port)
        let painter = try Visitor(server.endpoint, path: "/board", over: connection)
        try painter.openStream()
        let cells = try painter.actions().filter { $0.identifier?.hasPrefix("cell") ?? false }
        for cell in cells { try painter.act(.number(cell.target), over: connection) }
        self.server = server
        self.connection = connection
        self.painter = painter
        visitors = try (1..<count).map { _ in
            let visitor = try Visitor(server.endpoint, path: "/board", over: connection)
            try visitor.openStream()
            return visitor
        }
    }

    /// Server time in microseconds, from the click that clears the board until every page has its frame.
    func clear() throws -> Double {
        let target = try painter.number(of: "clear")
        return try server.spent {
            try painter.act(target, over: connection)
            for visitor in visitors { try visitor.stream?.wait(after: 0) }
        }
    }
}
