import Martlet
import MartletTesting
import Testing

/// What SwiftUI called otherwise is there under its old name, deprecated.
@Suite struct OlderSpellingTests {
    @available(*, deprecated)
    private struct Old: View {
        @State private var isChoosing = false
        @State private var isShown = false
        @State private var choice = "none"

        var body: some View {
            NavigationView {
                VStack {
                    Text(choice).accessibilityIdentifier("choice")
                    Button("Choose") { isChoosing = true }
                        .actionSheet(isPresented: $isChoosing) {
                            ActionSheet(
                                title: Text("Which?"), message: Text("One of two."),
                                buttons: [
                                    .default(Text("First")) { choice = "first" },
                                    .destructive(Text("Second")) { choice = "second" }, .cancel(),
                                ])
                        }
                    Text("Row").contextMenu(ContextMenu { Button("Copy") { choice = "copied" } })
                    MenuButton("More") { Button("Print") { choice = "printed" } }
                    NavigationLink("Detail", destination: Text("A page"), isActive: $isShown)
                    Toggle("Tinted", isOn: $isShown).toggleStyle(SwitchToggleStyle(tint: .red))
                    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .green))
                }
            }
        }
    }

    @available(*, deprecated)
    @Test func sheetsOfActionsAreDialogs() async throws {
        let page = try await TestPage { Old() }
        try await page.click(.role(.button, "Choose"))
        #expect(page.text.contains("One of two."))
        try await page.click(.role(.button, "First"))
        #expect(try page.text("choice") == "first")
    }

    @available(*, deprecated)
    @Test func menusHaveTheirActions() async throws {
        let page = try await TestPage { Old() }
        try await page.click(.role(.button, "Copy"))
        #expect(try page.text("choice") == "copied")
        try await page.click(.role(.button, "Print"))
        #expect(try page.text("choice") == "printed")
    }

    @available(*, deprecated)
    @Test func linksAreActive() async throws {
        let page = try await TestPage { Old() }
        try await page.click(.role(.button, "Detail"))
        #expect(page.text.contains("A page"))
    }

    @available(*, deprecated)
    @Test func stylesHaveAColor() async throws {
        let page = try await TestPage { Old() }
        #expect(
            page.styleSheet.contains("--m-accent:var(--m-red)") && page.styleSheet.contains("--m-accent:var(--m-green)")
        )
    }
}
