import MartletTesting
import MartletUI
import Testing

@Suite struct ListSelectionTests {
    private struct Item: Identifiable {
        let id: Int
        var name: String { "item \(id)" }
    }

    private static let items = (1...3).map(Item.init)

    @Test func oneRowIsSelected() async throws {
        struct One: View {
            @State private var selection: Int?

            var body: some View {
                Text(selection.map { "\($0)" } ?? "none").accessibilityIdentifier("selection")
                List(ListSelectionTests.items, selection: $selection) { Text($0.name) }
            }
        }
        let page = try await TestPage { One() }
        #expect(try page.text("selection") == "none")
        try await page.toggle(.role(.checkbox, "item 2"))
        #expect(try page.text("selection") == "2")
        try await page.toggle(.role(.checkbox, "item 3"))
        #expect(try page.text("selection") == "3")
        #expect(try page.isChecked(.role(.checkbox, "item 2")) == false)
    }

    /// The tag of a row comes before the identifier of its element, and a row without a value of the selection's type
    /// cannot be selected.
    @Test func manyRowsAreSelectedByTagOrIdentifier() async throws {
        struct Many: View {
            @State private var selection: Set<String> = ["x"]

            var body: some View {
                Text(selection.sorted().joined(separator: " ")).accessibilityIdentifier("selection")
                List(selection: $selection) {
                    Text("head").tag("x")
                    Section("Letters") {
                        ForEach(["a", "b"], id: \.self) { Text($0).listRowSeparator(.hidden) }
                        ForEach(["c"], id: \.self) { Text($0).tag("z") }
                    }
                    Text("foot")
                    Text("number").tag(1)
                }
            }
        }
        let page = try await TestPage { Many() }
        try await page.toggle(.role(.checkbox, "a"))
        try await page.toggle(.role(.checkbox, "c"))
        try await page.toggle(.role(.checkbox, "head"))
        #expect(try page.text("selection") == "a z")
        #expect(!page.contains(.role(.checkbox, "foot")))
        #expect(!page.contains(.role(.checkbox, "number")))
    }

    @Test func aListInARowHasNoSelectionOfItsOwn() async throws {
        struct Nested: View {
            @State private var selection: Int?

            var body: some View {
                List(selection: $selection) { List { Text("inner").tag(2) }.tag(1) }
            }
        }
        let page = try await TestPage { Nested() }
        #expect(page.elements(.role(.checkbox)).count == 1)
    }
}
