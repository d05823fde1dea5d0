import MartletUI
import Testing

@testable import MartletServer

/// Posts that were changed at random, from one seed: each is answered as the protocol says, and nothing is harmed.
///
/// 20,000 of them take five seconds in a debug build; `MUTATED_POSTS` asks for another number.
@Suite struct MutatedPostTests {
    /// What the protocol has for posts.
    private static let documented: Set<Int> = [200, 204, 303, 400, 404, 405, 409, 410, 413, 414, 415, 429, 431]

    private static let count = Trials.count("MUTATED_POSTS", 20_000)

    @Test func eachIsAnsweredAsDocumented() throws {
        try withServer({ $0.limits.requestsPerSecond = 0 }) { server in
            var random = SeededGenerator(seed: 20_261_122)
            var visitor = try Visitor(server, "/controls")
            let witness = try Visitor(server)
            // A page whose cookie never comes back is evicted after a minute, which a slow machine needs for the posts.
            #expect(try witness.press("inc", seq: 1).text.contains("Count: 1"))
            var socket = try RawSocket(port: server.port, timeout: 60)
            var statuses: [Int: Int] = [:]
            for number in 0..<Self.count {
                // A post may go that far that the page is another.
                if number % 500 == 499 { visitor = try Visitor(server, "/controls") }
                let post = Self.post(of: visitor, &random)
                let (status, closes) = try answer(to: post, on: socket)
                statuses[status, default: 0] += 1
                #expect(Self.documented.contains(status), "\(status) for \(post)")
                if closes { socket = try RawSocket(port: server.port, timeout: 60) }
            }
            // They were read, refused by several rules, and some of them did what they say.
            for status in [204, 303, 400, 404] { #expect(statuses[status, default: 0] > 0, "\(statuses)") }
            let fresh = try Visitor(server, "/controls")
            #expect(try fresh.press("inc", seq: 1).text.contains("Count: 1"))
            #expect(try witness.press("inc", seq: 2).text.contains("Count: 2"))
        }
    }

    private func answer(to post: Post, on socket: RawSocket) throws -> (status: Int, closes: Bool) {
        try socket.send(post.bytes)
        let response = try socket.response()
        return (response.status, response["connection"] == "close")
    }

    private struct Post: CustomStringConvertible {
        let head: String
        let body: [UInt8]

        var bytes: [UInt8] { Array((head + "Content-Length: \(body.count)\r\n\r\n").utf8) + body }
        var description: String { "\(head)\(String(decoding: body.prefix(300), as: UTF8.self))" }
    }

    private static func post(of visitor: Visitor, _ random: inout SeededGenerator) -> Post {
        let kind = Int.random(in: 0..<10, using: &random)
        let (path, type, bodies) =
            switch kind {
            case 0..<6: (visitor.path + "/events", "application/json", events)
            case 6..<8: (visitor.path + "/form?seq=1&end=40&at=/controls", "application/x-www-form-urlencoded", forms)
            default: ("/_martlet/stream", "application/json", changes(of: visitor))
            }
        var body = Array((bodies.randomElement(using: &random) ?? "").utf8)
        for _ in 0..<Int.random(in: 0...4, using: &random) { mutate(&body, &random) }
        let head = "POST \(path) HTTP/1.1\r\nHost: localhost\r\nCookie: \(visitor.cookie)\r\nContent-Type: \(type)\r\n"
        return Post(head: head, body: body)
    }

    private static let events = [
        #"{"events":[{"target":"inc","type":"click"}]}"#, #"{"seq":1,"ack":0,"events":[{"target":6,"type":"click"}]}"#,
        #"{"events":[{"target":"text","type":"input","value":"a\u00e4\uD83D\uDE00"}]}"#,
        #"{"seq":3,"events":[{"target":"enable","type":"click"},{"target":"disabled","type":"click"}]}"#,
        #"{"events":[{"target":"text","type":"submit","value":{"a":"b","c":"d"}}]}"#,
        #"{"ack":18446744073709551615,"mismatches":[4,7],"events":[]}"#,
        #"{"events":[{"target":"fail","type":"click"},{"target":4294967295,"type":"keydown","value":"Enter"}]}"#,
    ]

    private static let forms = ["", "6=", "4=on&6=", "5=a%20b+c%C3%A4&6=", "x=1&y=2&z=3", "4294967295=&0=1"]

    private static func changes(of visitor: Visitor) -> [String] {
        [
            #"{"join":[{"page":"\#(visitor.page)","after":0}]}"#, #"{"leave":["\#(visitor.page)"]}"#,
            #"{"join":[{"page":"\#(visitor.page)","after":18446744073709551615,"resync":true}],"leave":[]}"#,
        ]
    }

    /// Changes, drops, doubles or inserts something.
    private static func mutate(_ body: inout [UInt8], _ random: inout SeededGenerator) {
        let pieces = [
            "{", "}", "[", "]", ",", ":", "\"", "\\u", "\\uD83D", "null", "true", "-1", "1e999", "99999999999999999999",
            "%", "%G0",
            "&", "=", "\0", "\u{FEFF}", "seq", "events", "mismatches", "\"target\":", "4294967295",
            "18446744073709551615",
        ]
        let position = Int.random(in: 0...body.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0 where position < body.count: body[position] = UInt8.random(in: .min ... .max, using: &random)
        case 1 where position < body.count: body.remove(at: position)
        case 2: body.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: position)
        case 3: body.removeSubrange(position...)
        case 4 where position < body.count:
            let end = Int.random(in: position..<body.count, using: &random)
            body.insert(contentsOf: body[position...end], at: position)
        case 5:
            let piece = Array((pieces.randomElement(using: &random) ?? "").utf8)
            let count = Int.random(in: 1...200, using: &random)
            body.insert(contentsOf: (0..<count).flatMap { _ in piece }, at: position)
        default: break
        }
    }
}
