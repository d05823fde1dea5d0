import Martlet
import MartletTesting
import Testing

@Suite struct SelectionMenuTests {
    private struct Rows: View {
        @State private var selection: Set<String> = ["a", "b"]
        @State private var done = "nothing"

        var body: some View {
            Text(done).accessibilityIdentifier("done")
            List(selection: $selection) {
                ForEach(["a", "b", "c"], id: \.self) { Text("row \($0)") }
                Text("none")
            }
            .contextMenu(forSelectionType: String.self) { items in
                Button("Copy \(items.sorted().joined())") { done = "copied " + items.sorted().joined() }
            } primaryAction: { items in
                done = "opened " + items.sorted().joined()
            }
        }
    }

    @Test func theMenuIsForTheSelectionOrTheRow() async throws {
        let page = try await TestPage { Rows() }
        // A row of the selection has its menu, another one its own, and one that cannot be selected none.
        #expect(page.elements(.role(.button, "Copy ab")).count == 2)
        try await page.click(.role(.button, "Copy c"))
        #expect(try page.text("done") == "copied c")
        try await page.toggle(.role(.checkbox, "row c"))
        #expect(page.elements(.role(.button, "Copy abc")).count == 3)
        #expect(page.diagnostics == [])
    }

    @Test func aDoubleClickIsThePrimaryAction() async throws {
        let page = try await TestPage { Rows() }
        try await page.doubleClick(.text("row c"))
        #expect(try page.text("done") == "opened c")
        try await page.doubleClick(.text("row a"))
        #expect(try page.text("done") == "opened ab")
    }
}
