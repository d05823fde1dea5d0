import MartletUI
import Testing

@testable import MartletServer

/// Reports of sizes, and the sizes with which the next page begins.
@Suite struct SizeRequestTests {
    private struct Reader: View {
        @Environment(\.horizontalSizeClass) private var sizeClass
        @State private var isShown = true

        var body: some View {
            Text(sizeClass == .compact ? "It is compact" : "It is regular")
            Button("Hide") { isShown = false }.accessibilityIdentifier("hide").disabled(!isShown)
            if isShown {
                GeometryReader { proxy in
                    HTML("p") { Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))") }
                }
            }
        }
    }

    private func withReader<Result>(_ body: (Server) throws -> Result) throws -> Result {
        let app = AppDefinition(scenes: {
            WindowGroup("Reader", path: "/counter") { Reader() }
            WindowGroup("Plain", path: "/plain") { Text("Plain") }
        })
        let server = try Server(.testing, app: app, logger: testLogger)
        defer { server.stop() }
        return try body(server)
    }

    private func load(_ server: Server, _ headers: [String]) throws -> String {
        let socket = try RawSocket(port: server.port, timeout: 60)
        try socket.request("GET", "/counter", headers: headers)
        return try socket.response().text
    }

    private func reader(of visitor: Visitor) throws -> Int {
        let tag = try #require(visitor.loaded.text.split(separator: "<").first { $0.contains("m-geometry") })
        return try #require(tag.firstMatch(of: #/data-m="(\d+)"/#).flatMap { Int($0.1) })
    }

    private func resize(_ target: Int, _ value: String) -> String {
        "{\"events\":[{\"target\":\(target),\"type\":\"resize\",\"value\":\(value)}]}"
    }

    @Test(arguments: [
        ([], "896 by 800", "regular"), (["User-Agent: Mozilla/5.0 (iPhone) Mobile/15E148"], "358 by 844", "compact"),
        (["User-Agent: Mobile", "Sec-CH-UA-Mobile: ?0"], "896 by 800", "regular"),
        (["Sec-CH-UA-Mobile: ?1", "Sec-CH-Viewport-Width: 412"], "379 by 844", "compact"),
        (["Sec-CH-Viewport-Width: 99999999"], "896 by 800", "regular"),
        (["Sec-CH-Viewport-Width: -4"], "896 by 800", "regular"),
    ])
    func aNewVisitorsWindowIsAssumed(headers: [String], size: String, sizeClass: String) throws {
        try withReader { server in
            let text = try load(server, headers)
            #expect(text.contains(size), "\(text)")
            #expect(text.contains("It is \(sizeClass)"))
        }
    }

    @Test func aReportChangesThePageAndTheNextOneBeginsWithIt() throws {
        try withReader { server in
            let visitor = try Visitor(server)
            #expect(visitor.loaded.text.contains("class=\"m-measured\""), "the window's size is asked for")
            #expect(try visitor.post(resize(try reader(of: visitor), "[300.25,50,0,0,0,0]")).status == 204)
            #expect(try visitor.post(resize(0, "[320,640,0,0,0,0]")).status == 204)
            let next = try Visitor(server, cookie: visitor.cookie).loaded.text
            #expect(next.contains("300 by 50") && next.contains("It is compact"))
            let stranger = try Visitor(server).loaded.text
            #expect(stranger.contains("896 by 800") && stranger.contains("It is regular"))
            #expect(try !Visitor(server, "/plain", cookie: visitor.cookie).loaded.text.contains("m-measured"))
        }
    }

    @Test(arguments: [
        "null", "true", "\"300\"", "{}", "[]", "[1,2]", "[-1,0,0,0,0,0]", "[100001,1,0,0,0,0]", "[1e9,1,0,0,0,0]",
        "[1,1,0,0,0,0,[1]]", "[1,1,0,0,0,\"0\"]", "[\(Array(repeating: "1", count: 5_000).joined(separator: ","))]",
    ])
    func whatIsNoSizeIsMalformed(value: String) throws {
        try withReader { server in
            let visitor = try Visitor(server)
            for target in [0, try reader(of: visitor)] {
                #expect(try visitor.post(resize(target, value)).status == 400)
            }
            #expect(try Visitor(server, cookie: visitor.cookie).loaded.text.contains("896 by 800"))
        }
    }

    @Test func aReportForWhatHasGoneOrDoesNotListenHasNoEffect() throws {
        try withReader { server in
            let visitor = try Visitor(server)
            let number = try reader(of: visitor)
            #expect(try visitor.click("hide", seq: 1).status == 204)
            for target in [number, 1, 4_000_000] {
                #expect(try visitor.post(resize(target, "[300,50,0,0,0,0]")).status == 204)
            }
            #expect(try visitor.get(visitor.path + "/actions").text.contains("resize") == false)
        }
    }

    @Test func aSessionRemembersSoManySizes() {
        let sizes = VisitorSizes()
        let graph = ViewGraph(ForEach(0..<2 * VisitorSizes.limit, id: \.self) { _ in GeometryReader { _ in Text("") } })
        var places = 0
        func visit(_ node: Node) {
            sizes.set(CGSize(width: 1, height: 1), at: SizePlace(node))
            places += 1
            for child in node.children { visit(child) }
        }
        if let root = graph.root { visit(root) }
        #expect(places > VisitorSizes.limit)
        #expect(sizes.count == VisitorSizes.limit)
    }

    private struct InARow: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +), height: 20)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var x = bounds.minX
            for subview in subviews {
                subview.place(at: CGPoint(x: x, y: 0), proposal: .unspecified)
                x += subview.sizeThatFits(.unspecified).width
            }
        }
    }

    /// The post has to wait for the session, and evaluates no view.
    @Test func aLayoutIsSentWhenTheSessionIsFreeAgain() throws {
        let app = AppDefinition(scenes: {
            WindowGroup("Row", path: "/counter") { InARow { Text("a").accessibilityIdentifier("first") } }
        })
        let server = try Server(.testing, app: app, logger: testLogger)
        defer { server.stop() }
        let visitor = try Visitor(server)
        let stream = try visitor.openStream()
        let child = try visitor.number(of: "first")
        let layout = try #require(
            visitor.loaded.text.split(separator: "<").first { $0.contains("data-layout") }
                .flatMap { $0.firstMatch(of: #/data-m="(\d+)"/#) }.flatMap { Int($0.1) })
        let session = try #require(server.context.registry.all.first)
        let gate = Gate()
        session.enter { _ in gate.wait() }
        #expect(eventually { gate.arrivals == 1 })
        let socket = try RawSocket(port: server.port, timeout: 60)
        let events = #"[{"target":\#(layout),"type":"measure","value":[300,-1,\#(child),77.25,20,77.25,20,0,0]}]"#
        try socket.request(
            "POST", visitor.path + "/events", headers: ["Content-Type: application/json", "Cookie: \(visitor.cookie)"],
            body: #"{"seq":1,"ack":0,"events":\#(events)}"#)
        // The front has handed the post over when it answers the next request.
        #expect(try visitor.get("/healthz").status == 200)
        gate.open()
        #expect(try socket.response().status == 204)
        #expect(try stream.frame().patches.contains("77.25"))
    }
}
