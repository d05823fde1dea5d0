import MartletUI
import Testing

private struct Rows: View {
    @State private var rows = [1, 2]
    var body: some View {
        VStack {
            ForEach(rows, id: \.self) { row in
                HTML("p") { Text(verbatim: "row \(row)") }.onClick { rows.removeAll { $0 == row } }
                    .accessibilityIdentifier("row\(row)").class("odd", when: row % 2 == 1)
            }
        }
        Button("add") { rows.append((rows.last ?? 0) + 1) }.accessibilityIdentifier("add")
    }
}

@Suite struct ResyncTests {
    @Test func aResyncGivesThePageAnew() throws {
        let page = try EnginePage { Rows() }
        try page.press("add")
        let before = page.markup
        page.graph.resync()
        let patches = try page.applyPatches()
        #expect(patches.contains("[\"z\","))
        #expect(page.markup == before)
        try page.press("row2")
        try page.press("add")
        #expect(!page.markup.contains("row 2") && page.markup.contains("row 4"))
    }

    /// A client that lost its position may have missed any template and any rule.
    @Test func aResyncStandsAlone() throws {
        let page = try EnginePage { Rows() }
        try page.press("add")
        page.graph.resync()
        let blank = try ModelDOM(html: "<p>lost</p>".utf8)
        try blank.apply(page.graph.patches.take())
        #expect(blank.difference(from: try ModelDOM(html: page.graph.html())) == nil)
        for style in page.graph.styleSheet().split(separator: "}") {
            #expect(blank.rules.contains(style + "}"), "rule \(style)")
        }
    }

    @Test func whatWaitedIsInTheResync() throws {
        let page = try EnginePage { Rows() }
        let number = try #require(page.dom.element("add")?.number)
        for case (_, .action(let action)) in try #require(ActionFinder.action(at: number, in: page.graph)).handlers {
            try action()
        }
        page.graph.flush()
        page.graph.resync()
        try page.applyPatches()
        #expect(page.occurrences(of: "row 3") == 1)
    }

    @Test func oldNumbersLeadToTheSameElementsForAWhile() throws {
        let page = try EnginePage { Rows() }
        let old = try #require(page.dom.element("row1")?.number)
        for _ in 1...4 {
            page.graph.resync()
            try page.applyPatches()
            let new = try #require(page.dom.element("row1")?.number)
            #expect(new != old)
            #expect(ActionFinder.action(at: old, in: page.graph)?.number == new)
            #expect(page.graph.instance(with: 1_000_000) == nil)
        }
        for _ in 0..<5_000 { page.graph.resync() }
        try page.applyPatches()
        #expect(page.graph.instance(with: old) == nil, "not for ever")
    }
}
