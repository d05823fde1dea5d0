/// The page `/rows` of one visitor, or another page with many rows.
final class TablePage {
    private let server: Server
    private let visitor: Visitor
    private let connection: Connection

    init(_ server: Server, path: String = "/rows") throws {
        self.server = server
        connection = try Connection(port: server.endpoint.port)
        visitor = try Visitor(server.endpoint, path: path, over: connection)
        try visitor.openStream()
        try server.calm()
    }

    /// The cost of an operation: server time in microseconds, and bytes on the stream with their framing.
    struct Cost {
        let microseconds: Double
        let bytes: Double
    }

    /// Sends one click, and waits until the server has finished everything that follows from it.
    func act(_ target: Target) throws -> Cost { try act([target]) }

    /// Sends clicks one after another, each after the response and the frame of the previous one. Returns the cost of
    /// one.
    func act(_ targets: [Target]) throws -> Cost {
        try cost(of: targets.count) { for target in targets { try visitor.act(target, over: connection) } }
    }

    /// Reports that these rows of a lazy list are near, for example `"60-119"`.
    func report(_ rows: String, of list: Target) throws -> Cost {
        try cost(of: 1) { try visitor.act(list, "rows", value: rows, over: connection) }
    }

    /// What receives the reports of the page's first lazy list.
    func lazyList() throws -> Target {
        guard let list = try visitor.actions().first(where: { $0.type == "rows" }) else {
            throw Failure.unexpected("the page has no lazy list")
        }
        return .number(list.target)
    }

    private func cost(of count: Int, _ body: () throws -> Void) throws -> Cost {
        let before = visitor.stream?.frameBytes ?? 0
        let time = try server.spent(body)
        try visitor.stream?.drain()
        let bytes = (visitor.stream?.frameBytes ?? 0) - before
        return Cost(microseconds: time / Double(count), bytes: Double(bytes) / Double(count))
    }

    /// The links of each row, from the first row to the last, after a fresh `run` or `runlots`.
    func links(rows: Int) throws -> (select: [Target], remove: [Target]) {
        // Node identifiers increase in document order as long as no row has moved.
        let links = try visitor.actions().filter { ($0.identifier ?? "").isEmpty }.map(\.target).sorted()
        guard links.count == rows * 2 else {
            throw Failure.unexpected("\(links.count) actions without identifier for \(rows) rows")
        }
        let targets = links.map { Target.number($0) }
        return (
            stride(from: 0, to: targets.count, by: 2).map { targets[$0] },
            stride(from: 1, to: targets.count, by: 2).map { targets[$0] }
        )
    }
}
