import CMicrohttpd
import Glibc
import MartletTesting
import Testing

@testable import MartletServer

/// Two fronts that share a port. Who asks for `/0` belongs to the first, who asks for `/1` to the second.
@Suite(.serialized) struct ConnectionDealerTests {
    private let listening: Int32
    private let port: Int
    /// For each slot, where its front reads and where the others write.
    private let channels: [(incoming: Int32, outgoing: Int32)]

    init() throws {
        listening = try ListeningSocket.open(host: "127.0.0.1", port: 0)
        port = try #require(ListeningSocket.port(of: listening))
        ListeningSocket.waitForRequests(on: listening)
        channels = try (0..<2).map { _ in
            var ends: [Int32] = [-1, -1]
            try #require(socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &ends) == 0)
            return (ends[0], ends[1])
        }
    }

    private func configuration(_ slot: Int) -> HTTPFrontConfiguration {
        let sockets = SharedSockets(
            listening: listening, incoming: channels[slot].incoming, outgoing: channels.map(\.outgoing))
        return .testing.with(
            \.sharedConnections,
            SharedConnections(sockets: sockets, slot: slot) { head in
                let words = String(decoding: head, as: UTF8.self).split(separator: " ")
                return words.count > 1 ? Int(words[1].dropFirst()) : nil
            })
    }

    private func end() {
        close(listening)
        for channel in channels {
            close(channel.incoming)
            close(channel.outgoing)
        }
    }

    private func handler(_ slot: Int) -> TestHandler {
        TestHandler { _ in .response(HTTPResponse(status: 200, body: .bytes(Array("front \(slot)".utf8)))) }
    }

    private func answer(_ path: String) throws -> String {
        let client = try RawSocket(port: port)
        try client.request("GET", path)
        return try client.response().text
    }

    @Test func eachConnectionComesToTheFrontOfItsFirstRequest() throws {
        defer { end() }
        try withFront(handler(0), configuration(0)) { _ throws in
            try withFront(handler(1), configuration(1)) { _ throws in
                for round in 0..<40 { #expect(try answer("/\(round % 2)") == "front \(round % 2)") }
                // For nobody, and for one that is not there: whoever has accepted it answers.
                for path in ["/", "/7"] { #expect(try answer(path).hasPrefix("front ")) }
            }
        }
    }

    @Test func whatIsHandedToOneThatIsNotThereWaitsForIt() throws {
        defer { end() }
        try withFront(handler(0), configuration(0)) { _ throws in
            let client = try RawSocket(port: port)
            try client.request("GET", "/1")
            #expect(try answer("/0") == "front 0")
            try withFront(handler(1), configuration(1)) { _ throws in #expect(try client.response().text == "front 1") }
        }
    }

    @Test func aFrontThatHasNoRoomLeavesConnectionsInTheKernel() throws {
        defer { end() }
        let configuration = configuration(0).with(\.limits.connections, 16)
        try withFront(handler(0), configuration) { front in
            let clients = try (0..<24).map { _ in try RawSocket(port: port) }
            for client in clients { try client.request("GET", "/0") }
            // Those that wait between two requests make room.
            for client in clients { #expect(try client.response().text == "front 0") }
            #expect(front.openConnections <= 16)
        }
    }

    @Test func oneThatHasSentNothingIsAcceptedAfterAWhile() throws {
        defer { end() }
        try withFront(handler(0), configuration(0)) { front in
            let client = try RawSocket(port: port)
            #expect(eventually { front.openConnections == 1 })
            try client.request("GET", "/1")
            #expect(try client.response().text == "front 0")
        }
    }
}
