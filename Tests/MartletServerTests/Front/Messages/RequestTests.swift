import MartletServer
import Testing

@Suite struct RequestTests {
    @Test func aConnectionCarriesRequestAfterRequest() throws {
        try withFront(TestHandler.echo) { front in
            let client = try RawSocket(port: front.port)
            try client.request("GET", "/one?a=1&b=%20")
            #expect(try client.response().text == "get /one a=1&b=%20 ")
            try client.request("POST", "/tw%6f", body: "hello")
            let second = try client.response()
            #expect(second.text == "post /tw%6f - hello")
            #expect(second["connection"] == nil)
            try client.request("POST", "/three", body: "")
            #expect(try client.response().text == "post /three - ")
            try client.request("PURGE", "/four?")
            #expect(try client.response().text == #"other("PURGE") /four  "#)
            #expect(front.openConnections == 1)
        }
    }

    @Test func aHeadMayComeByteByByte() throws {
        try withFront(TestHandler.echo) { front in
            let client = try RawSocket(port: front.port)
            let request = "POST /slow?q HTTP/1.1\r\nHost: a\r\nX-Long: \(String(repeating: "x", count: 60))\r\n"
            for byte in (request + "Content-Length: 3\r\n\r\nabc").utf8 { try client.send([byte]) }
            #expect(try client.response().text == "post /slow q abc")
        }
    }

    /// The library lets its read buffer grow while a head comes in; the head must still be found where it is.
    @Test func aLargeHeadInManyPartsIsAccepted() throws {
        try withFront(TestHandler.echo) { front in
            let client = try RawSocket(port: front.port)
            try client.send(
                "GET /large HTTP/1.1\r\nHost: a\r\nCookie: a=b; c=\(String(repeating: "d", count: 400))\r\n")
            for number in 0..<30 { try client.send("X-Header-\(number): \(String(repeating: "y", count: 40))\r\n") }
            try client.send("\r\n")
            #expect(try client.response().text == "get /large - ")
        }
    }

    @Test func pipelinedRequestsAreAnsweredInOrder() throws {
        try withFront(TestHandler.echo) { front in
            let client = try RawSocket(port: front.port)
            let post = "POST /b HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhi"
            try client.send("GET /a HTTP/1.1\r\nHost: a\r\n\r\n\(post)GET /c HTTP/1.1\r\nHost: a\r\n\r\n\(post)")
            #expect(try client.response().text == "get /a - ")
            #expect(try client.response().text == "post /b - hi")
            #expect(try client.response().text == "get /c - ")
            #expect(try client.response().text == "post /b - hi")
        }
    }

    @Test func headersAreFoundWithoutRegardToCase() throws {
        let handler = TestHandler { request in
            let values = [request.header("x-ONE"), request.header("X-Two"), request.header("x-three")]
            let text = values.map { $0 ?? "none" }.joined(separator: "|") + "|" + request.remoteAddress
            return .response(HTTPResponse(status: 200, body: .bytes(Array(text.utf8))))
        }
        try withFront(handler) { front in
            let client = try RawSocket(port: front.port)
            try client.request("GET", "/", headers: ["X-One:  a b ", "x-two:"])
            #expect(try client.response().text == "a b |||none|127.0.0.1".replacing("|||", with: "||"))
        }
    }

    @Test func fieldsThatAreLookedAtOftenAreTheFirstOfTheirName() throws {
        let handler = TestHandler { request in
            let fields: [KnownField] = [.contentType, .cookie, .fetchSite, .host, .origin, .prefer]
            let values = fields.map { request.bytes(of: $0).map { String(decoding: $0, as: UTF8.self) } ?? "none" }
            return .response(HTTPResponse(status: 200, body: .bytes(Array(values.joined(separator: "|").utf8))))
        }
        try withFront(handler) { front in
            let client = try RawSocket(port: front.port)
            try client.request(
                "GET", "/",
                headers: ["COOKIE: a=1", "cookie: b=2", "Cookif: no", "prefer:", "sec-fetch-site: none", "oRIGIN: o"])
            #expect(try client.response().text == "none|a=1|none|localhost|o|")
            // Nothing of the one request is left for the next.
            try client.send("GET / HTTP/1.1\r\nHost: a\r\nContent-Type: t\r\n\r\n")
            #expect(try client.response().text == "t|none|none|a|none|none")
        }
    }

    @Test(arguments: [
        (UInt32(0), "0.0.0.0"), (0xFFFF_FFFF, "255.255.255.255"), (0x0A00_C807, "10.0.200.7"),
        (0x6414_0368, "100.20.3.104"), (0x7F00_0001, "127.0.0.1"),
    ])
    func addressesAreWrittenInNumbers(_ address: UInt32, _ text: String) {
        #expect(HTTPRequest.text(of: address) == text)
    }

    @Test func versionOneZeroIsAnsweredAndEnded() throws {
        try withFront(TestHandler.echo) { front in
            let client = try RawSocket(port: front.port)
            try client.send("GET /old HTTP/1.0\r\n\r\n")
            #expect(try client.response().text == "get /old - ")
            #expect(try client.isEnded())
        }
    }

    @Test func bothKindsOfAddressAreServed() throws {
        try withFront(TestHandler.echo, .testing.with(\.host, "::")) { front in
            for ipv6 in [false, true] {
                let client = try RawSocket(port: front.port, ipv6: ipv6)
                try client.request("GET", "/")
                #expect(try client.response().status == 200)
            }
        }
    }
}
