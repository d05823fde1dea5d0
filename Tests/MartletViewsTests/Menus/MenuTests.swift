import Martlet
import MartletTesting
import Testing

@Suite struct MenuTests {
    @Test func aMenuHasActions() async throws {
        struct Actions: View {
            @State private var last = "none"

            var body: some View {
                Text(last).accessibilityIdentifier("last")
                Menu("Actions") {
                    Button("Copy") { last = "copy" }
                    Menu("More") { Button("Delete") { last = "delete" } }
                }
            }
        }
        let page = try await TestPage { Actions() }
        try await page.click(.role(.button, "Copy"))
        #expect(try page.text("last") == "copy")
        try await page.click(.role(.button, "Delete"))
        #expect(try page.text("last") == "delete")
    }
}
