import Martlet
import MartletTesting
import Testing

@Suite struct SwipeAndRefreshTests {
    @Test func actionsOfBothEdges() async throws {
        struct Rows: View {
            @State private var last = "none"

            var body: some View {
                Text(last).accessibilityIdentifier("last")
                List {
                    Text("row")
                        .swipeActions { Button("Archive") { last = "archive" } }
                        .swipeActions(edge: .leading) { Button("Pin") { last = "pin" } }
                }
            }
        }
        let page = try await TestPage { Rows() }
        try await page.click(.role(.button, "Archive"))
        #expect(try page.text("last") == "archive")
        try await page.click(.role(.button, "Pin"))
        #expect(try page.text("last") == "pin")
        #expect(try page.html(.tag("ul")).components(separatedBy: "m-swipe-actions").count == 2)
    }

    /// What is behind and above a row is no part of the label that selects it.
    @Test func rowsAreSelectedByTheirContent() async throws {
        struct Rows: View {
            @State private var selection: Set<String> = []

            var body: some View {
                Text(selection.sorted().joined(separator: " ")).accessibilityIdentifier("selection")
                List(selection: $selection) {
                    Text("swiped").swipeActions { Button("Archive") {} }.tag("a")
                    Text("pressed").contextMenu { Button("Rename") {} }.swipeActions { Button("Pin") {} }.tag("b")
                    ForEach(["c", "d"], id: \.self) { Text("deleted \($0)").contextMenu { Button("Copy") {} } }
                        .onDelete { _ in }
                    Text("fixed").selectionDisabled().tag("e")
                }
            }
        }
        let page = try await TestPage { Rows() }
        let labels = page.elements(.tag("label")).map(\.text)
        #expect(labels == ["swiped", "pressed", "deleted c", "deleted d"])
        try await page.toggle(.role(.checkbox, "pressed"))
        try await page.toggle(.role(.checkbox, "deleted d"))
        #expect(try page.text("selection") == "b d")
        #expect(page.contains(.role(.button, "Archive")) && page.contains(.role(.button, "Delete deleted c")))
        #expect(page.diagnostics == [])
    }

    @Test func aListIsRefreshed() async throws {
        struct Feed: View {
            @State private var loads = 0

            var body: some View {
                List { Again(loads: loads) }.refreshable { loads += 1 }
            }
        }
        struct Again: View {
            let loads: Int
            @Environment(\.refresh) private var refresh

            var body: some View {
                Text("\(loads)").accessibilityIdentifier("loads")
                Button("Again") { await refresh?() }
            }
        }
        let page = try await TestPage { Feed() }
        try await page.click(.role(.button, "Refresh"))
        try await page.click(.role(.button, "Again"))
        #expect(try page.text("loads") == "2")
    }
}
