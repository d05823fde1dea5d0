import Martlet
import MartletTesting
import Testing

/// The rules of “SwiftUI” from view builders to the initial value of a state, in its order. `Note3ObjectTests`
/// continues.
@Suite struct Note3Tests {
    @Test func everyListingIsInTheManifest() {
        #expect(note3Listings.map(\.number) == Array(1...13))
        #expect(note3Listings.allSatisfy { $0.note == 3 })
    }

    /// "Views are funcitons of state, not of a sequence of events."
    @Test func viewsAreFunctionsOfState() async throws {
        struct Sum: View {
            @State private var sum = 0
            @State private var isShown = false
            var body: some View {
                if isShown { Text("sum \(sum)") }
                Button("one") { sum += 1 }
                Button("two") { sum += 2 }
                Button("show") { isShown.toggle() }
            }
        }
        let first = try await TestPage { Sum() }
        for label in ["show", "one", "two", "one"] { try await first.click(.label(label)) }
        let second = try await TestPage { Sum() }
        for label in ["two", "two", "show", "show", "show"] { try await second.click(.label(label)) }
        #expect(first.text == "sum 4 one two show")
        #expect(second.text == first.text)
    }

    /// "A SwiftUI syntax for constructing list of views, which is built on top off Swift's result builder."
    @Test func aViewBuilderMakesAListOfViews() {
        @ViewBuilder func list() -> some View {
            Text("a")
            Button("b") {}
        }
        #expect(String(describing: type(of: list())) == "TupleView<(Text, Button<Text>)>")
    }

    /// "Group is a layout-agnostic abstractoin around a view builder."
    @Test func aGroupIsNoLayout() async throws {
        struct Grouped: View {
            var body: some View {
                HStack {
                    Group {
                        Text("a")
                        Text("b")
                    }
                }
            }
        }
        struct Plain: View {
            var body: some View {
                HStack {
                    Text("a")
                    Text("b")
                }
            }
        }
        let grouped = try await TestPage { Grouped() }
        #expect(grouped.html == (try await TestPage { Plain() }).html)
    }

    /// "When placing a `Group`, inclusing the modifers, as the root view …, the group behaves like a `VStack` and the
    /// modifiers aren't applied to each individual view within the group."
    @Test func aGroupThatIsTheRootTakesAModifierAsAWhole() async throws {
        struct Root: View {
            var body: some View {
                Group {
                    Text("a")
                    Text("b")
                }
                .accessibilityIdentifier("group")
            }
        }
        let page = try await TestPage { Root() }
        #expect(try page.text("group") == "a b")
    }

    /// "or as the only subview within a scroll view, the group behaves like a `VStack` and the modifiers aren't applied
    /// to each individual view"
    @Test func aGroupInAScrollViewTakesAModifierAsAWhole() async throws {
        struct Scrolled: View {
            var body: some View {
                ScrollView {
                    Group {
                        Text("a")
                        Text("b")
                    }
                    .accessibilityIdentifier("group")
                }
            }
        }
        let page = try await TestPage { Scrolled() }
        #expect(try page.text("group") == "a b")
    }

    /// "When placing a `Group` within an `Overlay` or `Background`, it behaves like an implicit `ZStack`."
    @Test func aGroupInAnOverlayIsALayer() async throws {
        struct Layered: View {
            var body: some View {
                Text("under").overlay {
                    Group {
                        Text("a")
                        Text("b")
                    }
                }
                Text("over").background {
                    Group {
                        Text("c")
                        Text("d")
                    }
                }
            }
        }
        let page = try await TestPage { Layered() }
        // The classes of the layers stack their content in one place, as those of a `ZStack` do.
        #expect(page.html.contains(#"<div class="m-over"><span>a</span><span>b</span></div>"#), "\(page.html)")
        #expect(page.html.contains(#"<div class="m-under"><span>c</span><span>d</span></div>"#), "\(page.html)")
    }

    // MARK: Dynamic Views vs Statick Views

    private struct Switching<Content: View>: View {
        @State private var isOn = false
        let content: (Bool) -> Content

        init(@ViewBuilder content: @escaping (Bool) -> Content) { self.content = content }

        var body: some View {
            content(isOn)
            Button("switch") { isOn.toggle() }
        }
    }

