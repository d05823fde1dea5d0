import Martlet
import MartletTesting
import Testing

@testable import Gallery

/// The predictions of the chapter “Evaluation” are true: each test does what the question says, and the views whose
/// bodies run are those of the answer.
@Suite struct PredictionTests {
    @Test func description() async throws {
        let page = try await TestPage { DescriptionExample() }
        check(page, offers: .description)
        try await page.click(.label("Greet someone else"))
        expect(page, answers: .description)
        #expect(page.contains(.text("Hello, Mars!")))
        #expect(page.patches.map(\.operation) == [.text])
    }

    @Test func observableObjectAndObservable() async throws {
        let page = try await TestPage { ObservableExample() }
        check(page, offers: .observable, besides: "ObservableExample")
        try await page.click(.label("Increase score to 110").at(0))
        let upper = page.evaluations
        #expect(upper == ["ContentView", "UsernameDisplayView"])
        #expect(page.patches.map(\.operation) == [.text])
        try await page.click(.label("Increase score to 110"))
        #expect(page.evaluations == ["PlayerView"])
        #expect(page.patches.map(\.operation) == [.text])
        expect(upper.names + page.evaluations.names, answers: .observable)
    }

    @Test func stateReadAndUnread() async throws {
        let page = try await TestPage { StateExample() }
        check(page, offers: .state, besides: "StateExample")
        var evaluated: [String] = []
        for (label, views) in [
            ("Counter + 1", ["ReadCounter"]), ("Unread counter + 1", []), ("Object’s counter + 1", ["ObjectCounter"]),
        ] {
            try await page.click(.label(label))
            #expect(page.evaluations.names == views)
            evaluated += page.evaluations
        }
        expect(evaluated, answers: .state)
        #expect(page.contains(.text("Counter: 1")))
    }

    @Test func bindingsAndConstants() async throws {
        let page = try await TestPage { BindingsExample() }
        check(page, offers: .bindings, besides: "BindingsExample")
        try await page.click(.label("Tap me!"))
        var evaluated = page.evaluations.names
        #expect(evaluated == ["LabelView"])
        try await page.click(.label("Increase score"))
        evaluated += page.evaluations
        expect(evaluated, answers: .bindings)
        #expect(page.contains(.text("Tapped 1 time")) && page.contains(.text("Score: 1")))
    }

    @Test func environmentValues() async throws {
        let page = try await TestPage { EnvironmentExample() }
        check(page, offers: .environment)
        try await page.click(.label("Change the theme"))
        expect(page, answers: .environment)
        try await page.click(.label("Visitors: 1"))
        #expect(page.evaluations == ["EnvironmentExample"], "the provided color is the same")
    }

    @Test func identityAndBranches() async throws {
        let page = try await TestPage { BranchesExample() }
        check(page, offers: .branches)
        for view in 0..<3 { try await page.click(.label("+ 1").at(view)) }
        #expect(page.text.contains("In two branches: 1"))
        try await page.click(.role(.switch, "Highlight"))
        expect(page, answers: .branches)
        for text in ["In two branches: 0", "In one place: 1", "With another id: 0"] {
            #expect(page.text.contains(text))
        }
    }

    @Test func aShuffle() async throws {
        let page = try await TestPage { ShuffleExample() }
        check(page, offers: .shuffle)
        try await page.click(.label("Apple ♥ 0"))
        try await page.click(.label("Apple ★ 0"))
        let before = page.text
        // One time in 720, a shuffle changes nothing.
        repeat { try await page.click(.label("Shuffle")) } while page.text == before
        expect(page, answers: .shuffle)
        #expect(page.patches.contains { $0.operation == .move })
        #expect(page.contains(.label("Apple ♥ 1")), "the like has moved with its fruit")
        let first = page.elements(.role(.button, containing: "★")).first?.text
        #expect(first?.hasSuffix("★ 1") == true, "the like has stayed at its position")
    }

