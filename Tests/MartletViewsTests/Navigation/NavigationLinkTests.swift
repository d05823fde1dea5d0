import Martlet
import MartletTesting
import Testing

@Suite struct NavigationLinkTests {
    private struct Pages: View {
        @State private var count = 0
        @State private var isShown = false
        @State private var item: String?

        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("First") {
                        VStack {
                            Text("The first, \(count)").accessibilityIdentifier("first")
                            Button("Count") { count += 1 }
                        }
                        .navigationTitle("First")
                    }
                    NavigationLink(destination: Text("The second").navigationTitle("Second")) { Text("Second") }
                    Button("Show") { isShown = true }
                    Button("Item a") { item = "a" }
                    Button("Item b") { item = "b" }
                    Text(isShown || item != nil ? "shown" : "hidden").accessibilityIdentifier("state")
                }
                .navigationDestination(isPresented: $isShown) { Text("Presented").navigationTitle("Presented") }
                .navigationDestination(item: $item) { Text("Item \($0)").navigationTitle("Item \($0)") }
                .navigationTitle("Root")
            }
        }
    }

    @Test func aLinkMakesItsPageItself() async throws {
        let page = try await TestPage { Pages() }
        try await page.click(.role(.button, "First"))
        #expect(page.title == "First")
        // The page follows the state of the view that has the link.
        try await page.click(.label("Count"))
        #expect(try page.text("first") == "The first, 1")
        let place = page.place
        try await page.click(.role(.button, "Back to Root"))
        #expect(page.title == "Root")
        try await page.go(to: place)
        #expect(page.title == "First")
        try await page.go(to: "")
        try await page.click(.role(.button, "Second"))
        #expect(page.title == "Second" && page.place != place)
    }

    @Test func aBindingShowsAPage() async throws {
        let page = try await TestPage { Pages() }
        try await page.click(.label("Show"))
        #expect(page.title == "Presented")
        let place = page.place
        try await page.go(to: "")
        #expect(page.title == "Root")
        #expect(try page.text("state") == "hidden")
        try await page.go(to: place)
        #expect(page.title == "Presented")
        try await page.click(.role(.button, "Back to Root"))
        for name in ["a", "b"] {
            try await page.click(.label("Item \(name)"))
            #expect(page.title == "Item \(name)")
            try await page.go(to: "")
            #expect(try page.text("state") == "hidden")
        }
        #expect(page.diagnostics == [])
    }

    @Test func anAddressLeadsToALinksOwnPage() async throws {
        struct Program: App {
            var body: some Scene { WindowGroup { Pages() } }
        }
        let page = try await TestPage(Program.self, path: "/")
        try await page.click(.role(.button, "Second"))
        let again = try await TestPage(Program.self, path: "/?" + page.place)
        #expect(again.title == "Second")
    }

    /// The page that is above is found among its own links, and not among those of the page below, which has as many.
    @Test func anAddressLeadsThroughLinksWithPagesOfTheirOwn() async throws {
        struct Program: App {
            var body: some Scene {
                WindowGroup {
                    NavigationStack {
                        VStack {
                            NavigationLink("One") { Text("One").navigationTitle("One") }
                            NavigationLink("Two") {
                                NavigationLink("Three") { Text("Three").navigationTitle("Three") }.navigationTitle(
                                    "Two")
                            }
                        }
                    }
                }
            }
        }
        let page = try await TestPage(Program.self, path: "/")
        try await page.click(.role(.button, "Two"))
        try await page.click(.role(.button, "Three"))
        #expect(page.title == "Three")
        let again = try await TestPage(Program.self, path: "/?" + page.place)
        #expect(again.title == "Three" && again.place == page.place)
    }

    /// What a page keeps of its links is bounded by the links that it has.
    @Test func linksThatComeAndGoLeaveNothingBehind() async throws {
        struct Changing: View {
            @State private var round = 0

            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Change") { round += 1 }
                        ForEach(0..<50, id: \.self) { number in
                            NavigationLink("Link \(number)") { Text("Page").navigationTitle("Page \(number)") }
                        }
                        .id(round)
                    }
                    .navigationTitle("Links")
                }
            }
        }
        let page = try await TestPage { Changing() }
        for _ in 0..<20 { try await page.click(.label("Change")) }
        try await page.click(.role(.button, "Link 7"))
        #expect(page.title == "Page 7")
        // After 1,050 links, the number is that of one of a hundred.
        let number = try #require(Int(page.place.dropFirst("path=~v".count)))
        #expect((1...128).contains(number))
    }

    @Test func withoutAStackALinkIsDisabled() async throws {
        let page = try await TestPage {
            VStack {
                NavigationLink("Value", value: 1)
                NavigationLink("Page") { Text("Page") }
            }
        }
        #expect(try page.isDisabled(.role(.button, "Value")))
        #expect(try page.isDisabled(.role(.button, "Page")))
    }
}
