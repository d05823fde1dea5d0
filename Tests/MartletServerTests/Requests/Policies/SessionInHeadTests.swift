import Testing

@testable import MartletServer

/// What a new connection says of its visitor before anybody has read it.
@Suite struct SessionInHeadTests {
    private static let name = SessionIdentifier(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210)

    private func session(_ head: String, isSecure: Bool = false) -> SessionIdentifier? {
        Array(head.utf8).withUnsafeBytes { SessionCookie(isSecure: isSecure).session(inHead: $0) }
    }

    @Test(
        arguments: [
            "GET / HTTP/1.1\r\nHost: a\r\nCookie: martlet=NAME\r\n\r\n",
            "GET / HTTP/1.1\r\ncookie:theme=dark; martlet=NAME; x=1\r\nHost: a\r\n\r\n",
            "POST /x HTTP/1.1\nCOOKIE:   martlet=NAME\n\ncookie: martlet=other",
            // The rest is still on its way.
            "GET / HTTP/1.1\r\nCookie: martlet=NAME",
        ])
    func itIsFound(head: String) {
        #expect(session(head.replacing("NAME", with: Self.name.text)) == Self.name)
    }

    @Test(
        arguments: [
            "", "\n", "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nCookie", "GET / HTTP/1.1\r\nCookie:",
            "GET / HTTP/1.1\r\nCookie: martlet=NA", "GET / HTTP/1.1\r\nX-Cookie: martlet=NAME\r\n\r\n",
            "GET /cookie:martlet=NAME HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nCookie: martlet=NAME%00\r\n\r\n",
        ])
    func whatSaysNothingIsForAnybody(head: String) {
        #expect(session(head.replacing("NAME", with: Self.name.text)) == nil)
    }

    @Test func aSafeConnectionHasItsOwnName() {
        let head = "GET / HTTP/1.1\r\nCookie: martlet=x; __Host-martlet=\(Self.name.text)\r\n\r\n"
        #expect(session(head, isSecure: true) == Self.name)
    }
}
