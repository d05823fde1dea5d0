import MartletUI
import Observation
import Testing

@testable import MartletServer

@Suite struct WindowGroupTests {
    private struct Home: View {
        @Environment(\.openWindow) private var openWindow
        @AppStorage("name") private var name = "nobody"
        @SceneStorage("count") private var count = 0
        var body: some View {
            Text(verbatim: "home of \(name), \(count)")
            Button("book") { openWindow(value: 7) }.accessibilityIdentifier("book")
            Button("about") { openWindow(id: "about us") }.accessibilityIdentifier("about")
            Button("nowhere") { openWindow(id: "nowhere") }.accessibilityIdentifier("nowhere")
            Button("name") { name = "Ann" }.accessibilityIdentifier("name")
            Button("count") { count += 1 }.accessibilityIdentifier("count")
        }
    }

    private struct Parameters: View {
        @Environment(\.pathParameters) private var parameters
        var body: some View { Text(verbatim: "\(parameters["a"] ?? "") and \(parameters["b"] ?? "")") }
    }

    private struct Program: App {
        var body: some Scene {
            WindowGroup { Home() }
            WindowGroup("About", id: "about us") { Text("about") }
            WindowGroup("Book", path: "/books/{number}", for: Int.self) { $number in
                Text(verbatim: "book \(number ?? -1)")
                Button("next") { number = (number ?? 0) + 1 }.accessibilityIdentifier("next")
            }
            WindowGroup("Two", path: "/{a}/of/{b}") { Parameters() }
        }
    }

    private struct Drafts: App {
        var body: some Scene {
            WindowGroup { Home() }
            WindowGroup("Draft", id: "draft", for: Int.self) { $number in
                Text(verbatim: "draft \(number)")
                Button("next") { number += 1 }.accessibilityIdentifier("next")
            } defaultValue: {
                7
            }
            WindowGroup("Note", path: "/notes/{number}", for: Int.self) { $number in
                Text(verbatim: "note \(number)")
            } defaultValue: {
                1
            }
            .mapContent { $0.environment(\.colorScheme, .dark) }
            WindowGroup("Last", id: "last") { Text("the last") }
        }
    }

    /// "The path without it leads to a page with the default value."
    @Test func aPageWithoutAValueHasADefaultOne() throws {
        let server = try Server(.testing, app: AppDefinition(Drafts.self), logger: testLogger)
        defer { server.stop() }
        let visitor = try Visitor(server, "/draft")
        #expect(visitor.loaded.text.contains("draft 7"))
        #expect(try visitor.press("next").text.contains("draft 8"))
        #expect(try Visitor(server, "/draft/3").loaded.text.contains("draft 3"))
        #expect(try Visitor(server, "/notes").loaded.text.contains("note 1"))
        #expect(try Visitor(server, "/notes/4").loaded.text.contains("note 4"))
        #expect(try Visitor(server, "/last").loaded.text.contains("the last"))
        #expect(try Visitor(server, "/").loaded.text.contains("home of nobody"))
        let socket = try RawSocket(port: server.port, timeout: 60)
        try socket.request("GET", "/draft/x")
        #expect(try socket.response().status == 404)
    }

    @Observable fileprivate final class Basket { var count = 0 }

    private struct Shop: App {
        @State private var count = 1
        @State private var basket = Basket()
        var body: some Scene {
            WindowGroup("\(count) items") {
                Button("add") { count += 1 }.accessibilityIdentifier("add")
            }
            WindowGroup("Basket of \(basket.count)", path: "/basket") {
                Button("put") { basket.count += 1 }.accessibilityIdentifier("put")
                if basket.count > 1 { Text("many").navigationTitle("Many") }
            }
        }
    }

    /// The title of a `WindowGroup` that interpolates state follows it.
    @Test func aTitleFollowsTheAppsState() throws {
        let server = try Server(.testing, app: AppDefinition(Shop.self), logger: testLogger)
        defer { server.stop() }
        let visitor = try Visitor(server, "/")
        #expect(visitor.loaded.text.contains("<title>1 items</title>"))
        #expect(try visitor.press("add").text.contains("2 items"))
        #expect(try visitor.press("add").text.contains("3 items"))
        #expect(try Visitor(server, "/").loaded.text.contains("<title>1 items</title>"), "another visitor's")
        let basket = try Visitor(server, "/basket")
        #expect(basket.loaded.text.contains("<title>Basket of 0</title>"))
        #expect(try basket.press("put").text.contains("Basket of 1"))
        #expect(try basket.press("put").text.contains("Many"))
    }

    private func withProgram(_ body: (Server) throws -> Void) throws {
        let server = try Server(.testing, app: AppDefinition(Program.self), logger: testLogger)
        defer { server.stop() }
        try body(server)
    }

    @Test func pathsComeFromTheScenes() throws {
        try withProgram { server throws in
            #expect(try Visitor(server, "/").loaded.text.contains("home of nobody"))
            #expect(try Visitor(server, "/about%20us").loaded.text.contains("about"))
            #expect(try Visitor(server, "/ch%C3%A4t/of/a%2Fb").loaded.text.contains("chät and a/b"))
        }
    }

    @Test func aValueComesFromThePathAndCanBeChanged() throws {
        try withProgram { server throws in
            let visitor = try Visitor(server, "/books/41")
            #expect(visitor.loaded.text.contains("book 41"))
            #expect(try visitor.press("next").text.contains("book 42"))
            for path in ["/books/x", "/books/", "/books/1/2", "/books/%zz", "/books/%ff"] {
                let socket = try RawSocket(port: server.port, timeout: 60)
                try socket.request("GET", path)
                #expect(try socket.response().status == 404)
            }
        }
    }

    @Test func openWindowGoesThere() throws {
        try withProgram { server throws in
            let visitor = try Visitor(server, "/")
            #expect(try visitor.press("book").text.contains("[\"n\",\"/books/7\"]"))
            #expect(try visitor.press("about").text.contains("[\"n\",\"/about%20us\"]"))
            #expect(try visitor.press("nowhere").text.contains("no scene for nowhere"))
        }
    }

    @Test func appStorageIsTheVisitorsAndSceneStorageThePages() throws {
        try withProgram { server throws in
            let visitor = try Visitor(server, "/")
            let second = try Visitor(server, "/", cookie: visitor.cookie)
            let stream = try second.openStream()
            #expect(try visitor.press("count").text.contains("home of nobody, 1"))
            #expect(try visitor.press("name").text.contains("home of Ann, 1"))
            #expect(try stream.frame().patches.contains("home of Ann, 0"))
            #expect(try Visitor(server, "/").loaded.text.contains("home of nobody, 0"))
            #expect(try Visitor(server, "/", cookie: visitor.cookie).loaded.text.contains("home of Ann, 0"))
        }
    }
}
