import Martlet
import MartletTesting
import Testing

@Suite struct TabViewTests {
    private struct Counting: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Text("\(name) \(count)").accessibilityIdentifier(name)
            Button("Count \(name)") { count += 1 }
        }
    }

    private struct Tabs: View {
        var body: some View {
            TabView {
                Tab("First", systemImage: "star") { Counting(name: "first").navigationTitle("First") }
                Tab("Second", systemImage: "star") {
                    NavigationStack {
                        NavigationLink("Next") { Text("Inner").navigationTitle("Inner") }.navigationTitle("Second")
                    }
                }
                .badge(3)
            }
        }
    }

    @Test func aTabKeepsItsState() async throws {
        let page = try await TestPage { Tabs() }
        #expect(page.title == "First")
        #expect(!page.contains(.role(.button, "Next")))
        try await page.click(.role(.button, "Count first"))
        try await page.click(.role(.button, "Second 3"))
        #expect(page.title == "Second")
        #expect(!page.contains(.role(.button, "Count first")))
        try await page.click(.role(.button, "Next"))
        #expect(page.title == "Inner" && page.place == "tab=1&path=~v1")
        try await page.click(.role(.button, "First"))
        #expect(page.title == "First" && page.place == "")
        #expect(try page.text("first") == "first 1")
        #expect(try page.attribute("aria-current", of: .role(.button, "First")) == "page")
        try await page.click(.role(.button, "Second 3"))
        #expect(page.title == "Inner")
        #expect(page.diagnostics == [])
    }

    @Test func aViewStandsAboveTheBar() async throws {
        struct Player: View {
            @State private var isPlaying = true

            var body: some View {
                TabView {
                    Tab("One", systemImage: "star") { Button("Stop") { isPlaying = false } }
                    Tab("Two", systemImage: "star") { TabView { Text("Inner") } }
                }
                .tabViewBottomAccessory(isEnabled: isPlaying) { Text("Playing") }
            }
        }
        let page = try await TestPage { Player() }
        #expect(page.html.firstRange(of: "Playing") != nil && page.html.contains("m-tab-accessory"))
        try await page.click(.role(.button, "Two"))
        #expect(page.html.ranges(of: "Playing").count == 1, "not in the tabs inside")
        try await page.click(.role(.button, "One"))
        try await page.click(.role(.button, "Stop"))
        #expect(!page.html.contains("Playing"))
    }

    @Test func theSelectionIsTheProgramsToChange() async throws {
        enum Place: String, CaseIterable { case home, work }
        struct Older: View {
            @State private var place = Place.work

            var body: some View {
                Text(place.rawValue).accessibilityIdentifier("place")
                Button("Go home") { place = .home }
                TabView(selection: $place) {
                    ForEach(Place.allCases, id: \.self) { each in
                        Text("In \(each.rawValue)").tabItem { Text(each.rawValue) }.tag(each)
                    }
                }
                .tabViewStyle(.tabBarOnly)
            }
        }
        let page = try await TestPage { Older() }
        #expect(page.contains(.text("In work")) && !page.contains(.text("In home")))
        try await page.click(.label("Go home"))
        #expect(page.contains(.text("In home")) && !page.contains(.text("In work")))
        try await page.click(.role(.button, "work"))
        #expect(try page.text("place") == "work")
    }

    /// A tab's value has the type of the selection, so that it needs no name of a type.
    @Test func valuesOfTabsAreOfTheSelection() async throws {
        enum Place: Hashable { case home, work, more, last }
        struct Tabs: View {
            @State private var place = Place.home
            let hasLast: Bool

            var body: some View {
                TabView(selection: $place) {
                    Tab("Home", systemImage: "house", value: .home) { Text("At home") }
                    Tab("Work", systemImage: "star", value: .work) { Text("At work") }.badge(2).customizationID("work")
                        .customizationBehavior(.disabled, for: .sidebar)
                    TabSection("Others") {
                        Tab("More", systemImage: "ellipsis", value: .more) { Text("More") }
                    }
                    if hasLast {
                        Tab("Last", systemImage: "star", value: .last) { Button("Back home") { place = .home } }
                    }
                }
            }
        }
        let page = try await TestPage { Tabs(hasLast: true) }
        #expect(page.contains(.text("At home")))
        try await page.click(.role(.button, "Work 2"))
        #expect(page.contains(.text("At work")) && !page.contains(.text("At home")))
        try await page.click(.role(.button, "Last"))
        try await page.click(.role(.button, "Back home"))
        #expect(page.contains(.text("At home")) && page.contains(.role(.button, "More")))
        #expect(try await !TestPage { Tabs(hasLast: false) }.contains(.role(.button, "Last")))
    }

    @Test func tabsOfASectionAreTabs() async throws {
        let page = try await TestPage {
            TabView {
                Tab("One", systemImage: "star") { Text("first page") }
                TabSection("More") {
                    Tab("Two", systemImage: "star") { Text("second page") }
                    Tab("Three", systemImage: "star") { Text("third page") }
                }
            }
        }
        #expect(page.elements(.role(.button).within(.tag("nav"))).count == 3)
        try await page.click(.role(.button, "Three"))
        #expect(page.contains(.text("third page")) && !page.contains(.text("second page")))
    }

    /// “A reload and a shared link lead to the same place.”
    @Test func theTabThatIsSeenIsInTheAddress() async throws {
        struct Program: App {
            var body: some Scene {
                WindowGroup {
                    TabView {
                        Tab("One", systemImage: "star", value: "one") { Numbers() }
                        Tab("Two", systemImage: "star", value: "two") { Numbers() }
                        Tab("Three", systemImage: "star", value: "three") { Text("third page") }
                    }
                }
            }
        }
        struct Numbers: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Seven", value: 7)
                        .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Number \($0)") }
                }
            }
        }
        let page = try await TestPage(Program.self, path: "/")
        #expect(page.place == "")
        try await page.click(.role(.button, "Two"))
        #expect(page.place == "tab=two")
        #expect(try page.attribute("href", of: .role(.link, "Seven")) == "?tab=two&path=Int.7")
        try await page.click(.role(.link, "Seven"))
        #expect(page.place == "tab=two&path=Int.7" && page.title == "Number 7")
        let again = try await TestPage(Program.self, path: "/?" + page.place)
        #expect(again.place == page.place && again.title == "Number 7")
        // The path is that of the tab, and of no other.
        try await again.click(.role(.button, "One"))
        #expect(again.place == "")
        try await again.go(to: "tab=three")
        #expect(again.contains(.text("third page")) && again.place == "tab=three")
        try await again.go(to: "tab=two")
        #expect(again.place == "tab=two" && again.contains(.role(.link, "Seven")))
        let unknown = try await TestPage(Program.self, path: "/?tab=four&path=Int.7")
        #expect(unknown.place == "")
    }

    /// What its address names is a place of the page, whatever a sheet shows.
    @Test func aSheetIsInNoAddress() async throws {
        struct Program: App {
            var body: some Scene { WindowGroup { Root() } }
        }
        struct Root: View {
            @State private var isShown = false

            var body: some View {
                NavigationStack {
                    NavigationLink("Seven", value: 7)
                        .navigationDestination(for: Int.self) { number in
                            Button("Show") { isShown = true }
                                .navigationTitle("Number \(number)")
                        }
                }
                .sheet(isPresented: $isShown) {
                    TabView {
                        NavigationStack {
                            Text("In the sheet")
                                .navigationDestination(for: Int.self) { Text("Other \($0)") }
                        }
                    }
                }
            }
        }
        let page = try await TestPage(Program.self, path: "/?path=Int.7&tab=1")
        try await page.click(.role(.button, "Show"))
        #expect(page.contains(.text("In the sheet")) && !page.contains(.text("Other 7")))
        #expect(page.place == "path=Int.7")
    }

    @Test func aViewStaysAboveTheTabs() async throws {
        struct Placement: View {
            @Environment(\.tabViewBottomAccessoryPlacement) private var placement

            var body: some View { Text(placement == .expanded ? "expanded" : "elsewhere") }
        }
        struct Player: View {
            @State private var isPlaying = true

            var body: some View {
                TabView {
                    Tab("First", systemImage: "star") {
                        Placement().accessibilityIdentifier("inside")
                        Button("Stop") { isPlaying = false }
                    }
                    Tab(role: .search) { Text("Found") }
                }
                .tabViewBottomAccessory(isEnabled: isPlaying) { Placement().accessibilityIdentifier("accessory") }
            }
        }
        let page = try await TestPage { Player() }
        #expect(try page.text("accessory") == "expanded")
        #expect(try page.text("inside") == "elsewhere")
        try await page.click(.role(.button, "Search"))
        #expect(page.contains(.text("Found")) && page.contains("accessory"))
        try await page.click(.role(.button, "First"))
        try await page.click(.role(.button, "Stop"))
        #expect(!page.contains("accessory"))
    }
}
