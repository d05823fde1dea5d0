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
            try client.request("PURGE", "/four")
            #expect(try client.response().text == #"other("PURGE") /four - "#)
        }
    }
}
