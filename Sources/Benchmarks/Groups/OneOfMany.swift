/// What one event costs when ten streams are open, and when ten thousand are.
@Sendable
func measureOneOfMany(_ bench: Bench) throws -> [Figure] {
    let martlet = try compare(bench.martlet(), with: bench.martlet())
    let floor = try compare(bench.floor(), with: bench.floor())
    let name = "event to one of"
    return [
        Figure("\(name) 10", "µs", martlet.few, floor: floor.few),
        Figure("\(name) 10,000", "µs", martlet.many, floor: floor.many),
        Figure(
            "\(name) 10,000, against 10", "x", martlet.many / martlet.few, floor: floor.many / floor.few, limit: 1.5),
        Figure("\(name) 10,000, each in turn", "µs", martlet.turn, floor: floor.turn),
    ]
}

/// `few`, `many`: the same ten visitors are served in both cases. `turn`: every event is another visitor's, so that
/// nothing of his is in the processor's cache.
private func compare(_ small: Server, with large: Server) throws -> (few: Double, many: Double, turn: Double) {
    if !small.endpoint.isFloor { try small.require("/counter") }
    let few = try Crowd(small, size: 10)
    let many = try Crowd(large, size: 10_000)
    for crowd in [few, many] { _ = try crowd.run(1_000, every: crowd.size / 10) }
    let medians = try interleavedMedians([few, many].map { crowd in { try crowd.run(3_000, every: crowd.size / 10) } })
    let turn = try interleavedMedians(runs: 1, [{ try many.run(10_000, every: 1) }])
    return (medians[0], medians[1], turn[0])
}

/// Visitors with open streams whose events share one connection.
private final class Crowd {
    let size: Int
    private let server: Server
    private let connection: Connection
    private let visitors: [Visitor]
    private let target: Target

    init(_ server: Server, size: Int) throws {
        let connection = try Connection(port: server.endpoint.port)
        self.server = server
        self.size = size
        self.connection = connection
        visitors = try (0..<size).map { _ in
            let visitor = try Visitor(server.endpoint, path: "/counter", over: connection)
            try visitor.openStream()
            return visitor
        }
        // Every visitor's page is built alike, so the button has the same number in all.
        target = try visitors[0].number(of: "inc")
    }

    /// Server time in microseconds of one event to every so-many-th visitor in turn.
    func run(_ events: Int, every step: Int) throws -> Double {
        try server.spent {
            for event in 0..<events {
                try visitors[event * step % size].act(target, over: connection)
            }
        } / Double(events)
    }
}
