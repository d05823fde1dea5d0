import Martlet
import MartletTesting
import Testing

@Suite struct ToolbarTests {
    private struct Items: ToolbarContent {
        let isEditing: Bool

        var body: some ToolbarContent {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            if isEditing { ToolbarItem(placement: .secondaryAction) { Button("Sort") {} } }
        }
    }

    private struct Barred: View {
        @State private var count = 0
        @State private var isHidden = false

        var body: some View {
            NavigationStack {
                Text("Content")
                    .navigationTitle("Title")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        Items(isEditing: count > 0)
                        ToolbarItem(placement: .primaryAction) { Button("Count \(count)") { count += 1 } }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("Left") {}
                            Spacer()
                            Button("Hide") { isHidden = true }
                        }
                    }
                    .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
            }
        }
    }

    @Test func itemsAreInTheBarsOfTheirPage() async throws {
        let page = try await TestPage { Barred() }
        #expect(page.contains(.role(.heading, "Title")))
        try await page.click(.role(.button, "Count 0"))
        #expect(page.contains(.role(.button, "Count 1")))
        #expect(page.contains(.role(.button, "Sort")))
        #expect(page.contains(.role(.button, "Cancel")) && page.contains(.role(.button, "Left")))
        try await page.click(.role(.button, "Hide"))
        #expect(!page.contains(.role(.button, "Count 1")))
        #expect(page.contains(.role(.button, "Left")))
        #expect(page.diagnostics == [])
    }

    @Test func viewsAreAnItem() async throws {
        let page = try await TestPage {
            NavigationStack { Text("Content").toolbar { Button("Press") {} }.navigationBarItems(leading: Text("Lead")) }
        }
        #expect(page.contains(.role(.button, "Press")) && page.contains(.text("Lead")))
    }

    /// The closures of items never compare equal: an item that is evaluated must not evaluate its page again and again.
    @Test func aBarComesToAnEnd() async throws {
        struct Dismissing: View {
            @Environment(\.dismiss) private var dismiss

            var body: some View {
                NavigationStack {
                    NavigationLink("Next") { Inner() }.toolbar { Button("Close") { dismiss() } }
                }
            }
        }
        struct Inner: View {
            @Environment(\.dismiss) private var dismiss

            var body: some View { Text("Inner").toolbar { Button("Close") { dismiss() } }.navigationTitle("Inner") }
        }
        let page = try await TestPage { Dismissing() }
        try await page.click(.role(.button, "Next"))
        #expect(page.title == "Inner")
        #expect(page.evaluations.count(of: Inner.self) == 1)
        #expect(page.diagnostics == [])
        try await page.click(.role(.button, "Close"))
        #expect(page.place == "")
    }
}
