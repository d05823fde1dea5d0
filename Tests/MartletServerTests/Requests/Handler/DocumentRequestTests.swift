import MartletUI
import Observation
import Testing

@testable import MartletServer

/// Two documents with one page identifier: a duplicated tab, or a document from the HTTP cache after Back or in a
/// restored tab. Each document names itself when it starts, and is sent the page as it is now; a second live document
/// gets a copy of the page with its state. No press is lost, and nothing reloads.
@Suite struct DocumentRequestTests {
    @Observable final class Model { var number = 0 }

    struct Item: Equatable {
        var name: String
        var tags: [String?]
    }

    struct Content: View {
        let appearances: SharedNumber
        @State private var count = 0
        @State private var item = Item(name: "bird", tags: ["a", nil])
        @State private var model = Model()
        @State private var actions: [() -> Int] = [{ 1 }]
        @SceneStorage("scene") private var scene = 0

        var body: some View {
            Text("count \(count), \(item.name) \(item.tags.count), model \(model.number), scene \(scene)")
            Text("\(actions.count) actions")
            ForEach(0..<count, id: \.self) { Text("row \($0)") }
            Button("+") {
                count += 1
                model.number += 1
                scene += 1
                item.tags.append("x")
                actions.append { 2 }
            }
            .accessibilityIdentifier("inc")
            .onAppear { _ = appearances.add(1) }
        }
    }

    private func withProgram(
        _ change: (inout ServerConfiguration) -> Void = { _ in }, _ body: (Server, SharedNumber) throws -> Void
    ) throws {
        let appearances = SharedNumber()
        var configuration = ServerConfiguration.testing
        change(&configuration)
        let app = AppDefinition(scenes: {
            WindowGroup("Page", path: "/page") { Content(appearances: appearances) }
        })
        let server = try Server(configuration, app: app, logger: testLogger)
        defer { server.stop() }
        try body(server, appearances)
    }

    /// One of a browser's documents with the HTML that a visitor has loaded.
    private final class Document {
        let visitor: Visitor
        let path: String
        private let button: Int
        private var posts = 0
        private(set) var stream: PageStream?

        init(_ visitor: Visitor, _ name: String) throws {
            self.visitor = visitor
            path = "/_martlet/pages/\(visitor.page).\(name)"
            button = try visitor.number(of: "inc")
        }

        func open(after: Int = 0) throws {
            let socket = try RawSocket(port: visitor.server.port, timeout: 60)
            try socket.request("GET", path + "/stream?after=\(after)", headers: ["Cookie: \(visitor.cookie)"])
            stream = try PageStream(socket)
        }

