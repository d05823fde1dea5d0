import Martlet
import MartletTesting
import Testing

/// What the views of a page say of its bar.
@Suite struct BarModifierTests {
    private struct Barred<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            NavigationView { NavigationLink("Next") { content }.navigationBarTitle("Root") }
        }
    }

    private func page(_ content: @escaping @Sendable () -> any View) async throws -> TestPage {
        let page = try await TestPage { Barred { AnyView(content()) } }
        try await page.click(.role(.button, "Next"))
        return page
    }

    @Test func aNavigationViewIsAStack() async throws {
        let page = try await page { Text("Next page").navigationBarTitle(Text("Second"), displayMode: .inline) }
        #expect(page.title == "Second")
        #expect(page.contains(.role(.heading, "Second")))
        try await page.click(.role(.button, "Back to Root"))
        #expect(page.title == "Root")
    }

    @Test func theWayBackIsHidden() async throws {
        let page = try await page { Text("Next page").navigationBarBackButtonHidden() }
        #expect(!page.contains(.role(.button, "Back to Root")))
        #expect(page.contains(.text("Next page")))
    }

    @Test func theBarIsHidden() async throws {
        let page = try await page { Text("Next page").navigationTitle("Second").navigationBarHidden(true) }
        #expect(!page.contains(.role(.button, "Back to Root")))
        #expect(!page.contains(.role(.heading, "Second")))
        #expect(page.title == "Second")
    }

    @Test func theTitleIsInTheBarOrUnderIt() async throws {
        let inline = try await page { Text("a").navigationTitle("Second").toolbarTitleDisplayMode(.inline) }
        #expect(inline.html.contains("m-bar-title"))
        let large = try await page { Text("a").navigationTitle("Second").toolbarTitleDisplayMode(.large) }
        #expect(!large.html.contains("m-bar-title") && large.html.contains("m-large-title"))
    }

    @Test func aBarWithoutBackgroundHasItsClass() async throws {
        let plain = try await page { Text("a").toolbarBackground(.hidden, for: .navigationBar) }
        #expect(plain.html.contains("m-bar-plain"))
        let filled = try await page { Text("a").toolbarBackground(.visible, for: .navigationBar) }
        #expect(!filled.html.contains("m-bar-plain"))
    }

    @ToolbarContentBuilder private static func items(_ isEditing: Bool) -> some ToolbarContent {
        ToolbarItem { Button("Add") {} }
        if isEditing { ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} } }
    }

    @Test func itemsAreBuilt() async throws {
        let page = try await page { Text("a").toolbar { Self.items(true) } }
        #expect(page.contains(.role(.button, "Add")) && page.contains(.role(.button, "Cancel")))
    }

    @Test func itemsAreLeftOut() async throws {
        struct Hiding: View {
            @State private var isHidden = true

            var body: some View {
                Button("Show") { isHidden = false }
                    .navigationTitle("Second")
                    .toolbar {
                        ToolbarItem { Button("Share") {} }.hidden(isHidden)
                        ToolbarItemGroup {
                            Button("Copy") {}.toolbarItemHidden(isHidden)
                            Button("Paste") {}.toolbarItemHidden(false)
                        }
                        DefaultToolbarItem(kind: .search, placement: .bottomBar)
                        ToolbarItem { Button("Print") {} }.sharedBackgroundVisibility(.hidden)
                    }
            }
        }
        let page = try await page { Hiding() }
        #expect(!page.contains(.role(.button, "Share")) && !page.contains(.role(.button, "Copy")))
        #expect(page.contains(.role(.button, "Paste")) && page.contains(.role(.button, "Print")))
        try await page.click(.role(.button, "Show"))
        #expect(page.contains(.role(.button, "Share")) && page.contains(.role(.button, "Copy")))
    }

    @Test func aTitleHasASubtitleAndAMenu() async throws {
        struct Titled: View {
            @State private var count = 0

            var body: some View {
                Text("\(count)").accessibilityIdentifier("count")
                    .navigationTitle("Second").navigationSubtitle("\(count) copies")
                    .toolbarTitleMenu { Button("Duplicate") { count += 1 } }
                    .toolbar {
                        ToolbarTitleMenu { Button("Rename") { count += 10 } }
                        ToolbarTitleMenu()
                    }
            }
        }
        for mode in [NavigationBarItem.TitleDisplayMode.inline, .large] {
            let page = try await page { Titled().navigationBarTitleDisplayMode(mode) }
            #expect(page.contains(.text("0 copies")))
            try await page.click(.role(.button, "Duplicate"))
            #expect(try page.text("count") == "1")
            #expect(page.contains(.text("1 copies")))
            try await page.click(.role(.button, "Rename"))
            #expect(try page.text("count") == "11")
            #expect(page.contains(.role(.heading, "Second")))
            #expect(page.diagnostics == [])
        }
    }

    @Test func theTitleIsRemovedFromTheBar() async throws {
        let page = try await page { Text("Next page").navigationTitle("Second").toolbar(removing: .title) }
        #expect(page.title == "Second")
        #expect(!page.contains(.role(.heading, "Second")))
    }

    @Test func nothingIsRemovedThatABarDoesNotHave() async throws {
        let page = try await page {
            Text("Next page").navigationTitle("Second").toolbar(removing: .sidebarToggle).toolbar(removing: nil)
                .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
        }
        #expect(page.contains(.role(.heading, "Second")) && page.contains(.role(.button, "Back to Root")))
        #expect(page.elements(.tag("footer")).isEmpty)
    }
}
