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

    @Test func theColumnsAreInTheAddress() async throws {
        let page = try await TestPage { Mail() }
        #expect(page.place == "")
        try await page.click(.label("Sent"))
        #expect(page.place == "column=Sent")
        try await page.go(to: "")
        #expect(try page.text("place") == "at sidebar")
        try await page.go(to: "column=Inbox")
        #expect(try page.text("place") == "at detail")
        #expect(try page.text("detail") == "Shows Inbox")
        #expect(page.diagnostics == [])
    }

    /// A program that answers a selection in one column by taking back the one in the next, and has a stack in the last.
    private struct Folders: View {
        @State private var folder: String?
        @State private var number: Int?

        var body: some View {
            NavigationSplitView {
                List(["a", "b"], id: \.self, selection: $folder) { Text($0) }
            } content: {
                if let folder {
                    List(1..<4, id: \.self, selection: $number) { Text("\(folder) \($0)") }
                } else {
                    Text("No folder")
                }
            } detail: {
                NavigationStack {
                    Text("Shows \(number ?? 0) of \(folder ?? "nothing")").accessibilityIdentifier("detail")
                    NavigationLink("More", value: 7)
                        .navigationDestination(for: Int.self) { Text("Page \($0)").accessibilityIdentifier("page") }
                }
                .id(number)
            }
            .onChange(of: folder) { number = nil }
        }
    }

    private struct Program: App {
        var body: some Scene { WindowGroup { Folders() } }
    }

    @Test func anAddressLeadsThroughColumnsToAPageOfAStack() async throws {
        let page = try await TestPage(Program.self, path: "/?column=b&column=2&path=Int.7")
        #expect(try page.text("detail") == "Shows 2 of b")
        #expect(try page.text("page") == "Page 7")
        #expect(page.place == "column=b&column=2&path=Int.7")
        // What is selected otherwise has a stack of its own, and the address is not followed again.
        try await page.click(.label("b 3"))
        #expect(try page.text("detail") == "Shows 3 of b")
        #expect(!page.contains("page") && page.place == "column=b&column=3")
        try await page.go(to: "column=a&column=1&path=Int.7")
        #expect(try page.text("detail") == "Shows 1 of a")
        #expect(try page.text("page") == "Page 7")
        try await page.go(to: "column=a&column=1")
        #expect(!page.contains("page"))
        let missing = try await TestPage(Program.self, path: "/?column=b&column=x&column=y")
        #expect(try missing.text("detail") == "Shows 0 of b")
        #expect(page.diagnostics == [])
        #expect(missing.diagnostics == [])
    }

    /// A selection whose values are not `Codable`.
    private struct Opaque: View {
        struct Name: Hashable { var text: String }
        @State private var selected: Name?

        var body: some View {
            NavigationSplitView {
                List(["a", "b"].map(Name.init), id: \.self, selection: $selected) { Text($0.text) }
                NavigationLink("Own") { Text("Own page") }
            } detail: {
                Text("Shows \(selected?.text ?? "nothing")").accessibilityIdentifier("detail")
            }
        }
    }

    @Test func valuesWithoutAnAddressHaveOneThatHoldsAsLongAsThePage() async throws {
        let page = try await TestPage { Opaque() }
        try await page.click(.label("b"))
        let place = page.place
        #expect(place == "column=~1")
        try await page.click(.label("a"))
        try await page.go(to: place)
        #expect(try page.text("detail") == "Shows b")
        try await page.click(.role(.button, "Own"))
        #expect(page.contains(.text("Own page")) && page.place == "column=~v1")
        #expect(page.diagnostics == [])
    }

    @Test func aLinkInAStackOfTheFirstColumnLeadsToAPageThere() async throws {
        let page = try await TestPage {
            NavigationSplitView {
                NavigationStack {
                    NavigationLink("Own") { Text("Own page") }
                }
            } detail: {
                Text("Detail")
            }
        }
        try await page.click(.role(.button, "Own"))
        #expect(page.contains(.text("Own page")) && page.contains(.text("Detail")))
        #expect(page.html.matches(of: /m-column m-current/).count == 1 && page.html.contains("m-column m-current"))
        #expect(page.place == "path=~v1")
    }
}
