import Glibc
import MartletUI
import Testing

@testable import MartletServer

/// What a visitor can make slow does not run on the front's thread because others have found it quick.
///
/// Issue 27: "A route or handler that has proved quick for 32 requests runs inline on the front's thread for everybody,
/// though its cost depends on the visitor's parameter".
@Suite struct InlineCostTests {
    /// The threads on which pages were rendered and handlers run.
    private final class Threads: Sendable {
        private let names = Notes<String>()

        func record(_ what: String) {
            var name = [UInt8](repeating: 0, count: 16)
            let file = open("/proc/thread-self/comm", O_RDONLY)
            let length = max(0, read(file, &name, name.count))
            close(file)
            names.add("\(what) on \(String(decoding: name.prefix(length).filter { $0 > 32 }, as: UTF8.self))")
        }

        func count(_ what: String, onFront: Bool = true) -> Int {
            names.all.count { $0.hasPrefix("\(what) on ") && $0.hasSuffix("martlet-front") == onFront }
        }
    }

    private struct Numbered: View {
        let threads: Threads
        @Environment(\.pathParameters) private var parameters
        var body: some View {
            let _ = threads.record("path \(parameters["n"] ?? "")")
            Text("numbered")
        }
    }

    private struct Asking: View {
        let threads: Threads
        @Environment(\.request) private var request
        var body: some View {
            let _ = threads.record("query \(request.query["n"] ?? "")")
            Text("asking")
        }
    }

    private struct Plain: View {
        let threads: Threads
        var body: some View {
            let _ = threads.record("plain")
            Text("plain")
        }
    }

    private struct Sum: View {
        let threads: Threads
        @State private var count = "1"
        @State private var sum = 0
        var body: some View {
            HTML("p") { Text("of \(count)") }
                .onInput {
                    threads.record("input")
                    count = $0
                }
                .accessibilityIdentifier("count")
            Button("Sum") {
                threads.record("sum of \(count)")
                sum += 1
            }
            .accessibilityIdentifier("sum")
            Button("Other") { threads.record("other") }.accessibilityIdentifier("other")
            Text("pressed \(sum)")
        }
    }

    private func serve(_ threads: Threads, _ body: (Server) throws -> Void) throws {
        var configuration = ServerConfiguration.testing
        configuration.limits.eventsPerSecond = 100_000
        configuration.limits.eventBurst = 100_000
        let app = AppDefinition(scenes: {
            WindowGroup("Numbered", path: "/x/{n}") { Numbered(threads: threads) }
            WindowGroup("Asking", path: "/ask") { Asking(threads: threads) }
            WindowGroup("Plain", path: "/plain") { Plain(threads: threads) }
            WindowGroup("Sum", path: "/sum") { Sum(threads: threads) }
        })
        let server = try Server(configuration, app: app, logger: testLogger)
        defer { server.stop() }
        try body(server)
    }

    private func load(_ path: String, _ times: Int, _ server: Server) throws {
        let socket = try RawSocket(port: server.port, timeout: 60)
        for _ in 0..<times {
            try socket.request("GET", path)
            #expect(try socket.response().status == 200)
        }
    }

    @Test(arguments: [("/x/1", "/x/1000000", "path"), ("/ask?n=1", "/ask?n=1000000", "query")])
    func aPageWhoseAddressDecidesItsCost(small: String, large: String, kind: String) throws {
        let threads = Threads()
        try serve(threads) { server in
            try load(small, 100, server)
            try load(large, 1, server)
            #expect(threads.count("\(kind) 1000000") == 0)
            #expect(threads.count("\(kind) 1000000", onFront: false) == 1)
        }
    }

    /// The rule is about what visitors say; a page that asks for nothing of it is rendered where its request is read.
    @Test func aPageThatAsksForNothingIsRenderedByTheFront() throws {
        let threads = Threads()
        try serve(threads) { server in
            let isRenderedThere = try eventually {
                try load("/plain", 40, server)
                return threads.count("plain") > 0
            }
            #expect(isRenderedThere)
        }
    }

    @Test func aHandlerWhoseCostAnInputDecides() throws {
        let threads = Threads()
        try serve(threads) { server in
            let crowd = try Visitor(server, "/sum")
            let crowdsStream = try crowd.openStream()
            for _ in 0..<100 { #expect(try crowd.click("sum").status == 204) }
            _ = try crowdsStream.frame()
            // Of several, because a session may not be at rest yet when its frame has come.
            for _ in 0..<10 {
                let other = try Visitor(server, "/sum")
                let stream = try other.openStream()
                let input = #"{"events":[{"target":"count","type":"input","value":"1000000"}]}"#
                #expect(try other.post(input).status == 204)
                #expect(try stream.frame().patches.contains("of 1000000"))
                #expect(try other.click("sum").status == 204)
            }
            let kind = "sum of 1000000"
            #expect(eventually { threads.count(kind, onFront: false) + threads.count(kind) == 10 })
            #expect(threads.count(kind) == 0)
        }
    }

    /// What came between may have made it slow, also where the same visitor found it quick before.
    @Test func aHandlerAfterAnother() throws {
        let threads = Threads()
        try serve(threads) { server in
            let visitor = try Visitor(server, "/sum")
            let stream = try visitor.openStream()
            for _ in 0..<100 { #expect(try visitor.click("sum").status == 204) }
            _ = try stream.frame()
            let before = threads.count("sum of 1")
            #expect(try visitor.click("other").status == 204)
            #expect(try visitor.click("sum").status == 204)
            #expect(eventually { threads.count("sum of 1") + threads.count("sum of 1", onFront: false) == 101 })
            #expect(threads.count("sum of 1") == before)
        }
    }

    @Test func aValueIsNeverHandledByTheFront() throws {
        let threads = Threads()
        try serve(threads) { server in
            let visitor = try Visitor(server, "/sum")
            let stream = try visitor.openStream()
            for _ in 0..<100 {
                let input = #"{"events":[{"target":"count","type":"input","value":"1"}]}"#
                #expect(try visitor.post(input).status == 204)
            }
            #expect(eventually { threads.count("input", onFront: false) + threads.count("input") == 100 })
            #expect(threads.count("input") == 0)
            withExtendedLifetime(stream) {}
        }
    }

    @Test func aHandlerThatIsUsedAgainAndAgainRunsOnTheFront() throws {
        let threads = Threads()
        try serve(threads) { server in
            let visitor = try Visitor(server, "/sum")
            let stream = try visitor.openStream()
            let runsThere = try eventually {
                for _ in 0..<40 { _ = try visitor.click("sum") }
                return threads.count("sum of 1") > 0
            }
            #expect(runsThere)
            withExtendedLifetime(stream) {}
        }
    }
}