    @Test func equatableViews() async throws {
        let page = try await TestPage { EquatableExample() }
        check(page, offers: .equatable)
        #expect(page.text.contains("A number plain old data A name not plain old data"))
        try await page.click(.label("Evaluate the parent (1)"))
        expect(page, answers: .equatable)
        try await page.click(.label("A closure, and ==: 0"))
        try await page.click(.label("A closure, and ==: 1"))
        #expect(page.contains(.label("A closure, and ==: 2")), "its closure has captured nothing that is old")
    }

    @Test func splittingAView() async throws {
        let page = try await TestPage { SplittingExample() }
        check(page, offers: .splitting, besides: "SplittingExample")
        #expect(page.text.contains("168 primes below 1,000"))
        try await page.click(.label("Like the whole (0)"))
        var evaluated = page.evaluations.names
        try await page.click(.label("Like the parts (0)"))
        evaluated += page.evaluations
        expect(evaluated, answers: .splitting)
    }

    @Test func threeCounters() async throws {
        let page = try await TestPage { ThreeCountersExample() }
        check(page, offers: .threeCounters)
        try await page.click(.label("Top + 1"))
        expect(page, answers: .threeCounters)
        #expect(page.evaluations.count(of: "NumberView") == 1)
    }

    @Test func printedChanges() async throws {
        let page = try await TestPage { PrintChangesExample() }
        check(page, offers: .printChanges)
        try await page.click(.label("Other: 0"))
        expect(page, answers: .printChanges)
        try await page.click(.label("Count: 0"))
        #expect(page.evaluations == ["PrintChangesExample", "InnerView"])
    }

    @Test func contacts() async throws {
        let page = try await TestPage { ContactsExample() }
        try await page.click(.label("Tim Cook"))
        #expect(page.evaluations == ["ContactsExample", "Detail", "UnsubscribedDetail"])
        try await page.click(.label("Move to Oslo"))
        expect(page, answers: .contacts)
        #expect(page.contains(.text("Oslo")) && page.contains(.text("Unsubscribed: Florida")))
        try await page.click(.label("Steve Jobs"))
        try await page.click(.label("Tim Cook"))
        #expect(page.contains(.text("Unsubscribed: Oslo")))
    }

    @Test func aKnobAndSliders() async throws {
        let page = try await TestPage { KnobExample() }
        check(page, offers: .knob)
        try await page.type("0.25", into: .role(.slider, "Value"))
        expect(page, answers: .knob)
        try await page.type("0.3", into: .role(.slider, "Knob size"))
        #expect(page.evaluations == ["KnobExample", "Knob"])
        try await page.click(.label("Knob"))
        #expect(page.evaluations == ["Knob"])
        #expect(page.patches.contains { $0.operation == .animate })
        #expect(try page.value(.role(.slider, "Value")) == "1")
        try await page.click(.label("Toggle"))
        #expect(page.evaluations == ["Knob"])
        #expect(try page.value(.role(.slider, "Value")) == "0")
    }

    @Test func aBookEditor() async throws {
        let page = try await TestPage { BookExample() }
        try await page.click(.role(.switch, "Edit"))
        #expect(page.evaluations == ["BookExample", "BookEditView"])
        try await page.type("Walden", into: .label("Title"))
        expect(page, answers: .book)
        #expect(page.contains(.text("Walden")))
        try await page.click(.role(.switch, "Book is available"))
        #expect(page.evaluations == ["AvailabilityView"])
        try await page.click(.label("Return"))
        #expect(page.evaluations == ["AvailabilityView"])
        #expect(try page.isChecked(.role(.switch, "Book is available")))
    }

    @Test func lifetimeHooks() async throws {
        let page = try await TestPage { LifetimeExample() }
        try await page.click(.label("Show the clock"))
        expect(page, answers: .lifetime)
        #expect(page.text.contains("2. task begins 1. onAppear"))
        try await page.click(.label("Hide the clock"))
        #expect(page.text.contains("4. task was cancelled 3. onDisappear"))
    }

    @Test func aLazyList() async throws {
        let page = try await TestPage { LazyListExample() }
        check(page, offers: .lazyList, besides: "ScrollViewReader")
        #expect(page.evaluations.count(of: "NumberRow") == 60)
        try await page.click(.label("★ 0").at(2))
        expect(page, answers: .lazyList)
        #expect(page.evaluations.count == 1)
    }
}
