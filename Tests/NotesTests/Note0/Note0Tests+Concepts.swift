import Martlet
import MartletTesting
import Testing

private struct Half: View, Equatable {
    let number: Int
    static func == (old: Self, new: Self) -> Bool { old.number / 2 == new.number / 2 }
    var body: some View { Text(verbatim: "half of \(number)") }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Always the same")
            Text("Count: \(count)").accessibilityIdentifier("count")
            Half(number: count)
            Button("Increment") { count += 1 }
        }
    }
}

private struct Hidden: View {
    @State private var count = 0

    var body: some View {
        let isMany = count > 2
        Text(isMany ? "many" : "few")
        Button("Increment") { count += 1 }
    }
}

extension Note0Tests {
    // MARK: Some Concepts

    /// "You are creating instances of `VStack`, `Text`, and `Image` structs. These structs are extremely lightweight
    /// value types that hold the data for your UI".
    @Test(arguments: TestTransport.allCases) func aDescriptionIsAValue(over transport: TestTransport) async throws {
        let description = Note0Listing1.ContentView().body
        #expect(Mirror(reflecting: description).displayStyle == .struct)
        let page = try await TestPage(over: transport) { Note0Listing1.ContentView() }
        #expect(page.text.contains("Hello, World!"))
        #expect(page.evaluations == ["ContentView"])
    }

    /// "SwiftUI can simply throw away the old one and create a brand new one from scratch whenever the state changes
    /// (by re-evaluating the body). It then compares the new blueprint to the old one (diffing) and efficiently figures
    /// out the minimum amount of work needed".
    @Test(arguments: TestTransport.allCases) func onlyTheDifferenceIsSent(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Counter() }
        try await page.click(.label("Increment"))
        #expect(page.patches == [.text(try #require(page.element("count").node), "Count: 1")])
    }

    /// "When a state dependency changes, SwiftUI evaluates the view. … it calls the `body` property of your view … This
    /// is the step that performance optimizations like `Equatable` can prevent."
    @Test func equatablePreventsTheEvaluation() async throws {
        let page = try await TestPage { Counter() }
        #expect(page.evaluations == ["Counter", "Half"])
        try await page.click(.label("Increment"))
        #expect(page.evaluations == ["Counter"])
        #expect(page.text.contains("half of 0"))
        try await page.click(.label("Increment"))
        #expect(page.evaluations == ["Counter", "Half"])
        #expect(page.text.contains("half of 2"))
    }

    /// "After evaluating the view, SwiftUI compares the new description with the old one. … You cannot force a standard
    /// `Text` or `VStack` to 'redraw itself now.'"
    @Test func anEvaluationWithoutADifferenceRendersNothing() async throws {
        let page = try await TestPage { Hidden() }
        try await page.click(.label("Increment"))
        #expect(page.evaluations == ["Hidden"])
        #expect(page.patches == [])
    }
}
