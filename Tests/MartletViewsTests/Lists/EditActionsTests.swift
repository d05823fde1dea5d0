import Martlet
import MartletTesting
import Testing

@Suite struct EditActionsTests {
    private struct Item: Identifiable, Codable {
        let id: Int
        var name: String
    }

    private struct Rows: View {
        @State private var items = (1...3).map { Item(id: $0, name: "item \($0)") }
        @State private var selection: Int?
        let actions: EditActions<[Item]>

        var body: some View {
            NavigationStack {
                List($items, editActions: actions, selection: $selection) { $item in
                    TextField("Name", text: $item.name).accessibilityIdentifier("name \(item.id)")
                }
                .toolbar { EditButton() }
                Text(items.map(\.name).joined(separator: ", ")).accessibilityIdentifier("names")
            }
        }
    }

    @Test func rowsAreRemovedAndMoved() async throws {
        let page = try await TestPage { Rows(actions: .all) }
        try await page.click(.role(.button, "Delete").at(1))
        #expect(try page.text("names") == "item 1, item 3")
        try await page.click(.role(.button, "Edit"))
        try await page.click(.role(.button, "Move down").at(0))
        #expect(try page.text("names") == "item 3, item 1")
        try await page.type("new", into: "name 3")
        #expect(try page.text("names") == "new, item 1")
    }

    @Test func onlyWhatIsAllowed() async throws {
        let page = try await TestPage { Rows(actions: .move) }
        #expect(!page.contains(.role(.button, "Delete")))
        try await page.click(.role(.button, "Edit"))
        #expect(page.contains(.role(.button, "Move down")) && !page.contains(.role(.button, "Delete")))
    }

    @Test func aTintIsThatOfTheRow() async throws {
        let tinted = try await TestPage { List { Label("a", systemImage: "star").listItemTint(.red) } }
        #expect(tinted.html == (try await TestPage { List { Label("a", systemImage: "star").tint(.red) } }.html))
        let gray = try await TestPage { List { Label("a", systemImage: "star").listItemTint(.monochrome) } }
        #expect(gray.html == (try await TestPage { List { Label("a", systemImage: "star").tint(.gray) } }.html))
    }
}
