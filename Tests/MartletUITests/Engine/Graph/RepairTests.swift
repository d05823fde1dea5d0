import MartletUI
import Testing

/// On a mismatch, the engine replaces the nearest addressed subtree.
@Suite struct RepairTests {
    struct Row: View {
        let name: String
        @State private var count = 0

        var body: some View {
            HStack {
                Text(name).accessibilityIdentifier("name-\(name)")
                Button("\(count)") { count += 1 }.accessibilityIdentifier("row-\(name)")
                Text("end")
            }
        }
    }

    struct Page: View {
        var body: some View {
            VStack {
                Text("top").accessibilityIdentifier("top")
                ForEach(["a", "b", "c"], id: \.self) { Row(name: $0) }
                Text("bottom")
            }
        }
    }

    private func repair(_ identifier: String, in page: EnginePage) throws -> (Bool, String) {
        let number = try #require(page.dom.element(identifier)?.number)
        let isMended = page.graph.repair(number)
        return (isMended, isMended ? try page.flush() : "")
    }

    @Test func theNearestInstanceIsSentAnew() throws {
        let page = try EnginePage(Page())
        try page.press("row-b")
        let kept = page.dom.element("row-a")?.number
        let (isMended, patches) = try repair("row-b", in: page)
        #expect(isMended)
        #expect(patches.contains("[\"x\","))
        #expect(!patches.contains("top") && !patches.contains("\"c\""))
        #expect(page.dom.element("row-a")?.number == kept)
        // The row's state is preserved.
        try page.press("row-b")
        #expect(page.markup.contains(">2<"))
    }

    /// Issue 27: "Quadratic in a visitor's data: … replaced instances". Each knows itself whether it is to be replaced.
    @Test func manyInstancesAreReplacedOnceEach() throws {
        struct Marked: View {
            let isMarked: Bool
            var body: some View {
                HTML(isMarked ? "section" : "div") { HTML(isMarked ? "p" : "div") { Text("row") } }
            }
        }
        struct List: View {
            @State private var isMarked = false
            var body: some View {
                Button("mark") { isMarked.toggle() }.accessibilityIdentifier("mark")
                ForEach(0..<300, id: \.self) { _ in Marked(isMarked: isMarked) }
            }
        }
        let page = try EnginePage { List() }
        for _ in 0..<2 {
            let patches = try page.press("mark")
            #expect(patches.ranges(of: "[\"x\",").count == 300, "\(patches.prefix(300))")
        }
    }

    @Test func anInstanceThatEndsThereIsOfNoUse() throws {
        let page = try EnginePage(Page())
        let row = try #require(page.dom.element("name-b")?.parent?.number)
        #expect(page.graph.repair(row))
        let patches = try page.flush()
        #expect(patches.contains("top"), "the row's own element is gone, so what is around it comes anew")
        let top = try #require(page.dom.element("top")?.parent?.number)
        #expect(!page.graph.repair(top), "beyond that there is the whole page")
    }

    @Test func whatIsMendedIsNotMendedAgain() throws {
        let page = try EnginePage(Page())
        let number = try #require(page.dom.element("row-b")?.number)
        #expect(page.graph.repair(number))
        _ = try page.flush()
        let evaluations = page.graph.counters.evaluations
        #expect(page.graph.repair(number))
        #expect(page.graph.patches.isEmpty)
        #expect(page.graph.counters.evaluations == evaluations)
        #expect(page.graph.repair(4_000_000))
    }
}
