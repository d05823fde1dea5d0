import Foundation
import MartletUI
import Testing

@testable import MartletServer

/// “Every page goes on where it was, without a reload.”
@Suite(.serialized) struct RestartTests {
    private let folder = TestFolder()

    /// A server on the store of the servers before it.
    private func serve<Result>(_ body: (Server) throws -> Result) throws -> Result {
        try withDurableServer(folder.store) { try body($0) }
    }

    /// A visitor who has made two posts, whose server has committed them and is gone.
    private func visitorOfFormerServer() throws -> Visitor {
        try serve { server in
            let visitor = try Visitor(server)
            #expect(visitor.loaded.text.contains("data-durable=\"0\""))
            #expect(try visitor.click("inc", seq: 1).status == 204)
            #expect(try visitor.click("inc", seq: 2).status == 204)
            return visitor
        }
    }

    @Test("A page goes on after a restart with the values of @State")
    func stateOutlivesTheServer() throws {
        let former = try visitorOfFormerServer()
        try serve { server in
            let answer = try former.moved(to: server).press("inc", seq: 3)
            #expect(answer.status == 200)
            #expect(answer.text.contains("Count: 3"))
        }
    }

    @Test("The stream begins with the durable post, the last post and the whole page")
    func theStreamBeginsWithEverything() throws {
        let former = try visitorOfFormerServer()
        try serve { server in
            let stream = try former.moved(to: server).openStream()
            #expect(try stream.block() == "durable: 2\nposts: 2\n\n")
            let frame = try stream.frame()
            #expect(frame.patches.contains("\"z\""))
            #expect(frame.patches.contains("Count: 2"))
        }
    }

    @Test("A post that the store has is not performed again; one that it has not is")
    func postsCountOnce() throws {
        let former = try visitorOfFormerServer()
        try serve { server in
            let visitor = try former.moved(to: server)
            #expect(try visitor.click("inc", seq: 2).status == 204)
            #expect(try visitor.click("inc", seq: 3).status == 204)
            #expect(try visitor.press("inc", seq: 4).text.contains("Count: 4"))
        }
    }

    @Test("A post that names its target by a number of the former process finds the same element")
    func formerNumbersFindTheirElements() throws {
        let before = try serve { server in
            let visitor = try Visitor(server, "/rows")
            #expect(try visitor.click("first", seq: 1).status == 204)
            return visitor
        }
        try serve { server in
            let visitor = try before.moved(to: server)
            let stream = try visitor.openStream()
            _ = try stream.block()
            _ = try stream.frame()
            #expect(try visitor.click(String(try before.number(of: "row-b")), seq: 2).status == 204)
            #expect(try stream.frame().patches.contains("b pressed 1"))
        }
    }

    @Test(
        "A post whose element came with a lost post is not taken, and can be sent again with the element's new number")
    func lostNumbers() throws {
        let former = try visitorOfRows()
        let number = try former.number(of: "row-b")
        try serve { server in
            let visitor = try former.moved(to: server)
            let stream = try visitor.openStream()
            let refusal = try visitor.click(String(number + 1_000), seq: 2)
            #expect(refusal.status == 409)
            #expect(refusal.text.contains("\"renumbered\":true"))
            #expect(refusal.text.contains("The target \(number + 1_000) has another number"))
            // Nobody is told of anything, because it comes again.
            #expect(try visitor.click(String(number), seq: 2).status == 204)
            _ = try stream.block()
            var patches = try stream.frame().patches
            // The stream shows the rows at once, perhaps before the press has been performed.
            if !patches.contains("b pressed 1") { patches += try stream.frame().patches }
            #expect(patches.contains("b pressed 1"))
            #expect(!patches.contains("try again"))
            // A number that no process has given.
            #expect(try visitor.click("0", seq: 3).status == 404)
        }
    }

    /// Moves a visitor through servers that end as soon as they have its page.
    private func restart(_ visitor: Visitor, times: Int) throws -> Visitor {
        var visitor = visitor
        for _ in 0..<times {
            visitor = try serve { server in
                let moved = try visitor.moved(to: server)
                let stream = try moved.openStream()
                _ = try stream.block()
                _ = try stream.frame()
                return moved
            }
        }
        return visitor
    }

    private func visitorOfRows() throws -> Visitor {
        try serve { server in
            let visitor = try Visitor(server, "/rows")
            #expect(try visitor.click("first", seq: 1).status == 204)
            return visitor
        }
    }

    @Test("A process may end before it has anything durable: the numbers of those before it are still found")
    func numbersOfEarlierProcessesFindTheirElements() throws {
        let first = try visitorOfRows()
        let number = String(try first.number(of: "row-b"))
        let visitor = try restart(first, times: 12)
        try serve { server in
            let answer = try visitor.moved(to: server).press(number, seq: 2)
            #expect(answer.text.contains("b pressed 1"))
        }
    }

