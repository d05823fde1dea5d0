import Glibc

/// Measures the counter of a program whose sessions all run on the main actor, and how long one visitor's handler of 10
/// ms delays other visitors' presses, both there and where sessions run in parallel.
@Sendable
func measureMainActorProgram(_ bench: Bench) throws -> [Figure] {
    let times = try mediansOverServers(bench, of: { try $0.mainActorProgram() }) { program, floor in
        let pages = try [program, floor].map { try PageLoad($0, connections: 64) }
        for load in pages { _ = try load.run(300) }
        let render = try interleavedMedians(runs: 3, pages.map { load in { try load.run(1_500) } })
        let events = try [1, 200].flatMap { sessions in
            let loads = try [program, floor].map { try EventLoad($0, sessions: sessions) }
            for load in loads { _ = try load.run(2_000) }
            return try interleavedMedians(runs: 3, loads.map { load in { try load.run(6_000) } })
        }
        return render + events
    }
    let (program, parallel) = (try bench.mainActorProgram(), try bench.martlet())
    let waits = try withExtendedLifetime((program, parallel)) {
        try [program, parallel].map { try Neighbours($0).waits(count: 200) }
    }
    return [
        Figure("GET /counter, 64 in flight", "µs", times[0], floor: times[1]),
        Figure("event, 1 session", "µs", times[2], floor: times[3]),
        Figure("event, 200 busy sessions", "µs", times[4], floor: times[5]),
        Figure("press beside a handler of 10 ms, main actor", "ms", waits[0].median),
        Figure("press beside a handler of 10 ms, parallel", "ms", waits[1].median),
    ]
}

/// One visitor presses a button while another visitor's handler computes.
private struct Neighbours {
    private let busy: (visitor: Visitor, connection: Connection, target: Target)
    private let other: (visitor: Visitor, connection: Connection, target: Target)

    init(_ server: Server) throws {
        try server.require("/bench/busy")
        busy = try Self.visitor(of: server, "/bench/busy", "compute")
        other = try Self.visitor(of: server, "/counter", "inc")
    }

    private static func visitor(
        of server: Server, _ path: String, _ identifier: String
    ) throws -> (Visitor, Connection, Target) {
        let connection = try Connection(port: server.endpoint.port)
        let visitor = try Visitor(server.endpoint, path: path, over: connection)
        try visitor.openStream()
        return (visitor, connection, try visitor.number(of: identifier))
    }

    /// How long the other visitor's presses took, in milliseconds. Each is sent a millisecond after the busy visitor's
    /// press.
    func waits(count: Int) throws -> [Double] {
        try (0..<count).map { _ in
            let frames = busy.visitor.stream?.frames ?? 0
            try busy.connection.write(busy.visitor.click(busy.target))
            usleep(1_000)
            let start = ContinuousClock.now
            try other.visitor.act(other.target, over: other.connection)
            let wait = ContinuousClock.now - start
            try busy.connection.response().mustBeAccepted()
            try busy.visitor.stream?.wait(after: frames)
            return Double(wait.components.attoseconds) / 1e15 + Double(wait.components.seconds) * 1_000
        }
    }
}
