import Glibc
import MartletServer
import Testing

/// The library closes a connection some time after its last byte; a byte now and then would keep it for ever.
@Suite struct DeadlineTests {
    @Test func aHeadThatDripsIsCutOff() throws {
        try withFront(TestHandler.echo, .testing.withManualTime) { front in
            let client = try RawSocket(port: front.port)
            let limit = Int(front.configuration.limits.headDeadline) + 5
            #expect(try drip("GET / HTTP/1.1\r\nHost: a\r\nX-A: ", to: client, front) <= limit)
            #expect(eventually { front.openConnections == 0 })
        }
    }

    @Test func aSecondHeadThatDripsIsCutOff() throws {
        try withFront(TestHandler.echo, .testing.withManualTime) { front in
            let client = try RawSocket(port: front.port)
            try client.request("GET", "/")
            #expect(try client.response().status == 200)
            let limit = Int(front.configuration.limits.headDeadline) + front.configuration.connectionTimeout + 5
            #expect(try drip("GET / HTTP/1.1\r\nHost: a\r\nX-A: ", to: client, front) <= limit)
        }
    }

    @Test func aBodyThatDripsIsCutOff() throws {
        try withFront(TestHandler.echo, .testing.withManualTime) { front in
            let client = try RawSocket(port: front.port)
            let limit = Int(front.configuration.limits.bodyDeadline) + 5
            #expect(
                try drip("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n", to: client, front) <= limit)
        }
    }

    /// By the library, whose time is the system's.
    @Test func aSilentConnectionIsClosed() throws {
        try withFront(TestHandler.echo, .testing.with(\.limits.connectionTimeout, 1)) { front in
            let client = try RawSocket(port: front.port)
            try client.send("GET / HT")
            #expect(try client.isEnded())
        }
    }

    @Test func whoIsInTimeIsLeftAlone() throws {
        try withFront(TestHandler.echo, .testing.withManualTime) { front in
            let client = try RawSocket(port: front.port)
            for _ in 0..<8 {
                front.advance(seconds: front.configuration.limits.headDeadline)
                try client.request("GET", "/")
                #expect(try client.response().status == 200)
            }
        }
    }

    /// Sends a byte a second until the connection is cut; the number of bytes, at most 100.
    private func drip(_ start: String, to client: RawSocket, _ front: HTTPFront) throws -> Int {
        // What came before is answered and the head has begun when another request is answered.
        try client.send(start)
        let other = try RawSocket(port: front.port)
        try other.request("GET", "/")
        #expect(try other.response().status == 200)
        for count in 0..<100 {
            front.advance(seconds: 1)
            do { try client.send("x") } catch { return count }
        }
        return 100
    }
}
