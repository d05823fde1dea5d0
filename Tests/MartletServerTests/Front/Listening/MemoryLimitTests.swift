import Glibc
import Synchronization
import Testing

@testable import MartletServer

/// What clients may make the front keep: bodies that are coming in, answers that nobody reads.
@Suite struct MemoryLimitTests {
    private static let large = 60_000

    private static func begin(_ front: HTTPFront, length: Int = large) throws -> RawSocket {
        let client = try RawSocket(port: front.port)
        try client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: \(length)\r\n\r\n")
        return client
    }

    private static func finish(_ client: RawSocket, length: Int = large) throws -> RawResponse {
        try client.send([UInt8](repeating: 0x62, count: length))
        return try client.response()
    }

    /// Answers with the length of the body.
    private static let counter = TestHandler { request in
        .response(HTTPResponse(status: 200, body: .bytes(Array("\(request.body.count)".utf8))))
    }

    @Test func theSumOfAllBodiesIsBounded() throws {
        try withFront(Self.counter, .testing.with(\.limits.bodyBytes, 150_000)) { front in
            let held = try (0..<2).map { _ in try Self.begin(front) }
            let refused = try eventualResponse {
                try Self.begin(front)
            } until: {
                $0 == 503
            }
            #expect(refused.status == 503)
            #expect(refused["retry-after"] == "2")
            #expect(refused["content-type"] == "application/problem+json")
            // Those that were there first are not touched, and what they give back can be had.
            for client in held { #expect(try Self.finish(client).text == "60000") }
            #expect(try Self.finish(try Self.begin(front)).text == "60000")
        }
    }

    @Test func theBodiesOfOneAddressAreBounded() throws {
        let configuration = HTTPFrontConfiguration.testing.with(\.limits.bodyBytesPerAddress, 100_000)
            .with(\.countsLoopback, true)
        try withFront(Self.counter, configuration) { front in
            let held = try Self.begin(front)
            let refused = try eventualResponse {
                try Self.begin(front)
            } until: {
                $0 == 429
            }
            #expect(refused.status == 429)
            #expect(refused["retry-after"] == "2")
            #expect(try Self.finish(held).text == "60000")
        }
    }

    @Test func chunksAreCountedAsTheyCome() throws {
        try withFront(Self.counter, .testing.with(\.limits.bodyBytes, 100_000)) { front in
            let held = try Self.begin(front)
            #expect(eventually { front.bodyBytes == Self.large })
            let client = try RawSocket(port: front.port)
            try client.send("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
            let chunk = "2710\r\n\(String(repeating: "c", count: 10_000))\r\n"
            for _ in 0..<6 { try client.send(chunk) }
            try client.send("0\r\n\r\n")
            #expect(try client.response().status == 503)
            #expect(front.bodyBytes <= 100_000)
            #expect(try Self.finish(held).status == 200)
            #expect(eventually { front.bodyBytes == 0 })
        }
    }

    /// What a small body needs every connection has.
    @Test func smallBodiesAreNotCounted() throws {
        try withFront(Self.counter, .testing.with(\.limits.bodyBytes, 10_000)) { front in
            let held = try (0..<50).map { _ in try Self.begin(front, length: 4_000) }
            for client in held { #expect(try Self.finish(client, length: 4_000).text == "4000") }
        }
    }

    @Test func whoLeavesGivesBack() throws {
        try withFront(Self.counter, .testing.with(\.limits.bodyBytes, 100_000)) { front in
            let client = try Self.begin(front)
            #expect(eventually { front.bodyBytes == Self.large })
            client.end()
            #expect(eventually { front.bodyBytes == 0 })
        }
    }

    // MARK: Answers

    private static let size = 4_000_000

    /// Whether the front counts so many answers: what their arrays take, which is a little more than their bytes.
    private static func holds(_ count: Int, _ front: HTTPFront) -> Bool {
        (count * size...count * (size + 4_096)).contains(front.answerBytes)
    }
    private static let sender = TestHandler { request in
        .response(HTTPResponse(status: 200, body: .bytes([UInt8](repeating: 0x61, count: size))))
    }

    private static func ask(_ front: HTTPFront) throws -> RawSocket {
        let client = try RawSocket(port: front.port, receiveBuffer: 4_096)
        try client.request("GET", "/")
        return client
    }

    @Test func theSumOfAllUnreadAnswersIsBounded() throws {
        try withFront(Self.sender, .testing.with(\.limits.answerBytes, 9_000_000)) { front in
            let held = try (0..<2).map { _ in try Self.ask(front) }
            #expect(eventually { Self.holds(2, front) })
            let refused = try Self.ask(front).response()
            #expect(refused.status == 503)
            #expect(refused["retry-after"] == "2")
            #expect(Self.holds(2, front))
            for client in held { client.end() }
            #expect(eventually { front.answerBytes == 0 })
            #expect(try Self.ask(front).response().body.count == Self.size)
        }
    }

    @Test func theUnreadAnswersOfOneAddressAreBounded() throws {
        let configuration = HTTPFrontConfiguration.testing.with(\.limits.answerBytesPerAddress, 5_000_000)
            .with(\.countsLoopback, true)
        try withFront(Self.sender, configuration) { front in
            let held = try Self.ask(front)
            #expect(eventually { Self.holds(1, front) })
            #expect(try Self.ask(front).response().status == 429)
            held.end()
        }
    }

    @Test func anAnswerThatNobodyReadsIsGivenUp() throws {
        let configuration = HTTPFrontConfiguration.testing.withManualTime
        try withFront(Self.sender, configuration) { front in
            let silent = try Self.ask(front)
            #expect(eventually { Self.holds(1, front) })
            front.advance(seconds: front.configuration.limits.answerStallDeadline / 2)
            #expect(Self.holds(1, front))
            #expect(
                eventually {
                    front.advance(seconds: front.configuration.limits.answerStallDeadline)
                    return front.answerBytes == 0 && front.openConnections == 0
                })
            _ = silent
        }
    }

    @Test func whoReadsSlowlyIsLeftAlone() throws {
        let configuration = HTTPFrontConfiguration.testing.withManualTime.with(\.limits.answerDeadline, 10_000)
        try withFront(Self.sender, configuration) { front in
            let slow = try Self.ask(front)
            var count = 0
            for _ in 0..<30 {
                count += try slow.read(count: 60_000).count
                front.advance(seconds: front.configuration.limits.answerStallDeadline - 2)
            }
            #expect(Self.holds(1, front))
            #expect(try slow.read(count: Self.size - count).count == Self.size - count)
        }
    }

    /// The answer to a request that is made until it has the wanted status: what was sent before may not have come yet.
    private func eventualResponse(
        _ begin: () throws -> RawSocket, until status: (Int) -> Bool
    ) throws -> RawResponse {
        var answer: RawResponse?
        _ = eventually {
            guard let client = try? begin(), client.hasBytes(within: 0.2) else { return false }
            answer = try? client.response()
            return answer.map { status($0.status) } ?? false
        }
        return try #require(answer)
    }
}

extension RawSocket {
    /// Whether something comes in time.
    fileprivate func hasBytes(within seconds: Double) -> Bool {
        eventually(seconds: seconds) { isReadable }
    }
}
