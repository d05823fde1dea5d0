import Martlet
import MartletTesting
import Testing

/// The rules of “SwiftUI - `View` rendering”, in its order.
@Suite struct Note2Tests {
    private typealias Log = EvaluationLog<String>

    @Test func everyListingIsInTheManifest() {
        #expect(note2Listings.map(\.number) == Array(1...11))
        #expect(note2Listings.allSatisfy { $0.note == 2 })
    }

    // MARK: The relationship between @State and re rendering a View's body

    /// "will `ContentView` re render when `counter` changes? YES"
    @Test func stateThatIsReadEvaluates() async throws {
        let page = try await TestPage { Note2Listing1.ContentView() }
        #expect(page.evaluations == ["ContentView"])
        for count in 1...2 {
            try await page.click(.label("Counter +1"))
            #expect(page.evaluations == ["ContentView"])
            #expect(page.text == "Counter: \(count) Counter +1")
            #expect(page.patches.map(\.operation) == [.text])
        }
    }

    /// "no one is observing its changes. Will `ContentView` re render when `counter` changes? NO"
    @Test func stateThatIsNotReadDoesNotEvaluate() async throws {
        let page = try await TestPage { Note2Listing2.ContentView() }
        try await page.click(.label("Counter +1"))
        #expect(page.evaluations == [])
        #expect(page.patches == [])
    }

    // MARK: The relationship between ObservableObject and re rendering a View's body

    /// "unlike `@State`, `ObserveableObject` does re render the `View` holding it wether you observe its `@Published`
    /// variables or not."
    @Test func anObservableObjectEvaluatesItsHolder() async throws {
        let page = try await TestPage { Note2Listing3.ContentView() }
        for _ in 1...2 {
            try await page.click(.label("Counter +1"))
            #expect(page.evaluations == ["ContentView"])
            #expect(page.patches == [])
        }
    }

    /// "In iOS 17 the `@Observation` modifier was added, but unlike `ObservableObject` It does NOT re render on every
    /// change … Instead it works like the `@State` wrapper"
    @Test func anObservableThatIsNotReadDoesNotEvaluate() async throws {
        struct Holder: View {
            @State private var model = Note2Model()
            var body: some View {
                Text("read \(model.read)")
                Button("read") { model.read += 1 }
                Button("unread") { model.unread += 1 }
            }
        }
        let page = try await TestPage { Holder() }
        try await page.click(.label("unread"))
        #expect(page.evaluations == [])
        try await page.click(.label("read"))
        #expect(page.evaluations == ["Holder"])
        #expect(page.contains(.text("read 1")))
    }

    // MARK: A little SwiftUI under the hood

    private struct Inputs: View {
        let number: Int
        let words: [String]
        var body: some View { Text("\(number) \(words.joined())") }
    }

    private struct InputsOwner: View {
        @State private var count = 0
        @State private var number = 0
        @State private var words = ["a"]
        var body: some View {
            Text("count \(count)")
            Inputs(number: number, words: words)
            Button("count") { count += 1 }
            Button("number") { number += 1 }
            Button("words") { words.append("b") }
        }
    }

    /// "if a `View` has an `Int` or a `[String]` within it, they will be included in that data that is created for
    /// comparison."
    @Test func everyVariableIsCompared() async throws {
        let page = try await TestPage { InputsOwner() }
        try await page.click(.label("count"))
        #expect(page.evaluations == ["InputsOwner"])
        try await page.click(.label("number"))
        #expect(page.evaluations == ["InputsOwner", "Inputs"])
        try await page.click(.label("words"))
        #expect(page.evaluations == ["InputsOwner", "Inputs"])
        #expect(page.contains(.text("1 ab")))
    }

    /// Equal to every other value of its type.
    private struct Same: View, Equatable {
        let number: Int
        @State private var own = 0
        var body: some View { Button("same \(number), own \(own)") { own += 1 } }
        static func == (left: Self, right: Self) -> Bool { true }
    }

    private struct SameOwner: View {
        @State private var count = 0
        var body: some View {
            Same(number: count)
            Button("count \(count)") { count += 1 }
        }
    }

