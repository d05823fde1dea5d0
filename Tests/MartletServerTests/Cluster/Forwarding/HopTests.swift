import Glibc
import Synchronization
import Testing

@testable import MartletServer

@Suite struct HopTests {
    @Test func aHeadIsReadWhenItIsComplete() throws {
        let text =
            "HTTP/1.1 303 See Other\r\nLocation: /a:b\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc"
        let bytes = Array(text.utf8)
        for length in 0..<(bytes.count - 3) { #expect(HopHead(Array(bytes[..<length])) == nil, "\(length)") }
        let head = try #require(HopHead(bytes))
        #expect(head.status == 303)
        #expect(head.headers.map(\.name) == ["Location", "Set-Cookie", "Set-Cookie"])
        #expect(head.headers.map(\.value) == ["/a:b", "a=1", "b=2"])
        #expect(head.bodyLength == 3)
        #expect(head.length == bytes.count - 3)
    }

    @Test(arguments: [
        "", "HTTP/2 200\r\n\r\n", "HTTP/1.1 x\r\n\r\n", "HTTP/1.1 700 No\r\n\r\n",
        "HTTP/1.1 200 OK\r\nno colon\r\n\r\n",
    ])
    func whatIsNoHeadIsNone(_ text: String) { #expect(HopHead(Array(text.utf8)) == nil) }

    /// A hop whose other server is this test.
    private func hop(
        _ later: DeferredResponse, failure: HTTPResponse,
        within budget: ByteBudget = ByteBudget(limit: 1_000, limitOfAddress: 1_000),
        onFailure: @escaping @Sendable () -> Void = {}, _ body: (Hop, Int32) -> Void
    ) throws {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        body(
            Hop(
                PeerConnection(socket: ends[0]), to: "a", Array("GET / HTTP/1.0\r\n\r\n".utf8), later,
                failure: failure, for: nil, budget, onFailure: onFailure), ends[1])
        close(ends[1])
    }

    private func write(_ text: String, to socket: Int32) { _ = text.withCString { send(socket, $0, strlen($0), 0) } }

    @Test func anAnswerIsPassedOnWhenItIsWhole() throws {
        let later = DeferredResponse()
        try hop(later, failure: HTTPResponse(status: 503)) { hop, other in
            hop.advance()
            var request = [UInt8](repeating: 0, count: 100)
            #expect(recv(other, &request, request.count, 0) == 18)
            write("HTTP/1.0 200 OK\r\nContent-Length: 5\r\n\r\nab", to: other)
            hop.advance()
            #expect(!hop.isOver)
            write("cde", to: other)
            hop.advance()
            #expect(hop.isOver && !hop.hasFailed)
        }
        let answer = try #require(later.answer.take())
        #expect(answer.status == 200)
        guard case .bytes(let bytes) = answer.body else {
            Issue.record("no bytes")
            return
        }
        #expect(bytes == Array("abcde".utf8))
    }

    /// Only where the other server says so, and nothing follows.
    @Test(arguments: [
        ("Connection: Keep-Alive\r\nContent-Length: 2", "ab", true), ("Content-Length: 2", "ab", false),
        ("Connection: close\r\nContent-Length: 2", "ab", false),
        ("Connection: keep-alive\r\nContent-Length: 2", "abc", false),
    ])
    func aConnectionIsKeptAfterAWholeAnswer(_ head: String, _ body: String, _ isKept: Bool) throws {
        let later = DeferredResponse()
        try hop(later, failure: HTTPResponse(status: 503)) { hop, other in
            hop.advance()
            #expect(hop.removeConnection() == nil)
            write("HTTP/1.0 200 OK\r\n\(head)\r\n\r\n\(body)", to: other)
            hop.advance()
            #expect(hop.isOver && !hop.hasFailed)
            let connection = hop.removeConnection()
            #expect((connection != nil) == isKept)
            connection?.close()
        }
        guard case .bytes(let bytes)? = later.answer.take()?.body else {
            Issue.record("no bytes")
            return
        }
        #expect(bytes == Array("ab".utf8))
    }

    @Test func aServerThatEndsInTheMiddleHasNotAnswered() throws {
        let later = DeferredResponse()
        try hop(later, failure: HTTPResponse(status: 503)) { hop, other in
            hop.advance()
            write("HTTP/1.0 200 OK\r\nContent-Length: 5\r\n\r\nab", to: other)
            hop.advance()
            shutdown(other, Int32(SHUT_WR))
            hop.advance()
            #expect(hop.isOver && hop.hasFailed)
        }
        #expect(later.answer.take()?.status == 503)
    }

    /// 503 says that it has released the session.
    @Test(arguments: [(200, 0), (404, 0), (503, 1)])
    func whoeverHasTheSessionNoMoreIsForgotten(_ status: Int, _ expected: Int) throws {
        let failures = Mutex(0)
        let later = DeferredResponse()
        try hop(later, failure: HTTPResponse(status: 503), onFailure: { failures.withLock { $0 += 1 } }) {
            hop, other in
            hop.advance()
            write("HTTP/1.0 \(status) Word\r\nContent-Length: 2\r\n\r\nab", to: other)
            hop.advance()
            #expect(hop.isOver && !hop.hasFailed)
        }
        #expect(failures.withLock { $0 } == expected)
        #expect(later.answer.take()?.status == status)
    }

    /// What a server keeps of others' answers has the bound of its own answers: one that comes slowly, or to whoever does
    /// not read, must not fill its memory.
    @Test func whatHasComeOfAnAnswerIsCountedUntilItIsPassedOn() throws {
        let budget = ByteBudget(limit: 1_000, limitOfAddress: 1_000)
        let later = DeferredResponse()
        try hop(later, failure: HTTPResponse(status: 503), within: budget) { hop, other in
            hop.advance()
            write("HTTP/1.0 200 OK\r\nContent-Length: 600\r\n\r\n" + String(repeating: "a", count: 500), to: other)
            hop.advance()
            #expect(budget.total == 500)
            write(String(repeating: "a", count: 100), to: other)
            hop.advance()
            #expect(hop.isOver && !hop.hasFailed)
            #expect(budget.total == 0)
        }
        #expect(later.answer.take()?.status == 200)
    }

    @Test func anAnswerThatIsTooMuchIsRefused() throws {
        let budget = ByteBudget(limit: 1_000, limitOfAddress: 1_000)
        let other = try budget.reserve(700, for: nil)
        let later = DeferredResponse()
        try hop(later, failure: HTTPResponse(status: 502), within: budget) { hop, server in
            hop.advance()
            write("HTTP/1.0 200 OK\r\nContent-Length: 600\r\n\r\n" + String(repeating: "a", count: 500), to: server)
            hop.advance()
            #expect(hop.isOver && hop.hasFailed)
        }
        #expect(later.answer.take()?.status == 503)
        #expect(withExtendedLifetime(other) { budget.total } == 700)
    }
}
