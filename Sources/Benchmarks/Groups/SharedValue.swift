/// What one change of a shared value costs when a thousand pages read it.
@Sendable
func measureSharedValue(_ bench: Bench) throws -> [Figure] {
    let server = try bench.martlet()
    try server.require("/bench/shared")
    let few = try Readers(server, count: 1)
    let one = try few.medianOfUpdates(200)
    few.close()
    let many = try Readers(server, count: 1_000)
    let all = try many.medianOfUpdates(20)
    return [
        Figure("update read by 1 page", "µs", one),
        Figure("update read by 1,000 pages", "µs", all),
        Figure("update read by 1,000 pages, each page", "µs", all / 1_000),
    ]
}

/// Visitors whose pages read one shared value; the first of them changes it.
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

    /// Server time in microseconds of one update, from the click until every page has its frame.
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
