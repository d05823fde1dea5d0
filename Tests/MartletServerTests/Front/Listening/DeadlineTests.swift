import Glibc
import MartletServer
import Testing

/// The library closes a connection some time after its last byte; a byte now and then would keep it for ever.
@Suite struct DeadlineTests {
    private static let impatient = HTTPFrontConfiguration.testing.with(\.heartbeatInterval, 0.2)
        .with(\.connectionTimeout, 1)

    @Test func aHeadThatDripsIsCutOff() throws {
        try withFront(TestHandler.echo, Self.impatient.with(\.headDeadline, 0.3)) { front in
            let client = try RawSocket(port: front.port)
            #expect(try drip("GET / HTTP/1.1\r\nHost: a\r\nX-A: ", to: client) < 30)
            #expect(eventually { front.openConnections == 0 })
        }
    }

    @Test func aSecondHeadThatDripsIsCutOff() throws {
        try withFront(TestHandler.echo, Self.impatient.with(\.headDeadline, 0.3)) { front in
            let client = try RawSocket(port: front.port)
            try client.request("GET", "/")
            #expect(try client.response().status == 200)
            #expect(try drip("GET / HTTP/1.1\r\nHost: a\r\nX-A: ", to: client) < 60)
        }
    }

    @Test func aBodyThatDripsIsCutOff() throws {
        try withFront(TestHandler.echo, Self.impatient.with(\.bodyDeadline, 0.3)) { front in
            let client = try RawSocket(port: front.port)
            #expect(try drip("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n", to: client) < 30)
        }
    }

    @Test func aSilentConnectionIsClosed() throws {
        try withFront(TestHandler.echo, Self.impatient) { front in
            let client = try RawSocket(port: front.port)
            try client.send("GET / HT")
            #expect(try client.isEnded())
        }
    }

    @Test func whoIsInTimeIsLeftAlone() throws {
        try withFront(TestHandler.echo, Self.impatient.with(\.headDeadline, 0.5)) { front in
            let client = try RawSocket(port: front.port)
            for _ in 0..<8 {
                usleep(150_000)
                try client.request("GET", "/")
                #expect(try client.response().status == 200)
            }
        }
    }

    /// Sends a byte every 50 ms until the connection is cut; the number of bytes, at most 100.
    private func drip(_ start: String, to client: RawSocket) throws -> Int {
        try client.send(start)
        for count in 0..<100 {
            usleep(50_000)
            do { try client.send("x") } catch { return count }
        }
        return 100
    }
}
