import Testing

@testable import MartletServer

@Suite struct LinkMessageTests {
    private func message(_ kind: LinkMessage.Kind, _ number: UInt32, _ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        Array(text.utf8).withUnsafeBytes { LinkMessage(kind: kind, number: number, content: $0).append(to: &bytes) }
        return bytes
    }

    private func read(_ bytes: [UInt8]) -> (used: Int?, found: [String]) {
        var found: [String] = []
        let used = bytes.withUnsafeBytes { bytes in
            LinkMessage.read(bytes) {
                found.append("\($0.kind) \($0.number) \(String(decoding: $0.content, as: UTF8.self))")
            }
        }
        return (used, found)
    }

    @Test func messagesAreReadWhenTheyAreComplete() {
        let first = message(.piece, 7, "data: 1\n\n")
        let bytes = first + message(.answer, 4_000_000_000, "") + message(.end, 1, "x")
        for length in 0..<first.count { #expect(read(Array(bytes[..<length])) == (0, [])) }
        let (used, found) = read(bytes + [1, 0])
        #expect(used == bytes.count)
        #expect(found == ["piece 7 data: 1\n\n", "answer 4000000000 ", "end 1 x"])
    }

    @Test(arguments: [[0, 0, 0, 0, 1, 0, 0, 0, 9], [255, 255, 255, 255, 1, 0, 0, 0, 1]] as [[UInt8]])
    func whatIsNoMessageIsRefused(_ bytes: [UInt8]) { #expect(read(bytes).used == nil) }

    @Test func aMessageSaysHowMuchRoomThereIs() {
        for room in [0, 1, 65_536, UInt32.max] {
            let bytes = LinkMessage.bytes(of: room)
            bytes.withUnsafeBytes { #expect(LinkMessage(kind: .room, number: 1, content: $0).room == Int(room)) }
        }
        #expect(LinkMessage(kind: .room, number: 1, content: UnsafeRawBufferPointer(start: nil, count: 0)).room == 0)
    }

    @Test func anAnswerIsTheSameBehindALink() throws {
        let answer = HTTPResponse(
            status: 409, headers: [("Content-Type", "application/problem+json"), ("A", "")], body: .bytes([0, 1, 0]))
        let copy = try #require(answer.linkContent.withUnsafeBytes { HTTPResponse(linkContent: $0) })
        #expect(copy.status == 409)
        #expect(copy.headers.map(\.name) == ["Content-Type", "A"])
        #expect(copy.headers.map(\.value) == ["application/problem+json", ""])
        #expect(copy.body.allBytes == [0, 1, 0])
    }

    @Test(arguments: ["", "204", "99\0\0", "204\0A\0", "204\0A\0b"])
    func whatIsNoAnswerIsNone(_ text: String) {
        #expect(Array(text.utf8).withUnsafeBytes { HTTPResponse(linkContent: $0) } == nil)
    }

    @Test func aRequestIsTheSameBehindALink() throws {
        let head = try #require(
            MemoryHead.texts(path: "/a%20b", headers: [("Cookie", "c=1"), ("Martlet-Hop", "x"), ("X-One", "")])
                .withUnsafeBytes { MemoryHead($0) })
        let state = ConnectionState(head, method: .post, query: "q=1", bodyLimit: 10)
        [UInt8(1), 0, 2].withUnsafeBytes { state.request.body.append($0) }
        let seal = HopSeal(client: "192.0.2.1", isSecure: true, host: "example.org")
        let bytes = LinkRequest.bytes(of: HTTPRequest(head, state: state), from: seal) {
            !$0.is(caseless: "martlet-hop")
        }
        let copy = try #require(bytes.withUnsafeBytes { LinkRequest.request($0) })
        #expect(copy.method == .post)
        #expect(copy.path == "/a%20b")
        #expect(copy.query == "q=1")
        #expect(copy.header("cookie") == "c=1")
        #expect(copy.bytes(of: .cookie).map { Array($0) } == Array("c=1".utf8))
        #expect(copy.header("X-One") == "")
        #expect(copy.header("Martlet-Hop") == nil)
        #expect(Array(copy.body) == [1, 0, 2])
        // Whoever has the link is believed.
        #expect(copy.hop([[1]]) == .genuine(seal))
        for length in 0..<(bytes.count - 4) {
            #expect(bytes[..<length].withUnsafeBytes { LinkRequest.request($0) == nil }, "\(length)")
        }
    }
}
