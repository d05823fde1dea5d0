/// Measures the cost of one event with ten and with ten thousand open streams. Ten visitors send events in both cases.
/// The figure "each in turn" has every event come from another visitor, so that none of that visitor's data is in the
/// processor's cache.
@Sendable
func measureOneOfMany(_ bench: Bench) throws -> [Figure] {
    let servers = try [bench.martlet(), bench.floor()]
    try servers[0].require("/counter")
    let few = try servers.map { try Crowd($0, size: 10) }
    // One server after the other: a process may not have the descriptors for twice ten thousand streams.
    let martlet = try compare(few, with: bench.martlet())
    let floor = try compare(few, with: bench.floor())
    let name = "event to one of"
    return [
        Figure("\(name) 10", "µs", martlet.few[0], floor: martlet.few[1]),
        Figure("\(name) 10,000", "µs", martlet.many, floor: floor.many),
        Figure(
            "\(name) 10,000, against 10", "x", martlet.many / martlet.few[0], floor: floor.many / floor.few[1],
            limit: 1.5),
        Figure("\(name) 10,000, each in turn", "µs", martlet.turn, floor: floor.turn),
    ]
}

/// Serves ten visitors of Martlet, ten of the floor, and a server with ten thousand, in turns.
private func compare(_ few: [Crowd], with large: Server) throws -> (few: [Double], many: Double, turn: Double) {
    let many = try Crowd(large, size: 10_000)
    let crowds = few + [many]
    for crowd in crowds { _ = try crowd.run(1_000, every: crowd.size / 10) }
    let medians = try interleavedMedians(crowds.map { crowd in { try crowd.run(3_000, every: crowd.size / 10) } })
    let turn = try interleavedMedians(runs: 1, [{ try many.run(10_000, every: 1) }])
    return (medians.dropLast(), medians[few.count], turn[0])
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
        // All visitors' pages are built alike, so the button has the same node identifier in all of them.
        target = try visitors[0].number(of: "inc")
    }

    /// Server time in microseconds for one event, sent by every `step`-th visitor in turn.
    func run(_ events: Int, every step: Int) throws -> Double {
        try server.spent {
            for event in 0..<events {
                try visitors[event * step % size].act(target, over: connection)
            }
        } / Double(events)
    }
}
