import Martlet
import MartletTesting
import Testing

@Suite struct NavigationSplitViewTests {
    private struct Mail: View {
        @State private var selected: String?
        @State private var visibility = NavigationSplitViewVisibility.all
        @State private var compact = NavigationSplitViewColumn.sidebar

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $compact) {
                List(["Inbox", "Sent"], id: \.self, selection: $selected) { name in
                    NavigationLink(name, value: name)
                }
                .navigationTitle("Mail")
            } detail: {
                Text("Shows \(selected ?? "nothing")").accessibilityIdentifier("detail")
            }
            Text(compact == .detail ? "at detail" : "at sidebar").accessibilityIdentifier("place")
            Text(visibility == .detailOnly ? "folded" : "unfolded").accessibilityIdentifier("visibility")
        }
    }

    @Test func aSelectedRowDrivesTheNextColumn() async throws {
        let page = try await TestPage { Mail() }
        #expect(try page.text("detail") == "Shows nothing")
        try await page.click(.label("Sent"))
        #expect(try page.text("detail") == "Shows Sent")
        #expect(try page.text("place") == "at detail")
        try await page.click(.role(.button, "Back to Mail"))
        #expect(try page.text("place") == "at sidebar")
        // The row that is selected leads there again.
        try await page.click(.label("Sent"))
        #expect(try page.text("detail") == "Shows Sent")
        #expect(try page.text("place") == "at detail")
        #expect(page.diagnostics == [])
    }

    @Test func theSidebarIsHiddenAndShown() async throws {
        let page = try await TestPage { Mail() }
        try await page.click(.role(.button, "Hide Sidebar"))
        #expect(try page.text("visibility") == "folded")
        #expect(page.html.contains("m-folded"))
        try await page.click(.role(.button, "Show Sidebar"))
        #expect(try page.text("visibility") == "unfolded")
        #expect(!page.html.contains("m-folded"))
    }

    @Test func linksShowTheirPagesInTheNextOfThreeColumns() async throws {
        let page = try await TestPage {
            NavigationSplitView {
                VStack {
                    NavigationLink("One", value: 1)
                    NavigationLink("Own") { Text("Own page") }
                    NavigationLink("Other") { Text("Other page") }
                }
                .navigationDestination(for: Int.self) { Text("Number \($0)") }
            } content: {
                Text("Empty")
            } detail: {
                Text("Detail")
            }
        }
        #expect(page.contains(.text("Empty")) && page.contains(.text("Detail")))
        try await page.click(.role(.button, "One"))
        #expect(page.contains(.text("Number 1")) && !page.contains(.text("Empty")))
        try await page.click(.role(.button, "Own"))
        #expect(page.contains(.text("Own page")) && !page.contains(.text("Number 1")))
        try await page.click(.role(.button, "Other"))
        #expect(page.contains(.text("Other page")) && !page.contains(.text("Own page")))
        try await page.click(.role(.button, "One"))
        #expect(page.contains(.text("Number 1")) && !page.contains(.text("Other page")))
        #expect(page.contains(.text("Detail")))
        #expect(page.diagnostics == [])
    }
}