    /// "`Text("Hello") // Static view` … `Text(", World!") // dynamic view`" and the tree "HStack: Text, Text?"
    @Test func dynamicViewsComeAndGoBesideStaticOnes() async throws {
        #expect(
            String(describing: type(of: Note3Listing1.ContentView(showText: true).body))
                == "HStack<TupleView<(Text, Optional<Text>)>>")
        let page = try await TestPage { Switching { Note3Listing1.ContentView(showText: $0) } }
        #expect(page.text == "Hello switch")
        let node = try page.element(.text("Hello")).node
        try await page.click(.label("switch"))
        #expect(page.text == "Hello , World! switch")
        #expect(try page.element(.text("Hello")).node == node)
        #expect(page.evaluations.last == "ContentView")
        #expect(page.patches.count { $0.operation == .insert } == 1)
        try await page.click(.label("switch"))
        #expect(page.text == "Hello switch")
        #expect(page.patches.map(\.operation) == [.remove])
    }

    // MARK: Lifetime

    /// "`onAppear`: can be called multiple times" and "`onDisappear`: the counter part of an `onAppear`"
    @Test func viewsAppearAndDisappear() async throws {
        let log = EvaluationLog<String>()
        let page = try await TestPage {
            Switching { isOn in
                if isOn { Text("there").onAppear { log.add("appear") }.onDisappear { log.add("disappear") } }
            }
        }
        #expect(log.take() == [])
        for _ in 1...2 {
            try await page.click(.label("switch"))
            #expect(log.take() == ["appear"])
            try await page.click(.label("switch"))
            #expect(log.take() == ["disappear"])
        }
    }

    /// "This modifier creates a new `Task` at theh point where `onAppear` would be called, and it cancels this `Task`
    /// when `onDispapear` would be invoked."
    @Test func aTaskIsCancelledWithItsView() async throws {
        let log = EvaluationLog<String>()
        let page = try await TestPage {
            Switching { isOn in
                if isOn {
                    Text("there").task {
                        log.add("begun")
                        while !_Concurrency.Task.isCancelled {
                            try? await _Concurrency.Task.sleep(for: .seconds(60))
                        }
                        log.add("cancelled")
                    }
                }
            }
        }
        #expect(log.take() == [])
        for _ in 1...2 {
            try await page.click(.label("switch"))
            #expect(log.take() == ["begun"])
            try await page.click(.label("switch"))
            #expect(log.take() == ["cancelled"])
        }
    }

    // MARK: Identity

    private struct Counting: View {
        @State private var count = 0
        let name: String
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    /// "_Implicit identity_ is the position in the view tree"
    @Test func implicitIdentityIsThePosition() async throws {
        let page = try await TestPage { Switching { Note3Listing2.ContentView(greeting: $0 ? "Hi" : nil) } }
        let first = try page.element(.text("Hello")).html
        try await page.click(.label("switch"))
        // Another branch is another view: one is inserted, the other removed.
        #expect(page.patches.contains { $0.operation == .insert } && page.patches.contains { $0.operation == .remove })
        #expect(page.contains(.text("Hi")) && !page.contains(.text("Hello")))
        try await page.click(.label("switch"))
        #expect(try page.element(.text("Hello")).html == first)

        let state = try await TestPage {
            Switching { isOn in
                if isOn { Counting(name: "one") } else { Counting(name: "other") }
                Counting(name: isOn ? "new" : "old")
            }
        }
        try await state.click(.label("other 0"))
        try await state.click(.label("old 0"))
        try await state.click(.label("switch"))
        #expect(state.text == "one 0 new 1 switch")
    }

    /// "in a `ForEach` … each item is assigned an explicit identifier."
    @Test func itemsOfAForEachHaveExplicitIdentity() async throws {
        struct Items: View {
            @State private var names = ["a", "b", "c"]
            var body: some View {
                ForEach(names, id: \.self) { Counting(name: $0) }
                Button("turn") { names.reverse() }
                Button("add") { names.insert("new", at: 0) }
            }
        }
        let page = try await TestPage { Items() }
        try await page.click(.label("a 0"))
        #expect(page.evaluations == ["Counting"])
        try await page.click(.label("turn"))
        #expect(page.evaluations == ["Items"])
        #expect(page.text == "c 0 b 0 a 1 turn add")
        try await page.click(.label("add"))
        #expect(page.evaluations == ["Items", "Counting"])
        #expect(page.text == "new 0 c 0 b 0 a 1 turn add")
    }

    /// "we can also assign explicit identifiers using the id modifier … can be any `Hashable` value."
    @Test func anIdIsAnIdentity() async throws {
        #expect(try await TestPage { Note3Listing3.ContentView() }.text == "Hello")
        struct Identified: View {
            @State private var key = [0: "zero"]
            var body: some View {
                Counting(name: "counting").id(key)
                Button("same") { key = [0: "zero"] }
                Button("other") { key[1] = "one" }
            }
        }
        let page = try await TestPage { Identified() }
        try await page.click(.label("counting 0"))
        try await page.click(.label("same"))
        #expect(page.evaluations == [])
        #expect(page.contains(.label("counting 1")))
        try await page.click(.label("other"))
        #expect(page.evaluations == ["Identified", "Counting"])
        #expect(page.contains(.label("counting 0")))
    }

    /// "Instead, use the following pattern: … `.background(highlightes ? .red : .clear)`"
    @Test func aValueThatChangesKeepsTheIdentity() async throws {
        let page = try await TestPage { Switching { Note3Listing4.ContentView(highlightes: $0) } }
        let node = try page.element(.text("Hello")).node
        try await page.click(.label("switch"))
        #expect(page.evaluations.last == "ContentView")
        #expect(try page.element(.text("Hello")).node == node)
        #expect(page.patches.allSatisfy { [.attribute, .rule].contains($0.operation) }, "\(page.patches)")
    }

    // MARK: State

    /// "`@State` property wrapper is now used for values and objects"
    @Test func stateHoldsValuesAndObjects() async throws {
        struct Both: View {
            @State private var number = 0
            @State private var book = Note3Book()
            var body: some View {
                Button("number \(number)") { number += 1 }
                Button("pages \(book.pages)") { book.pages += 1 }
            }
        }
        let page = try await TestPage { Both() }
        try await page.click(.label("number 0"))
        #expect(page.evaluations == ["Both"])
        try await page.click(.label("pages 0"))
        #expect(page.evaluations == ["Both"])
        #expect(page.text == "number 1 pages 1")
    }

    /// "During the execution of the body property, SwiftUI notices the state property is accessed; so, it adds a
    /// dependency between the state property and the view's node" and "If the state property is not rererenced inside
    /// the `body`, SwiftUI won't rerender the `body` when the state property changes."
    @Test func readingIsDepending() async throws {
        struct Sometimes: View {
            @State private var isRead = false
            @State private var count = 0
            var body: some View {
                if isRead { Text("count \(count)") }
                Button("count") { count += 1 }
                Button("read") { isRead.toggle() }
            }
        }
        let page = try await TestPage { Sometimes() }
        try await page.click(.label("count"))
        #expect(page.evaluations == [])
        try await page.click(.label("read"))
        #expect(page.evaluations == ["Sometimes"])
        try await page.click(.label("count"))
        #expect(page.evaluations == ["Sometimes"])
        #expect(page.contains(.text("count 2")))
        try await page.click(.label("read"))
        try await page.click(.label("count"))
        #expect(page.evaluations == [])
    }

    /// "Here's how we could write the same code without using the `@State` property wrapper"
    @Test func stateWithoutTheWrapper() async throws {
        let page = try await TestPage { Note3Listing5.Counetr() }
        #expect(page.text == "Incremenet: 0)")
        try await page.click(.role(.button))
        #expect(page.evaluations == ["Counetr"])
        #expect(page.text == "Incremenet: 1)")
    }

    /// "This is the value that will be used when the node for the counter view is first created in the render tree.
    /// Once the node is there, the initial value of the state property will be ignored."
    @Test func theInitialValueIsUsedOnce() async throws {
        struct Child: View {
            @State private var value: Int
            init(_ value: Int) { _value = State(initialValue: value) }
            var body: some View { Text("value \(value)") }
        }
        struct Parent: View {
            @State private var count = 5
            @State private var isShown = true
            var body: some View {
                if isShown { Child(count) }
                Button("count \(count)") { count += 1 }
                Button("show") { isShown.toggle() }
            }
        }
        let page = try await TestPage { Parent() }
        try await page.click(.label("count 5"))
        #expect(page.evaluations == ["Parent"])
        #expect(page.contains(.text("value 5")))
        // Martlet reports this, because it is rarely intended.
        #expect(page.diagnostics.map(\.description).contains { $0.contains("Child was given a new initial value") })
        try await page.click(.label("show"))
        try await page.click(.label("show"))
        #expect(page.contains(.text("value 6")), "a new node begins with the new value")
    }
}
