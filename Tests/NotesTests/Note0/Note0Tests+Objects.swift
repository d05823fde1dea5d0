import Martlet
import MartletTesting
import Testing

private final class Settings: ObservableObject {
    @Published var username = "Anonymous"
    @Published var visits = 0
    let deaths: Deaths
    init(_ deaths: Deaths = Deaths()) {
        self.deaths = deaths
        deaths.births += 1
    }
    deinit { deaths.count += 1 }
}

/// Counts the settings that were created and released.
private final class Deaths {
    var births = 0
    var count = 0
}

private struct Owner: View {
    @StateObject private var settings: Settings
    let round: Int

    init(round: Int, _ deaths: Deaths) {
        self.round = round
        _settings = StateObject(wrappedValue: Settings(deaths))
    }

    var body: some View {
        Text(verbatim: "round \(round), visits \(settings.visits)")
        Button("Visit") { settings.visits += 1 }
        Follower(settings: settings)
    }
}

private struct Follower: View {
    @ObservedObject var settings: Settings
    var body: some View { Text(verbatim: "follows \(settings.visits)") }
}

private struct Stage: View {
    @State private var deaths = Deaths()
    @State private var round = 0
    @State private var isShown = true
    @State private var told = ""

    var body: some View {
        if isShown { Owner(round: round, deaths) }
        Button("Again") { round += 1 }
        Button("Leave") { isShown = false }
        Button("Tell") { told = "\(deaths.births) made, \(deaths.count) gone" }
        Text(told).accessibilityIdentifier("told")
    }
}

private struct Deep: View {
    @EnvironmentObject var settings: Settings
    var body: some View { Text(verbatim: "deep \(settings.visits)") }
}

private struct Between: View { var body: some View { Deep() } }

private struct Ancestor: View {
    @StateObject private var settings = Settings()
    var body: some View {
        VStack {
            Between()
            Visitor()
        }
        .environmentObject(settings)
    }
}

private struct Visitor: View {
    @EnvironmentObject var settings: Settings
    var body: some View {
        Button("Visit") { settings.visits += 1 }
        TextField("Name", text: $settings.username)
    }
}

extension Note0Tests {
    // MARK: Pass Whole Instance of ObservableObject

    /// "By conforming to this protocol, you are telling SwiftUI, 'This object contains data that might change …'".
    @Test func aBlueprintNeedsNoProperties() async throws {
        struct Reader: View {
            @StateObject private var settings = Note0Listing2.UserSettings()
            var body: some View {
                let _ = settings
                Button("Announce") { settings.objectWillChange.send() }
            }
        }
        let page = try await TestPage { Reader() }
        try await page.click(.label("Announce"))
        #expect(page.evaluations == ["Reader"])
    }

    /// "When a `@Published` property is about to change, it automatically 'publishes' or 'announces' this change".
    @Test func anAnnouncementComesBeforeTheChange() async throws {
        let settings = Note0Listing3.UserSettings()
        var announcements = settings.objectWillChange.values.makeAsyncIterator()
        var values = settings.$username.values.makeAsyncIterator()
        settings.username = "Taylor"
        #expect(await announcements.next() != nil)
        #expect(await values.next() == "Anonymous")
        #expect(await values.next() == "Taylor")
        let owner = ValueWhenAnnounced(settings)
        settings.username = "Ann"
        #expect(owner.seen == ["Taylor"])
    }