    /// "If they **are equal**: SwiftUI keeps the `View`s that are in the hierarchy without making changes and it throws
    /// the data it created in step 2 to the trash."
    @Test func equalViewsKeepTheOldValue() async throws {
        let page = try await TestPage { SameOwner() }
        try await page.click(.label("count 0"))
        #expect(page.evaluations == ["SameOwner"])
        // Evaluated for its own state, the view still has its first value.
        try await page.click(.label("same 0, own 0"))
        #expect(page.evaluations == ["Same"])
        #expect(page.contains(.label("same 0, own 1")))
    }

    private struct Outer: View {
        let number: Int
        var body: some View {
            Middle(number: number / 2)
            Inner(number: number)
        }
    }

    private struct Middle: View {
        let number: Int
        var body: some View { Inner(number: number) }
    }

    private struct Inner: View {
        let number: Int
        var body: some View { Text("inner \(number)") }
    }

    private struct Recursive: View {
        @State private var number = 0
        var body: some View {
            Outer(number: number)
            Button("next") { number += 1 }
        }
    }

    /// "If they **are NOT equal**: SwiftUI calls the body of the `View`s that have changed again, this time with the
    /// new data … every body of every `View` holds more `View`s inside it, making this a recursive thing that digs
    /// deeper and deeper every time."
    @Test func changedViewsAreEvaluatedDeeperAndDeeper() async throws {
        let page = try await TestPage { Recursive() }
        #expect(page.evaluations.sorted() == ["Inner", "Inner", "Middle", "Outer", "Recursive"])
        try await page.click(.label("next"))
        #expect(page.evaluations == ["Recursive", "Outer", "Inner"])
        try await page.click(.label("next"))
        #expect(page.evaluations == ["Recursive", "Outer", "Middle", "Inner", "Inner"])
        #expect(page.text == "inner 1 inner 2 next")
    }

    // MARK: Rule 1: Keep your View's body as simple as possible

    /// "this filter will run every time the body is re rendered."
    @Test func aFilterInTheBody() async throws {
        struct Filtering: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                ForEach([-1, 2, 0].filter { isPositive($0) }, id: \.self) { Text("number \($0)") }
                Button("count \(count)") { count += 1 }
            }

