/// Clicks the counters of several visitors without pause, with one event in flight for each.
///
/// A single visitor waits for the response and then for the frame, as ``Visitor/act(_:over:)`` does, and wakes once per
/// event. If it waited for both at once, it would usually wake twice: the frame arrives first, in the middle of the
/// server's work.
final class EventLoad {
    private let server: Server
    /// The server that the visitors press at, if it is another: it passes their presses on.
    private let entrance: Server?
    private let poller = Poller()
    private var clients: [Client] = []

    private struct Client {
        let visitor: Visitor
        let stream: EventStream
        let connection: Connection
        let target: Target
        var isAnswered = true
        var framesBefore = 0
        var isIdle: Bool { isAnswered && stream.frames > framesBefore }
    }

    /// Opens `path` for each visitor. `identifier` names the button to press.
    init(
        _ server: Server, path: String = "/counter", identifier: String = "inc", sessions: Int,
        through entrance: Server? = nil
    ) throws {
        (self.server, self.entrance) = (server, entrance)
        for index in 0..<sessions {
            let first = try Connection(port: server.endpoint.port)
            let visitor = try Visitor(server.endpoint, path: path, over: first)
            let connection = try entrance.map { try Connection(port: $0.endpoint.port) } ?? first
            if let entrance { visitor.goOn(at: entrance.endpoint) }
            try visitor.openStream()
            guard let stream = visitor.stream else { continue }
            let target = try visitor.number(of: identifier)
            clients.append(Client(visitor: visitor, stream: stream, connection: connection, target: target))
            poller.add(connection, token: index * 2)
            poller.add(stream.connection, token: index * 2 + 1)
        }
    }

    /// The size in bytes of the largest frame that one visitor receives.
    func largestFrame(of events: Int) throws -> Double {
        let client = clients[0]
        var largest = 0
        for _ in 0..<events {
            let before = client.stream.frameBytes
            try client.visitor.act(client.target, over: client.connection)
            largest = max(largest, client.stream.frameBytes - before)
        }
        return Double(largest)
    }

    /// Server time per event, in microseconds, of both servers if there are two.
    func run(_ events: Int) throws -> Double {
        var other = 0.0
        let own = try server.spent {
            let work = { [self] in clients.count == 1 ? try runOne(events) : try runAll(events) }
            if let entrance { other = try entrance.spent(work) } else { try work() }
        }
        return (own + other) / Double(events)
    }

    /// The median time by the clock from one visitor's press until its frame is there, in microseconds.
    func latency(_ events: Int) throws -> Double {
        let client = clients[0]
        return try (0..<events).map { _ in
            let start = ContinuousClock.now
            try client.visitor.act(client.target, over: client.connection)
            let time = (ContinuousClock.now - start).components
            return Double(time.seconds) * 1e6 + Double(time.attoseconds) / 1e12
        }.median
    }

    private func runOne(_ events: Int) throws {
        let client = clients[0]
        for _ in 0..<events { try client.visitor.act(client.target, over: client.connection) }
    }

    private func runAll(_ events: Int) throws {
        var unsent = events
        var unfinished = events
        for index in clients.indices where unsent > 0 {
            try send(index)
            unsent -= 1
        }
        while unfinished > 0 {
            for token in try poller.wait() {
                let index = token / 2
                let wasIdle = clients[index].isIdle
                try receive(index, isStream: token % 2 == 1)
                guard !wasIdle && clients[index].isIdle else { continue }
                unfinished -= 1
                guard unsent > 0 else { continue }
                try send(index)
                unsent -= 1
            }
        }
    }

    private func send(_ index: Int) throws {
        clients[index].framesBefore = clients[index].stream.frames
        clients[index].isAnswered = false
        try clients[index].connection.write(clients[index].visitor.click(clients[index].target))
    }

    private func receive(_ index: Int, isStream: Bool) throws {
        if isStream { return try clients[index].stream.drain() }
        try clients[index].connection.read(waiting: false)
        guard let response = clients[index].connection.removeResponse() else { return }
        try response.mustBeAccepted()
        clients[index].isAnswered = true
    }
}