    /// "This view creates and OWNS the UserSettings object." Typing writes the object's property.
    @Test(arguments: TestTransport.allCases) func theOwnerBindsAField(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Note0Listing4.MainView() }
        #expect(try page.value(.role(.textBox, "Username")) == "Anonymous")
        try await page.type("Taylor", into: .role(.textBox, "Username"))
        #expect(page.evaluations == ["MainView"])
        #expect(page.patches == [], "the browser shows already what was typed")
        #expect(try page.value(.role(.textBox, "Username")) == "Taylor")
    }

    /// "SwiftUI ensures that the object is created only once for the lifetime of that view and is not destroyed if the
    /// view re-renders." "It will stay alive as long as MainView is on screen." "If the parent view is destroyed, this
    /// object will be too."
    @Test func anOwnedObjectLivesAsLongAsItsView() async throws {
        let page = try await TestPage { Stage() }
        try await page.click(.label("Visit"))
        try await page.click(.label("Again"))
        #expect(page.evaluations == ["Stage", "Owner"])
        try await page.click(.label("Visit"))
        #expect(page.evaluations == ["Owner", "Follower"])
        #expect(page.text.contains("round 1, visits 2 Visit follows 2"))
        try await page.click(.label("Tell"))
        #expect(try page.text("told") == "1 made, 0 gone")
        try await page.click(.label("Leave"))
        try await page.click(.label("Tell"))
        #expect(try page.text("told") == "1 made, 1 gone")
    }

    /// "This example shows the full data flow": "When 'profile.name' changes, this view will re-render."
    @Test(arguments: TestTransport.allCases) func theCompleteExample(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Note0Listing5.RootView() }
        #expect(page.evaluations == ["RootView", "DetailView"])
        #expect(page.contains(.text("In RootView, name is: Taylor")))
        try await page.type("Alex", into: .role(.textBox, "Enter name"))
        #expect(page.evaluations == ["RootView", "DetailView"])
        let text = try #require(try page.element(.text("In RootView, name is: Alex")).node)
        #expect(page.patches == [.text(text, "In RootView, name is: Alex")])
    }

    /// "This makes the object available to the view it's attached to and any view contained within it, no matter how
    /// deeply nested." "An intermediate view that DOES NOT need to know about the object".
    @Test func anEnvironmentObjectReachesAnyDepth() async throws {
        let listing = try await TestPage { Note0Listing6.AncestorView() }
        #expect(listing.evaluations == ["AncestorView", "IntermediateView", "DeeplyNestedChildView"])
        #expect(listing.text == "Font size from the environment is: 14.000000")
        let page = try await TestPage { Ancestor() }
        try await page.click(.label("Visit"))
        #expect(page.evaluations == ["Ancestor", "Visitor", "Deep"])
        #expect(page.text.contains("deep 1"))
        try await page.type("Ann", into: .role(.textBox))
        #expect(page.evaluations == ["Ancestor", "Visitor", "Deep"])
    }

    /// "A view using `@ObservedObject` or `@EnvironmentObject` will re-evaluate its body whenever any `@Published`
    /// property on the observed object changes, even if the view doesn't use that specific property."
    @Test(arguments: TestTransport.allCases) func anyPropertyOfTheObjectEvaluates(
        over transport: TestTransport
    ) async throws {
        let page = try await TestPage(over: transport) { Note0Listing7.ContentView() }
        #expect(page.evaluations == ["ContentView", "UsernameDisplayView"])
        try await page.click(.label("Increase Score to 110"))
        #expect(page.evaluations == ["ContentView", "UsernameDisplayView"])
        let button = try #require(try page.element(.label("Increase Score to 120")).node)
        #expect(page.patches == [.text(button, "Increase Score to 120")])
    }

    /// "This print statement is the key to our experiment. It will only run if this view's body is re-evaluated."
    @Test func theExperimentPrints() throws {
        let lines = PrintedLines(of: Note0Listing7.ContentView())
        #expect(
            lines.all == [
                "ContentView: @self, @identity, _appState changed.",
                "UsernameDisplayView: @self, @identity, _appState changed.",
            ])
        try lines.pressFirstButton()
        #expect(lines.all == ["ContentView: _appState changed.", "UsernameDisplayView: _appState changed."])
    }
}

/// Records the value that an object still has when it announces a change.
private final class ValueWhenAnnounced {
    private(set) var seen: [String] = []
    private var cancellable: AnyCancellable?

    init(_ settings: Note0Listing3.UserSettings) {
        cancellable = settings.objectWillChange.sink { [unowned self] in seen.append(settings.username) }
    }
}

/// The lines that a page's views print.
private final class PrintedLines {
    private(set) var all: [String] = []
    private var graph: ViewGraph?

    init(of view: some View) {
        let options = GraphOptions()
        options.print = { [unowned self] in all.append($0) }
        graph = ViewGraph(view, options)
        graph?.flush()
    }

    /// Discards what was printed, and presses the page's first button.
    func pressFirstButton() throws {
        let graph = try #require(graph)
        all = []
        let action = try #require((1..<100).lazy.compactMap { ActionFinder.action(at: $0, in: graph) }.first)
        for case (.click, .action(let perform)) in action.handlers { try perform() }
        graph.flush()
    }
}