            private func isPositive(_ number: Int) -> Bool {
                log.add("filter")
                return number > 0
            }
        }
        let log = Log()
        let page = try await TestPage { Filtering(log: log) }
        #expect(log.take().count == 3, "once for each element: the body is called once, not several times")
        try await page.click(.label("count 0"))
        #expect(page.evaluations == ["Filtering"])
        #expect(log.take().count == 3)

        let listing = try await TestPage { Note2Listing4.ContentView() }
        #expect(listing.elements(.tag("li")).map(\.text) == ["2", "3"])
    }

    // MARK: Rule 2: Avoid conditional Views

    private struct Toggling<Content: View>: View {
        @State private var isOn = false
        let content: (Bool) -> Content
        var body: some View {
            content(isOn)
            Button("toggle") { isOn.toggle() }
        }
    }

    /// "It looks like this to SwiftUI: `VStack<_ConditionalContent<ModifiedContent<CustomView, _OpacityEffect>,
    /// CustomView>>`"
    @Test func theTypeOfAConditional() async throws {
        #expect(
            String(describing: type(of: Note2Listing5.ContentView(isHighlighted: true).body))
                == "VStack<_ConditionalContent<ModifiedContent<CustomView, _OpacityEffect>, CustomView>>")
        // The note says that SwiftUI keeps a hierarchy for both cases. It keeps the types of both; there are views of
        // only one.
        let page = try await TestPage { Note2Listing5.ContentView(isHighlighted: true) }
        #expect(page.evaluations == ["ContentView", "CustomView"])
    }

    /// "Even if you have two identical `View`s, they look like two different `View`s to SwiftUI once one of them has a
    /// `View` modifier."
    @Test func anIfLosesTheStateAndTheElement() async throws {
        let page = try await TestPage { Toggling { Note2Listing5.ContentView(isHighlighted: $0) } }
        try await page.click(.label("custom 0"))
        #expect(page.evaluations == ["CustomView"])
        let before = try page.element(.label("custom 1")).node
        try await page.click(.label("toggle"))
        #expect(page.evaluations.last == "CustomView")
        #expect(page.contains(.label("custom 0")))
        #expect(try page.element(.label("custom 0")).node != before)
    }

    /// "This basically solves cases like this."
    @Test func anOpacityThatIsAValueKeepsTheView() async throws {
        #expect(
            String(describing: type(of: Note2Listing6.ContentView(isHighlighted: true).body))
                == "VStack<ModifiedContent<CustomView, _OpacityEffect>>")
        let page = try await TestPage { Toggling { Note2Listing6.ContentView(isHighlighted: $0) } }
        try await page.click(.label("custom 0"))
        let before = try page.element(.label("custom 1")).node
        try await page.click(.label("toggle"))
        #expect(page.evaluations.count(of: "CustomView") == 0)
        #expect(page.evaluations.count(of: "ContentView") == 1)
        #expect(try page.element(.label("custom 1")).node == before)
        #expect(page.patches.allSatisfy { [.attribute, .rule].contains($0.operation) }, "\(page.patches)")
    }

    // MARK: Rule 3: Split parts that listen to different state to separate Views

    /// "whenever any of the three counters change the whole body will re render, including the `Text`s that are not
    /// even showing the effected state."
    @Test func oneBodyIsEvaluatedForEachState() async throws {
        let page = try await TestPage { Note2Listing7.ContentView() }
        for label in ["TopCounter + 1", "midCounter + 1", "bottomCounter + 1"] {
            try await page.click(.label(label))
            #expect(page.evaluations == ["ContentView"])
            #expect(page.patches.map(\.operation) == [.text])
        }
        #expect(page.text == "TopCounter + 1 midCounter + 1 bottomCounter + 1 1 1 1")
    }

    /// "if we have a `View` within the body which kept the same state as before the change SwiftUI will not re render
    /// it."
    @Test func aViewOfItsOwnIsEvaluatedAlone() async throws {
        let page = try await TestPage { Note2Listing8.ContentView() }
        #expect(page.evaluations == ["ContentView", "NumberView", "NumberView", "NumberView"])
        for (label, numbers) in [
            ("TopCounter + 1", "1 0 0"), ("midCounter + 1", "1 1 0"), ("bottomCounter + 1", "1 1 1"),
        ] {
            try await page.click(.label(label))
            #expect(page.evaluations == ["ContentView", "NumberView"])
            #expect(page.patches.map(\.operation) == [.text])
            #expect(page.text == "TopCounter + 1 midCounter + 1 bottomCounter + 1 \(numbers)")
        }
    }

    /// "Using `@ViewBuilder` or functions that return `some View` will not give you the same effect as creating a
    /// separate `View`."
    @Test func functionsAreNoSeparateViews() async throws {
        struct Functions: View {
            let log: Log
            @State private var top = 0
            @State private var bottom = 0
            var body: some View {
                Button("top") { top += 1 }
                number("top", top)
                built("bottom", bottom)
            }

            private func number(_ name: String, _ number: Int) -> some View {
                log.add(name)
                return Text("\(number)")
            }

            @ViewBuilder private func built(_ name: String, _ number: Int) -> some View {
                let _ = log.add(name)
                Text("\(number)")
            }
        }
        let log = Log()
        let page = try await TestPage { Functions(log: log) }
        #expect(page.evaluations == ["Functions"])
        _ = log.take()
        try await page.click(.label("top"))
        #expect(page.evaluations == ["Functions"])
        #expect(log.take() == ["top", "bottom"], "both run, though only one state has changed")
    }

    // MARK: Comparing Views

    /// "the `_isPOD` function tells us which data types are POD and which are not."
    @Test func plainOldData() {
        #expect(Note2Listing9.table == [true, true, true, true, false, true])
    }

    /// "`print(_isPOD(EmptyView.self)) // true`"
    @Test func aViewIsPlainOldData() async throws {
        #expect(_isPOD(Note2Listing10.EmptyView.self))
        let page = try await TestPage { Note2Listing10.EmptyView() }
        #expect(page.text == "Text")
        #expect(page.evaluations == ["EmptyView"])
    }

    private struct Plain: View {
        let number: Int
        var body: some View { Text("plain \(number)") }
    }

    private struct PlainEquatable: View, Equatable {
        let number: Int
        var body: some View { Text("equatable \(number)") }
        static func == (left: Self, right: Self) -> Bool { left.number / 10 == right.number / 10 }
    }

    private struct NeverEqual: View, Equatable {
        let number: Int
        var body: some View { Text("never \(number)") }
        static func == (left: Self, right: Self) -> Bool { false }
    }

    private struct PlainOwner: View {
        @State private var number = 0
        @State private var other = 0
        var body: some View {
            Plain(number: number)
            PlainEquatable(number: number)
            NeverEqual(number: 0)
            Button("number") { number += 1 }
            Button("other \(other)") { other += 1 }
        }
    }

    /// "All POD types use **memcmp**, unless they conform to `Equatable`, then they will use **equality**"
    @Test func plainOldDataIsComparedByItsBytesUnlessItIsEquatable() async throws {
        #expect(_isPOD(Plain.self) && _isPOD(PlainEquatable.self) && _isPOD(NeverEqual.self))
        let page = try await TestPage { PlainOwner() }
        try await page.click(.label("other 0"))
        #expect(page.evaluations == ["PlainOwner", "NeverEqual"])
        try await page.click(.label("number"))
        #expect(page.evaluations == ["PlainOwner", "Plain", "NeverEqual"])
        #expect(page.contains(.text("plain 1")) && page.contains(.text("equatable 0")))
    }

    private struct Named: View {
        let name: String
        var body: some View { Text("named \(name)") }
    }

    private struct Acting: View {
        let name: String
        let action: () -> Void
        var body: some View { Button(name) { action() } }
    }

    private struct NamedEquatable: View, Equatable {
        let name: String
        var body: some View { Text("equatable \(name)") }
        static func == (left: Self, right: Self) -> Bool { left.name.first == right.name.first }
    }

    private struct NamedOwner: View {
        @State private var name = "a"
        @State private var count = 0
        var body: some View {
            Named(name: name)
            NamedEquatable(name: name)
            Acting(name: "act") { count += 1 }
            Button("name") { name += "b" }
            Button("count \(count)") { count += 1 }
        }
    }

    /// "All NON-POD types use **reflection** (Yuckie) unless they conform to `Equatable`, then they will use
    /// **equality**"
    @Test func otherViewsAreComparedByTheirFieldsUnlessTheyAreEquatable() async throws {
        #expect(!_isPOD(Named.self) && !_isPOD(NamedEquatable.self) && !_isPOD(Acting.self))
        let page = try await TestPage { NamedOwner() }
        // A field that is a closure always counts as different.
        try await page.click(.label("count 0"))
        #expect(page.evaluations == ["NamedOwner", "Acting"])
        try await page.click(.label("name"))
        #expect(page.evaluations == ["NamedOwner", "Named", "Acting"])
        #expect(page.contains(.text("named ab")) && page.contains(.text("equatable a")))
    }

    /// "conforming to `Equatable` saves us from **reflection** comparison. This in turn means that this `View` will NOT
    /// re render unless the state that it observes changes." and "This means that this `View` will use **memcmp** to
    /// compare"
    @Test func theListingWithButtonsThatAreEquatable() async throws {
        let page = try await TestPage { Note2Listing11.ContentView() }
        #expect(page.evaluations.count(of: "ButtonWithCounter") == 3)
        try await page.click(.role(.button).at(0))
        #expect(page.evaluations == ["ContentView", "ButtonWithCounter", "NumberView"])
        try await page.click(.role(.button).at(1))
        #expect(page.evaluations == ["ContentView", "ButtonWithCounter"])
        // The closure of the first evaluation still runs.
        try await page.click(.role(.button).at(2))
        try await page.click(.role(.button).at(2))
        #expect(page.evaluations == ["ContentView", "ButtonWithCounter"])
        #expect(page.text == "Counter: 1 Counter: 1 Counter: 2 1")
    }

    /// The other side of "keeps the `View`s that are in the hierarchy without making changes": the view keeps the
    /// closure that it was given first.
    @Test func theOldClosureIsKept() async throws {
        struct Kept: View, Equatable {
            let name: String
            let action: () -> Void
            var body: some View { Button(name) { action() } }
            static func == (left: Self, right: Self) -> Bool { left.name == right.name }
        }
        struct Owner: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                let seen = count
                Kept(name: "kept") { log.add("kept saw \(seen)") }
                Acting(name: "new") { log.add("new saw \(seen)") }
                Button("count") { count += 1 }
            }
        }
        let log = Log()
        let page = try await TestPage { Owner(log: log) }
        try await page.click(.label("count"))
        #expect(page.evaluations == ["Owner", "Acting"])
        try await page.click(.label("kept"))
        try await page.click(.label("new"))
        #expect(log.take() == ["kept saw 0", "new saw 1"])
    }
}

@Observable private final class Note2Model {
    var read = 0
    var unread = 0
}
