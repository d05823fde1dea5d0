import Martlet
import MartletTesting
import Testing

private final class Profile: ObservableObject {
    @Published var username = "Alex"
    @Published var score = 0
}

/// A view that passes on a value that it does not use: it has to name it nevertheless.
private struct Middle: View {
    @Binding var username: String
    let score: Int
    var body: some View {
        Name(username: $username)
        Score(score: score)
    }
}

private struct Name: View {
    @Binding var username: String
    var body: some View { Button("Rename \(username)") { username += "!" } }
}

private struct Score: View {
    let score: Int
    var body: some View { Text(verbatim: "score \(score)") }
}

private struct Constants: View {
    @StateObject private var profile = Profile()
    var body: some View {
        Middle(username: $profile.username, score: profile.score)
        Button("Score") { profile.score += 1 }
        Button("Same") { profile.score += 0 }
    }
}

private final class Features: ObservableObject { @Published var isEnabled = false }

/// Two parents with the same kind of child.
private struct Parents: View {
    var body: some View {
        StateParent()
        ObjectParent()
    }
}

private struct StateParent: View {
    @State private var isEnabled = false
    var body: some View {
        VStack {
            Text(isEnabled ? "state on" : "state off")
            Note0Listing10.ToggleView(isFeatureEnabled: $isEnabled)
            Button("Change") { isEnabled.toggle() }
        }
        .accessibilityIdentifier("state")
    }
}

private struct ObjectParent: View {
    @StateObject private var features = Features()
    var body: some View {
        VStack {
            Text(features.isEnabled ? "object on" : "object off")
            Note0Listing10.ToggleView(isFeatureEnabled: $features.isEnabled)
        }
        .accessibilityIdentifier("object")
    }
}

extension Note0Tests {
    // MARK: Pass in Properties

    /// "This makes the child view dependent only on the value of those specific properties, not on the object as a
    /// whole. It will only re-evaluate when the bound properties change."
    @Test(arguments: TestTransport.allCases) func aBindingToOnePropertyIsNoDependencyOnTheObject(
        over transport: TestTransport
    ) async throws {
        let page = try await TestPage(over: transport) { Note0Listing8.ProfileView() }
        #expect(page.evaluations == ["ProfileView", "UsernameEditorView"])
        try await page.click(.label("Increase Score: 0"))
        #expect(page.evaluations == ["ProfileView"])
        try await page.type("Taylor", into: .role(.textBox, "Username"))
        #expect(page.evaluations == ["ProfileView", "UsernameEditorView"])
        let welcome = try #require(try page.element(.text("Welcome, Taylor")).node)
        #expect(page.patches == [.text(welcome, "Welcome, Taylor")])
    }

    /// "When you tap the toggle inside `ToggleView`, it uses its binding (`$isFeatureEnabled`) to change the
    /// `isEnabled` property in `ContentView`. This causes `ContentView` to re-evaluate, updating the `Text` view."
    @Test(arguments: TestTransport.allCases) func aToggleChangesItsParentsState(
        over transport: TestTransport
    ) async throws {
        let page = try await TestPage(over: transport) { Note0Listing9.ContentView() }
        #expect(page.contains(.text("The feature is OFF")))
        try await page.toggle(.label("Enable Feature"))
        #expect(page.evaluations == ["ContentView", "ToggleView"])
        #expect(page.contains(.text("The feature is ON")))
        #expect(!page.contains(.text("The feature is OFF")))
        try await page.toggle(.label("Enable Feature"))
        #expect(page.contains(.text("The feature is OFF")))
    }

    /// "If the value changes in the parent, the child's view updates automatically to reflect that change." "That
    /// change is immediately sent back up to the parent's source of truth".
    @Test func aBindingIsTwoWay() async throws {
        let page = try await TestPage { StateParent() }
        let toggle = ElementQuery.label("Enable Feature")
        try await page.click(.label("Change"))
        #expect(page.evaluations == ["StateParent", "ToggleView"])
        #expect(try page.isChecked(toggle))
        try await page.toggle(toggle)
        #expect(page.evaluations == ["StateParent", "ToggleView"])
        #expect(page.contains(.text("state off")))
    }

    /// "It prevents you from having duplicate, out-of-sync copies of the same data." "It allows you to create small,
    /// reusable child views (like `ToggleView`) that can operate on data from any parent view." "The child view doesn't
    /// need to know anything about the parent view, only about the data type it's binding to."
    @Test func aChildWithABindingServesAnyParent() async throws {
        let page = try await TestPage { Parents() }
        try await page.toggle(.label("Enable Feature").within("state"))
        #expect(page.evaluations == ["StateParent", "ToggleView"])
        #expect(page.contains(.text("state on")) && page.contains(.text("object off")))
        try await page.toggle(.label("Enable Feature").within("object"))
        #expect(page.evaluations == ["ObjectParent", "ToggleView"])
        #expect(page.contains(.text("state on")) && page.contains(.text("object on")))
    }

    /// "If your view only needs to read a piece of data to display itself, pass it as a `let` constant. This is a
    /// one-way data flow, from parent to child." "The view only re-evaluates when its direct inputs change."
    @Test func aConstantEvaluatesWhenItDiffers() async throws {
        let page = try await TestPage { Constants() }
        #expect(page.evaluations == ["Constants", "Middle", "Name", "Score"])
        try await page.click(.label("Same"))
        #expect(page.evaluations == ["Constants"], "the object announces, but the inputs are equal")
        try await page.click(.label("Score"))
        #expect(page.text.contains("score 1"))
        #expect(page.evaluations == ["Constants", "Middle", "Score"])
    }

    /// "If a deeply nested child view needs a piece of data, that data must be passed down through every intermediate
    /// view in the hierarchy, even if they don't use it."
    @Test func aViewBetweenIsEvaluatedForWhatItPasses() async throws {
        let page = try await TestPage { Constants() }
        try await page.click(.label("Rename Alex"))
        #expect(page.evaluations == ["Constants", "Middle", "Name"])
        #expect(page.contains(.label("Rename Alex!")))
    }
}
