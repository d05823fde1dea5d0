import MartletUI
import Testing

@testable import MartletServer

@Suite struct PageInspectionTests {
    private func serve(inspects: Bool = false) throws -> Server {
        var configuration = ServerConfiguration.testing
        configuration.inspects = inspects
        return try Server(configuration, app: InspectionProgram.definition, logger: testLogger)
    }

    private func inspection(_ visitor: Visitor, cookie: String? = nil) throws -> RawResponse {
        let socket = try RawSocket(port: visitor.server.port, timeout: 60)
        try socket.request("GET", visitor.path + "/inspect", headers: ["Cookie: \(cookie ?? visitor.cookie)"])
        return try socket.response()
    }

    @Test func aPressIsATransaction() throws {
        let server = try serve()
        defer { server.stop() }
        let visitor = try Visitor(server, "/open")
        _ = try visitor.post(
            #"{"seq":1,"events":[{"target":"inc","type":"click"}]}"#, headers: ["Prefer: return=representation"])
        let response = try inspection(visitor)
        #expect(response.status == 200)
        let text = response.text
        #expect(text.contains(#""cause":{"kind":"load"},"views":2,"untouched":0"#))
        #expect(text.contains(##""events":[{"type":"click","target":"#inc","view":"Content"}]"##))
        #expect(text.contains(#""view":"Content","node":1,"reasons":["_count"]"#))
        #expect(text.contains(##""skipped":[{"view":"Child","node":"##))
        #expect(text.contains(#""comparison":"bytes""#))
        #expect(text.contains(#"becomes \"Count: 1\"","sent":"[\"t\","#))
        #expect(text.contains(#""properties":[{"name":"_count","value":"1"}"#))
    }

    @Test func anEventThatChangesNothingIsATransaction() throws {
        let server = try serve()
        defer { server.stop() }
        let visitor = try Visitor(server, "/open")
        _ = try visitor.post(
            #"{"seq":1,"events":[{"target":"unread","type":"click"}]}"#, headers: ["Prefer: return=representation"])
        let text = try inspection(visitor).text
        #expect(text.contains(#""number":2"#))
        #expect(text.contains(#""untouched":2,"evaluated":[],"skipped":[],"bytes":0"#))
    }

    /// The inspector's own patches appear in no timeline.
    @Test func anInspectorIsNotInspected() throws {
        let server = try serve(inspects: true)
        defer { server.stop() }
        let visitor = try Visitor(server, "/closed")
        #expect(try inspection(visitor).status == 200)
        let panel = try Visitor(server, "/_martlet/inspector/\(visitor.page)", cookie: visitor.cookie)
        #expect(panel.loaded.text.contains("Transactions: 1"))
        #expect(panel.loaded["content-security-policy"]?.contains("frame-ancestors 'self'") == true)
        #expect(visitor.loaded["content-security-policy"]?.contains("frame-ancestors 'none'") == true)
        #expect(try inspection(panel).status == 404)
        #expect(!panel.loaded.text.contains("martlet-inspector."))
        #expect(visitor.loaded.text.contains("martlet-inspector."))
    }

    @Test func onlyPagesThatMayBeInspectedAre() throws {
        let server = try serve()
        defer { server.stop() }
        let visitor = try Visitor(server, "/closed")
        let response = try inspection(visitor)
        #expect(response.status == 404)
        #expect(response.text.contains("--inspect"))
        #expect(!visitor.loaded.text.contains("inspector"))
        #expect(try visitor.post("{}", to: visitor.path + "/inspect").status == 404)
    }

    @Test func nobodyInspectsAnothersPage() throws {
        let server = try serve(inspects: true)
        defer { server.stop() }
        let visitor = try Visitor(server, "/open")
        let other = try Visitor(server, "/open")
        #expect(try inspection(visitor, cookie: other.cookie).status == 404)
        #expect(try visitor.post("{}", to: visitor.path + "/inspect", cookie: other.cookie).status == 404)
        let panel = try Visitor(server, "/_martlet/inspector/\(visitor.page)", cookie: other.cookie)
        #expect(panel.loaded.text.contains("Transactions: -1"))
    }

    @Test func reportsAreChecked() throws {
        let server = try serve()
        defer { server.stop() }
        let visitor = try Visitor(server, "/open")
        let path = visitor.path + "/inspect"
        _ = try visitor.post(
            #"{"seq":1,"events":[{"target":"inc","type":"click"}]}"#, headers: ["Prefer: return=representation"])
        #expect(try visitor.post(#"{"frame":1,"milliseconds":8.5}"#, to: path).status == 204)
        #expect(try inspection(visitor).text.contains(#""millisecondsToDocument":8.5"#))
        #expect(try visitor.post(#"{"picked":1}"#, to: path).status == 204)
        #expect(try visitor.post(#"{"picked":4000000000}"#, to: path).status == 204)
        #expect(try visitor.post(#"{"picked":-1}"#, to: path).status == 400)
        #expect(try visitor.post(#"{"else":1}"#, to: path).text.contains("is not known"))
        #expect(try visitor.post(String(repeating: " ", count: 2_000), to: path).status == 413)
        #expect(try visitor.post("{}", headers: ["Origin: http://elsewhere.example"], to: path).status == 403)
    }

    @Test func aTimelineHasABound() throws {
        let server = try serve()
        defer { server.stop() }
        let visitor = try Visitor(server, "/open")
        for number in 1...PageInspection.limit + 20 {
            _ = try visitor.post(
                #"{"seq":\#(number),"events":[{"target":"inc","type":"click"}]}"#,
                headers: ["Prefer: return=representation"])
        }
        let text = try inspection(visitor).text
        #expect(text.ranges(of: "\"cause\"").count == PageInspection.limit)
        #expect(text.contains("\"number\":\(PageInspection.limit + 21)"))
    }

    @Test func transactionsAreStreamed() throws {
        let server = try serve()
        defer { server.stop() }
        let visitor = try Visitor(server, "/open")
        let socket = try RawSocket(port: server.port, timeout: 60)
        try socket.request(
            "GET", visitor.path + "/inspect", headers: ["Cookie: \(visitor.cookie)", "Accept: text/event-stream"])
        _ = try socket.read(until: "event: state\n")
        _ = try visitor.post(
            #"{"seq":1,"events":[{"target":"inc","type":"click"}]}"#, headers: ["Prefer: return=representation"])
        let text = try socket.read(until: "\"Count: 1")
        #expect(text.contains("event: transaction\ndata: {\"number\":2"))
    }

    @Test func aLongFrameKeepsItsFirstPatches() {
        let frame = Bytes("[\((1...100).map { "[\"t\",\($0),\"a]\\\"[\"]" }.joined(separator: ","))]".utf8)
        let (patches, count) = InspectedPatch.patches(of: frame)
        #expect(count == 100)
        #expect(patches.count == InspectedPatch.limit)
        #expect(patches[0].json == "[\"t\",1,\"a]\\\"[\"]")
        #expect(patches[0].words == "the text of node 1 becomes \"a]\\\"[\"")
    }

    @Test func eachTextIsASentence() {
        let frame = Bytes(#"[["t",1,"a, b",2,"[c"],["a",3,"d","e,f"],["h","x, y"]]"#.utf8)
        let words = InspectedPatch.patches(of: frame).patches.map(\.words)
        #expect(words[0] == #"the text of node 1 becomes "a, b"; the text of node 2 becomes "[c""#)
        #expect(words[1] == #""d" of node 3 becomes "e,f""#)
        #expect(words[2] == #"the title becomes "x, y""#)
    }

    @Test func aTransactionSaysWhatChangedFromWhat() throws {
        let server = try serve()
        defer { server.stop() }
        let visitor = try Visitor(server, "/open")
        for number in 1...2 {
            _ = try visitor.post(
                #"{"seq":\#(number),"events":[{"target":"inc","type":"click"}]}"#,
                headers: ["Prefer: return=representation"])
        }
        let text = try inspection(visitor).text
        #expect(text.contains(#"{"view":"Content","property":"_count","before":"0","after":"1"}"#))
        #expect(text.contains(#"{"view":"Content","property":"_count","before":"1","after":"2"}"#))
        #expect(!text.contains(#""property":"_unread""#))
    }
}