    @Test("A press that is refused is said to its visitor, unless it is the second on what the first has removed")
    func aRefusalIsSaid() throws {
        let former = try visitorOfRows()
        try serve { server in
            let visitor = try former.moved(to: server)
            let stream = try visitor.openStream()
            _ = try stream.block()
            _ = try stream.frame()
            #expect(try visitor.click("4000000000", seq: 2).status == 404)
            #expect(try stream.frame().patches.contains("What you used had changed meanwhile"))
            #expect(try visitor.click("row-b", seq: 3).status == 204)
            #expect(try stream.frame().patches.contains("b pressed 1"))
            // One of several is refused, and the others count.
            let events = #"[{"target":4000000001,"type":"click"},{"target":"row-b","type":"click"}]"#
            #expect(try visitor.post(#"{"seq":4,"events":\#(events)}"#).status == 204)
            let patches = try stream.frame().patches
            #expect(patches.contains("b pressed 2") && patches.contains("What you used had changed meanwhile"))
        }
    }

    @Test("An action's press has an identifier that is the same when the press is done again")
    func aPressIsNamed() throws {
        let app = AppDefinition(scenes: { WindowGroup("Orders", path: "/orders") { NamedPresses() } })
        let former = try withDurableServer(folder.store, app) { server in
            let visitor = try Visitor(server, "/orders")
            #expect(try visitor.click("order", seq: 1).status == 204)
            server.commitAll()
            return visitor
        }
        let event = #"{"target":"order","type":"click"}"#
        let body = #"{"seq":2,"events":[\#(event),\#(event)]}"#
        let texts = try (0..<2).map { _ in
            // Each time from the same store: what was done last time is not in it.
            let copy = TestFolder()
            for name in folder.names where !name.hasSuffix(".lock") {
                try FileManager.default.copyItem(atPath: folder.file(name), toPath: copy.file(name))
            }
            return try withDurableServer(copy.store, app) { server in
                let visitor = try former.moved(to: server)
                let stream = try visitor.openStream()
                _ = try stream.block()
                _ = try stream.frame()
                #expect(try visitor.post(body).status == 204)
                return try stream.frame().patches
            }
        }
        #expect(texts[0] == texts[1])
        let names = Set(
            texts[0].split(separator: "\"").filter { $0.contains(";") }.flatMap { $0.split(separator: ";") })
        #expect(names.count == 3, "\(texts[0])")
    }

    @Test("However often a page comes back, few records have its numbers")
    func numbersOfManyProcessesAreBounded() throws {
        let visitor = try restart(try visitorOfRows(), times: 12)
        let size = try serve { server in
            let records = try #require(server.context.store).records(of: StoreKey(try visitor.key))
            let numbers = records.filter { $0.name.contains(":n:") }
            #expect(numbers.count <= 4)
            return numbers.reduce(0) { $0 + $1.value.count }
        }
        #expect(size < 12_000)
    }

    @Test("@SceneStorage, @AppStorage and the App's state come back")
    func storagesComeBack() throws {
        let before = try serve { server in
            let visitor = try Visitor(server, "/storages")
            #expect(try visitor.click("all", seq: 1).status == 204)
            return visitor
        }
        try serve { server in
            let stream = try before.moved(to: server).openStream()
            _ = try stream.block()
            let page = try stream.frame().patches
            #expect(page.contains("scene 1"))
            #expect(page.contains("visitor 1"))
            #expect(page.contains("app 1"))
            #expect(page.contains("object 1 of 1"))
        }
    }

    @Test("A session that is in no store is unknown")
    func unknownSessionsStayUnknown() throws {
        let former = try visitorOfFormerServer()
        let other = TestFolder()
        defer { withExtendedLifetime(other) {} }
        try withDurableServer(other.store) { server in
            let answer = try former.moved(to: server).click("inc", seq: 3)
            #expect(answer.status == 404)
        }
    }

    @Test("Marks follow the commits on the stream")
    func marksFollowCommits() throws {
        try serve { server in
            let visitor = try Visitor(server)
            let stream = try visitor.openStream()
            #expect(try stream.block() == "durable: 0\nposts: 0\n\n")
            #expect(try visitor.click("inc", seq: 1).status == 204)
            _ = try stream.frame()
            #expect(try stream.block() == "durable: 1\n\n")
        }
    }
}

/// Shows the names of its presses.
private struct NamedPresses: View {
    @State private var names: [String] = []

    var body: some View {
        Text(names.joined(separator: ";")).accessibilityIdentifier("names")
        Button("Order") { names.append(Press.current?.id ?? "none") }.accessibilityIdentifier("order")
    }
}
