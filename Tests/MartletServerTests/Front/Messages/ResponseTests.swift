import MartletServer
import Testing

@Suite struct ResponseTests {
    @Test func headIsAnsweredAsGetWithoutTheBody() throws {
        try withFront(TestHandler.echo) { front in
            let client = try RawSocket(port: front.port)
            try client.request("HEAD", "/page")
            let response = try client.response(hasBody: false)
            #expect(response.status == 200)
            #expect(response["content-length"] == "13")
            // Nothing stands between this answer and the next.
            try client.request("GET", "/next")
            #expect(try client.response().text == "get /next - ")
        }
    }

    @Test func permanentBytesArriveWhole() throws {
        let asset = PermanentBytes(copying: (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
        let handler = TestHandler { _ in .response(HTTPResponse(status: 200, body: .permanent(asset))) }
        try withFront(handler) { front in
            let client = try RawSocket(port: front.port)
            for _ in 0..<2 {
                try client.request("GET", "/asset")
                #expect(try client.response().body == (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) })
            }
        }
    }

    @Test func aPreparedAnswerServesAnyNumberOfRequests() throws {
        let prepared = try #require(
            PreparedResponse(
                HTTPResponse(status: 203, headers: [("X-Made", "once")], body: .bytes(Array("ready".utf8)))))
        try withFront(TestHandler { _ in .prepared(prepared) }) { front in
            let client = try RawSocket(port: front.port)
            for _ in 0..<3 {
                try client.request("GET", "/")
                let response = try client.response()
                #expect(response.status == 203)
                #expect(response["x-made"] == "once")
                #expect(response.text == "ready")
            }
            try client.request("GET", "/", headers: ["Connection: close"])
            #expect(try client.response()["connection"] == "close")
            #expect(try client.isEnded())
        }
    }

    @Test func aHeaderThatCannotBeWrittenIsLeftOut() throws {
        let handler = TestHandler { _ in
            .response(HTTPResponse(status: 204, headers: [("X-Bad", "a\r\nX-Injected: b"), ("X-Good", "c")]))
        }
        try withFront(handler) { front in
            let client = try RawSocket(port: front.port)
            try client.request("GET", "/")
            let response = try client.response()
            #expect(response["x-bad"] == nil)
            #expect(response["x-injected"] == nil)
            #expect(response["x-good"] == "c")
        }
        #expect(PreparedResponse(HTTPResponse(status: 204, headers: [("X-Bad", "a\nb")])) == nil)
    }

    @Test(arguments: [0, 99, 100, 101, 600, -5, Int.max])
    func aStatusThatIsNoneIsAnsweredAs500(status: Int) throws {
        try withFront(TestHandler { _ in .response(HTTPResponse(status: status)) }) { front in
            let client = try RawSocket(port: front.port)
            try client.request("GET", "/")
            #expect(try client.response().status == 500)
        }
    }
}
