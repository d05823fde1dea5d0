import MartletUI
import Testing

/// The patches of each operation on `/rows`: exact for ten rows, by size for a thousand.
@Suite struct RowsTests {
    /// Clicks the link in a cell of the row at `position`.
    private func click(_ cell: Int, ofRow position: Int, _ page: EnginePage) throws -> String {
        let body = try #require(page.dom.element("tbody"))
        let link = body.children[position].children[cell].children[0]
        let number = try #require(link.number)
        let action = try #require(ActionFinder.action(at: number, in: page.graph))
        for case (.click, .action(let perform)) in action.handlers { try perform() }
        return try page.flush()
    }

    private func identifiers(_ page: EnginePage) -> [String] {
        page.dom.element("tbody")?.children.compactMap { $0.children.first?.text } ?? []
    }

    private func template(in patches: String) throws -> String {
        let start = try #require(patches.firstRange(of: "[\"d\",")?.upperBound)
        return String(patches[start...].prefix { $0 != "," })
    }

    @Test func everyOperationAtTenRows() throws {
        let page = try EnginePage { RowsPage(count: 10) }
        let created = try page.press("run")
        let template = try template(in: created)
        let rows = (1...10).map { "0,\"\($0)\",\"big yellow \($0 % 10) table\"" }.joined(separator: ",")
        let definition =
            #"["tr",0,[["td",0],["td",0,[["a",{"role":"button","tabindex":"0","data-on":"click"}]]],"#
            + #"["td",0,[["a",{"data-label":"Delete ‘{}’","role":"button","tabindex":"0","data-on":"click"},["×"]]]]]]"#
        #expect(
            created
                == #"[["d",\#(template),[\#(definition)],[0,"?danger",1,"",3,""]],["i",9,10,[[\#(template),\#(rows)]]]]"#
        )
        #expect(
            try page.press("update") == #"[["t",13,"big yellow 1 table !!!"]]"#, "one row in ten, its text")
        #expect(try page.press("swaprows") == #"[["m",22,58],["m",64,16]]"#)
        #expect(identifiers(page) == ["1", "9", "3", "4", "5", "6", "7", "8", "2", "10"])
        #expect(try click(1, ofRow: 3, page) == #"[["c",28,"danger",1]]"#)
        #expect(try click(1, ofRow: 5, page) == #"[["c",28,"danger",0],["c",40,"danger",1]]"#)
        #expect(try click(2, ofRow: 3, page) == #"[["r",28]]"#)
        let added = try page.press("add")
        #expect(added.hasPrefix(#"[["i",9,70,[[\#(template),0,"11","#), "the template was sent before: \(added)")
        #expect(identifiers(page).count == 19)
        #expect(try page.press("clear") == #"[["r",10,124]]"#)
        #expect(try page.press("clear") == "")
        #expect(try page.press("run").hasPrefix(#"[["i",9,130,"#))
    }

    /// The size in bytes on the wire, with the framing of an event.
    private func bytes(_ patches: String) -> Int { "id: 12\ndata: \n\n".utf8.count + patches.utf8.count }

    @Test func bytesAtAThousandRows() throws {
        let page = try EnginePage { RowsPage(count: 1000) }
        let sizes = [
            ("create", bytes(try page.press("run")), 36_000),
            ("update", bytes(try page.press("update")), 3_600),
            ("swap", bytes(try page.press("swaprows")), 64),
            ("select", bytes(try click(1, ofRow: 3, page)), 80),
            ("select another", bytes(try click(1, ofRow: 700, page)), 80),
            ("remove", bytes(try click(2, ofRow: 3, page)), 40),
            ("append", bytes(try page.press("add")), 40_000),
            ("clear", bytes(try page.press("clear")), 40),
        ]
        for (operation, size, limit) in sizes { #expect(size <= limit, "\(operation): \(size) bytes") }
    }

    @Test func selectingEvaluatesThePageAndTwoRows() throws {
        let page = try EnginePage { RowsPage(count: 100) }
        try page.press("run")
        _ = try click(1, ofRow: 3, page)
        let names = try page.evaluations { _ = try click(1, ofRow: 50, page) }
        #expect(names == ["RowsPage", "RowView", "RowView"])
    }

    @Test func reversingMovesEachButOne() throws {
        struct Reversing: View {
            @State private var rows = Array(0..<50)
            var body: some View {
                ForEach(rows, id: \.self) { Text(verbatim: "\($0)") }
                Button("reverse") { rows.reverse() }.accessibilityIdentifier("reverse")
                Button("rotate") { rows = Array(rows[10...] + rows[..<10]) }.accessibilityIdentifier("rotate")
            }
        }
        let page = try EnginePage { Reversing() }
        #expect(try page.press("reverse").ranges(of: "[\"m\"").count == 49)
        #expect(try page.press("rotate").ranges(of: "[\"m\"").count == 1, "neighbours move together")
    }
}
