import Glibc
import MartletServer
import Synchronization
import Testing

/// Whoever has connections and says nothing takes no room from those who come.
@Suite(.serialized) struct ConnectionRoomTests {
    private static let half = "GET / HTTP/1.1\r\nHost: a\r\nX-A: "

    private func expectService(_ front: HTTPFront) throws {
        let newcomer = try RawSocket(port: front.port)
        try newcomer.request("GET", "/")
        #expect(try newcomer.response().status == 200)
    }

    @Test(arguments: ["", half]) func whoWaitsMakesRoomForNewcomers(_ said: String) throws {
        try withFront(TestHandler.echo, .testing.with(\.limits.connections, 64)) { front in
            var held: [RawSocket] = []
            for _ in 0..<20 {
                // The clock has a grain of some milliseconds: within one, no connection is older than another.
                usleep(20_000)
                for _ in 0..<20 {
                    let client = try RawSocket(port: front.port)
                    try client.send(said)
                    held.append(client)
                }
                try expectService(front)
                #expect(front.openConnections <= 64)
            }
            // The oldest have been ended, the newest are there.
            #expect(try held[0].isEnded())
            #expect(held.last?.isReadable == false)
        }
    }

    /// One that has been used and says nothing more is as good as one that never said anything, but not as old.
    @Test func whoHasWaitedLongestIsEndedFirst() throws {
        try withFront(TestHandler.echo, .testing.with(\.limits.connections, 64)) { front in
            let used = try RawSocket(port: front.port)
            let silent = try (0..<40).map { _ in try RawSocket(port: front.port) }
            #expect(eventually { front.openConnections == 41 })
            // The clock has a grain of some milliseconds.
            usleep(20_000)
            try used.request("GET", "/")
            #expect(try used.response().status == 200)
            let more = try (0..<30).map { _ in try RawSocket(port: front.port) }
            #expect(eventually { silent.count { $0.isReadable } >= 15 })
            try used.request("GET", "/")
            #expect(try used.response().status == 200)
            withExtendedLifetime(more) {}
        }
    }

    @Test(arguments: ["", half]) func anAddressHasSoManyConnections(_ said: String) throws {
        let configuration = HTTPFrontConfiguration.testing.with(\.limits.connectionsPerAddress, 16)
            .with(\.countsLoopback, true)
        try withFront(TestHandler.echo, configuration) { front in
            var held: [RawSocket] = []
            for _ in 0..<200 {
                let client = try RawSocket(port: front.port)
                // It may have been ended already.
                try? client.send(said)
                held.append(client)
            }
            try expectService(front)
            #expect(eventually { front.openConnections <= 16 })
        }
    }

    @Test func thisMachineAndProxiesAreNotCounted() throws {
        let configuration = HTTPFrontConfiguration.testing.with(\.limits.connectionsPerAddress, 4)
        let proxy = try #require(AddressRange("127.0.0.0/8"))
        for configuration in [configuration, configuration.with(\.countsLoopback, true).with(\.proxies, [proxy])] {
            try withFront(TestHandler.echo, configuration) { front in
                let clients = try (0..<50).map { _ in try RawSocket(port: front.port) }
                for client in clients {
                    try client.request("GET", "/")
                    #expect(try client.response().status == 200)
                }
                #expect(front.openConnections == 50)
            }
        }
    }

    /// A stream is none of the connections, whoever keeps it.
    @Test(arguments: [HTTPFrontConfiguration.StreamMethod.takeover, .suspended])
    func streamsAreNotCountedAsConnections(_ method: HTTPFrontConfiguration.StreamMethod) throws {
        let configuration = HTTPFrontConfiguration.testing.with(\.limits.connectionsPerAddress, 4)
            .with(\.limits.connections, 16).with(\.countsLoopback, true).with(\.streamMethod, method)
        let handler = StreamHandler()
        try withFront(handler, configuration) { front in
            let clients = try (0..<40).map { _ in
                let client = try RawSocket(port: front.port)
                try client.request("GET", "/")
                _ = try client.read(until: StreamHandler.openingText)
                return client
            }
            #expect(eventually { front.openStreams == 40 })
            #expect(handler.streams.allSatisfy { $0.send(Array("data: alive\n\n".utf8)) == .sent })
            for client in clients { _ = try client.read(until: "data: alive\n\n") }
        }
    }

    /// What is at work is not ended for others of its own address.
    @Test func ofConnectionsAtWorkTheNewestIsEnded() throws {
        let handler = WaitingHandler()
        let configuration = HTTPFrontConfiguration.testing.with(\.limits.connectionsPerAddress, 8)
            .with(\.countsLoopback, true)
        try withFront(handler, configuration) { front in
            let clients = try (0..<8).map { _ in try RawSocket(port: front.port) }
            for client in clients { try client.request("GET", "/") }
            #expect(eventually { handler.count == 8 })
            let late = try RawSocket(port: front.port)
            try? late.request("GET", "/")
            #expect(try late.readToEnd().isEmpty)
            #expect(handler.count == 8)
            handler.answerAll()
            for client in clients { #expect(try client.response().status == 204) }
            try expectAnswer(front, handler)
        }
    }

    /// Trap 7: the limit is the configured one, not the library's 1,020; with all at work, accepting pauses.
    @Test func withAllAtWorkNewcomersWait() throws {
        let handler = WaitingHandler()
        try withFront(handler, .testing.with(\.limits.connections, 20)) { front in
            var clients: [RawSocket] = []
            for number in 1...20 {
                clients.append(try RawSocket(port: front.port))
                try clients[number - 1].request("GET", "/")
                #expect(eventually { handler.count == number })
            }
            let late = try RawSocket(port: front.port)
            try late.request("GET", "/")
            #expect(front.openConnections == 20)
            #expect(!late.isReadable)
            handler.answerAll()
            for client in clients { #expect(try client.response().status == 204) }
            #expect(eventually { handler.count == 1 })
            handler.answerAll()
            #expect(try late.response().status == 204)
        }
    }

    private func expectAnswer(_ front: HTTPFront, _ handler: WaitingHandler) throws {
        let newcomer = try RawSocket(port: front.port)
        try newcomer.request("GET", "/")
        #expect(eventually { handler.count == 1 })
        handler.answerAll()
        #expect(try newcomer.response().status == 204)
    }
}

/// Answers when the test says so.
private final class WaitingHandler: HTTPHandler {
    private let waiting = Mutex<[DeferredResponse]>([])

    var count: Int { waiting.withLock { $0.count } }

    func answerAll() {
        let all = waiting.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
        for answer in all { answer.send(HTTPResponse(status: 204)) }
    }

    func accept(_ head: HTTPRequest) -> HTTPResponse? { nil }

    func respond(to request: HTTPRequest) -> HTTPReply {
        let answer = DeferredResponse()
        waiting.withLock { $0.append(answer) }
        return .deferred(answer)
    }
}
