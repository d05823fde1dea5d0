import MartletUI
import Testing

/// Labels of controls after their rows: “Delete ‘red chair’”.
@Suite struct RowLabelTests {
    private struct Row: View {
        let name: String
        var body: some View {
            HTML("li") {
                HTML("a") { Text(name) }.onClick {}
                HTML("a") { Text("×") }.onClick {}.accessibilityLabel(inRow: "Delete ‘{}’")
            }
        }
    }

    private struct Page: View {
        @State private var names = ["red chair"]
        var body: some View {
            HTML("ul") { ForEach(Array(names.enumerated()), id: \.offset) { Row(name: $0.element) } }
            Button("rename") { names[0] += "!" }.accessibilityIdentifier("rename")
            Button("add") { names += ["blue desk", "big table"] }.accessibilityIdentifier("add")
        }
    }

    /// A label after the row adds no bytes to a row, so the byte limits of the page with rows are kept.
    @Test func aRowPaysNothingForIt() throws {
        let page = try EnginePage { Page() }
        #expect(page.occurrences(of: #"data-label="Delete ‘{}’""#) == 1)
        #expect(try page.press("rename").ranges(of: "red chair!").count == 1)
        let added = try page.press("add")
        #expect(added.ranges(of: "Delete").count == 1)
        #expect(added.ranges(of: "blue desk").count == 1)
        #expect(MemoryLayout<RowLabel>.size == 2)
    }

    @Test func theListOfActionsHasTheNames() throws {
        let page = try EnginePage { Page() }
        try page.press("add")
        let labels = ActionFinder.actions(in: page.graph).map(\.label)
        #expect(
            labels == [
                "red chair", "Delete ‘red chair’", "blue desk", "Delete ‘blue desk’", "big table", "Delete ‘big table’",
                "rename", "add",
            ])
    }

    @Test func aPatternWithoutAPlaceIsTheName() {
        #expect(RowLabel.text("Delete", "red chair") == "Delete")
        #expect(RowLabel.text("{}: delete", "red {} chair") == "red {} chair: delete")
    }
}