        func frame() throws -> Frame { try #require(stream).frame() }

        /// Presses the button, as the first document's HTML numbers it.
        @discardableResult
        func press() throws -> RawResponse {
            posts += 1
            return try visitor.post(Visitor.click("\(button)", seq: posts), to: path + "/events")
        }

        func leave() throws {
            try sayGoodbye()
            stream?.end()
        }

        /// What a browser sends first; the end of the stream may come later.
        func sayGoodbye() throws { _ = try visitor.post(#"{"leaving":true}"#, to: path + "/events") }
    }

    @Test func theFirstDocumentHasThePageAsItIs() throws {
        try withProgram { server, _ in
            let document = try Document(Visitor(server, "/page"), "a1")
            try document.open()
            #expect(try document.press().status == 204)
            let frame = try document.frame()
            #expect(frame.number == 1 && frame.patches.contains("count 1") && !frame.patches.contains("[\"z\""))
        }
    }

    /// "Back loses presses: […] the document that comes back from the HTTP cache keeps its page id, begins again at
    /// post 1."
    @Test func aDocumentThatComesBackSeesThePageAsItIsAndItsPressesCount() throws {
        try withProgram { server, appearances in
            let visitor = try Visitor(server, "/page")
            let first = try Document(visitor, "a1")
            try first.open()
            for _ in 1...4 { try first.press() }
            for _ in 1...4 { _ = try first.frame() }
            try first.leave()
            let second = try Document(visitor, "b2.a1")
            try second.open()
            let shown = try second.frame()
            #expect(shown.patches.contains("[\"z\"") && shown.patches.contains("count 4, bird 6, model 4, scene 4"))
            for count in 5...14 {
                #expect(try second.press().status == 204)
                #expect(try second.frame().patches.contains("count \(count)"))
            }
            #expect(appearances.current == 1, "it is the same page")
        }
    }

    @Test func aPressBeforeTheStreamCountsToo() throws {
        try withProgram { server, _ in
            let visitor = try Visitor(server, "/page")
            let first = try Document(visitor, "a1")
            try first.press()
            try first.leave()
            let second = try Document(visitor, "b2")
            #expect(try second.press().status == 204)
            try second.open()
            #expect(try second.frame().patches.contains("count 2"))
        }
    }

    /// Requests on several connections overtake one another.
    @Test func aPressThatComesAfterTheWordOfLeavingCountsAndMakesNoCopy() throws {
        try withProgram { server, appearances in
            let visitor = try Visitor(server, "/page")
            let first = try Document(visitor, "a1")
            try first.open()
            try first.sayGoodbye()
            #expect(try first.press().status == 204)
            first.stream?.end()
            let second = try Document(visitor, "b2.a1")
            try second.open()
            #expect(try second.frame().patches.contains("count 1, bird 3, model 1"))
            #expect(appearances.current == 1, "it is the same page")
        }
    }

    /// A proxy on the way may hold the end of the stream back.
    @Test func aDocumentThatHasLeftHasThePageNoLongerThoughItsStreamIsOpen() throws {
        try withProgram { server, appearances in
            let visitor = try Visitor(server, "/page")
            let first = try Document(visitor, "a1")
            try first.open()
            try first.press()
            _ = try first.frame()
            try first.sayGoodbye()
            let second = try Document(visitor, "b2.a1")
            #expect(try second.press().status == 204)
            try second.open()
            #expect(try second.frame().patches.contains("count 2, bird 4, model 2"))
            #expect(appearances.current == 1, "it is the same page")
            #expect(eventually { server.statistics.streams == 1 }, "the stream of the first has ended")
        }
    }

    /// "The original goes on untouched; the copy gets a page of its own, and its first press is done there. Values in
    /// state are copied, objects start anew; no object is shared by two pages."
    @Test func aDuplicateGetsAPageOfItsOwn() throws {
        try withProgram { server, appearances in
            let visitor = try Visitor(server, "/page")
            let original = try Document(visitor, "a1")
            try original.open()
            for _ in 1...3 { try original.press() }
            for _ in 1...3 { _ = try original.frame() }
            let copy = try Document(visitor, "b2.a1")
            #expect(try copy.press().status == 204, "before its stream is open")
            try copy.open()
            let shown = try copy.frame()
            // What holds closures or objects has begun anew: the model, and the list of actions.
            #expect(shown.patches.contains("count 4, bird 6, model 1, scene 4"), "\(shown.patches)")
            #expect(shown.patches.contains("2 actions") && shown.patches.contains("row 3"))
            #expect(appearances.current == 2)
            for count in 4...13 {
                try original.press()
                let frame = try original.frame()
                #expect(frame.number == count)
                #expect(frame.patches.contains("count \(count), bird \(count + 2), model \(count)"))
            }
            for count in 5...14 {
                try copy.press()
                #expect(try copy.frame().patches.contains("count \(count), bird \(count + 2), model \(count - 3)"))
            }
        }
    }

    @Test func aCopyThatComesBackIsStillItself() throws {
        try withProgram { server, _ in
            let visitor = try Visitor(server, "/page")
            let original = try Document(visitor, "a1")
            try original.open()
            try original.press()
            let copy = try Document(visitor, "b2.a1")
            try copy.open()
            for _ in 1...3 { try copy.press() }
            try copy.leave()
            let again = try Document(visitor, "c3.b2")
            try again.open()
            #expect(try again.frame().patches.contains("count 4"))
            // A copy of the copy has the copy's values.
            let third = try Document(visitor, "d4.c3")
            try third.press()
            try third.open()
            #expect(try third.frame().patches.contains("count 5"))
            try original.press()
            _ = try original.frame()
            #expect(try original.frame().patches.contains("count 2"))
        }
    }

    @Test func aDocumentThatWasSilentForLongIsTakenForGone() throws {
        let limits: (inout ServerConfiguration) -> Void = {
            $0.limits.hydratedRetention = 15
            $0.limits.pageRetention = .infinity
            $0.useManualTime()
        }
        try withProgram(limits) { server, _ in
            let visitor = try Visitor(server, "/page")
            try Document(visitor, "a1").press()
            #expect(server.advance(by: 15) { server.context.statistics.dehydratedPages.current == 1 })
            let second = try Document(visitor, "b2")
            try second.open()
            #expect(try second.frame().patches.contains("count 1, bird 3, model 1"))
        }
    }

    @Test func copiesAreBounded() throws {
        try withProgram({ $0.limits.pagesPerSession = 3 }) { server, _ in
            let visitor = try Visitor(server, "/page")
            let documents = try (0..<3).map { number in
                let document = try Document(visitor, "a\(number)")
                try document.open()
                try document.press()
                _ = try document.frame()
                return document
            }
            let further = try Document(visitor, "a9").press()
            #expect(further.status == 503 && further["retry-after"] != nil)
            try documents[0].press()
            #expect(try documents[0].frame().patches.contains("count 2"))
        }
    }

    @Test(arguments: ["", ".", "..a", ".A", ".a.", ".a.b.c", ".01", ".1234567890123", ".é", "a"])
    func malformedNamesAreNoPages(name: String) throws {
        try withProgram { server, _ in
            let visitor = try Visitor(server, "/page")
            let answer = try visitor.post(
                Visitor.click("inc"), to: "/_martlet/pages/\(visitor.page)\(name)/events")
            #expect(answer.status == (name.isEmpty ? 204 : 404))
        }
    }
}
