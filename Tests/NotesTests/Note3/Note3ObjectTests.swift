import Martlet
import MartletTesting
import Testing

/// The rules of “SwiftUI” from state objects to bindings, in its order. `Note3UpdateTests` continues.
@Suite struct Note3ObjectTests {
    // MARK: StateObject

    private struct Owning: View {
        let number: Int
        @StateObject private var witness: Note3Witness

        init(_ number: Int, _ log: EvaluationLog<String>) {
            self.number = number
            _witness = StateObject(wrappedValue: Note3Witness("\(number)", log))
        }

        var body: some View { Button("owning \(number), \(witness.name), \(witness.count)") { witness.count += 1 } }
    }

    private struct Owner: View {
        let log: EvaluationLog<String>
        @State private var number = 1
        @State private var isShown = true
        var body: some View {
            if isShown { Owning(number, log) }
            Button("number") { number += 1 }
            Button("show") { isShown.toggle() }
        }
    }

    /// "SwiftUI will kepp this object around across renders for the lifetime oft he node in the render tree. It  also
    /// observes the object for changes via the `ObservableObject` protocol."
    @Test func aStateObjectLivesAsLongAsTheNode() async throws {
        let log = EvaluationLog<String>()
        let page = try await TestPage { Owner(log: log) }
        #expect(log.take() == ["made 1"])
        try await page.click(.label("owning 1, 1, 0"))
        #expect(page.evaluations == ["Owning"])
        try await page.click(.label("number"))
        #expect(page.evaluations == ["Owner", "Owning"])
        #expect(page.contains(.label("owning 2, 1, 1")))
        #expect(log.take() == [], "the expression that makes the object is not run again")
        try await page.click(.label("show"))
        #expect(log.take() == ["gone 1"])
        try await page.click(.label("show"))
        #expect(log.take() == ["made 2"])
        #expect(page.contains(.label("owning 2, 2, 0")))
    }

    /// "adds conformance to the `Observable` marker protocol"
    @Test func theMacroAddsTheConformance() {
        let book: Any = Note3Book()
        let store: Any = Note3Store()
        #expect(book is any Observable)
        #expect(!(store is any Observable))
    }

    private struct Titled: View {
        let book: Note3Book
        var body: some View { Text("title \(book.title)") }
    }

    private struct Paged: View {
        let book: Note3Book
        var body: some View { Text("pages \(book.pages)") }
    }

    private struct Library: View {
        @State private var book = Note3Book()
        var body: some View {
            Titled(book: book)
            Paged(book: book)
            Button("rename") { book.title += "b" }
            Button("write") { book.pages += 1 }
        }
    }

    /// "If you only use one proerty of an object in your view's body, changes to the other properties won't cause
    /// redraws of this view."
    @Test func onlyReadersOfThePropertyAreEvaluated() async throws {
        let page = try await TestPage { Library() }
        try await page.click(.label("rename"))
        #expect(page.evaluations == ["Titled"])
        try await page.click(.label("write"))
        #expect(page.evaluations == ["Paged"])
        #expect(page.text == "title ab pages 1 rename write")
    }

    /// "observable objects can be nested in optionals, arrays, or other collecitons. Observation and view updates will
    /// continue to work as expected"
    @Test func objectsInOptionalsAndCollections() async throws {
        struct Nested: View {
            @State private var optional: Note3Book?
            @State private var array = [Note3Book("x"), Note3Book("y")]
            @State private var byName = ["k": Note3Book("z")]
            var body: some View {
                Text("optional \(optional?.title ?? "none")")
                Text("array \(array.map(\.title).joined())")
                ForEach(Array(array.enumerated()), id: \.offset) { Paged(book: $0.element) }
                Text("dictionary \(byName["k"]?.title ?? "none")")
                Button("make") { optional = Note3Book() }
                Button("optional") { optional?.title += "b" }
                Button("array") { array[1].title += "!" }
                Button("pages") { array[1].pages += 1 }
                Button("dictionary") { byName["k"]?.title += "?" }
            }
        }
        let page = try await TestPage { Nested() }
        try await page.click(.label("optional"))
        #expect(page.evaluations == [])
        for label in ["make", "optional", "array", "dictionary"] {
            try await page.click(.label(label))
            #expect(page.evaluations == ["Nested"])
        }
        try await page.click(.label("pages"))
        #expect(page.evaluations == ["Paged"])
        #expect(page.text.hasPrefix("optional ab array xy! pages 0 pages 1 dictionary z? "))
    }

    /// "to use `@State` when the lifetime of an object is managed somewhere outside of the view." and "all this
    /// initializer does is change the initial value of the `@State` proeprty, but doesn't affect the state that's being
    /// used when the view is already onscreen."
    @Test func anObjectFromOutsideIsNoState() async throws {
        struct Outside: View {
            @State private var model = Note3Listing6.Model()
            var body: some View {
                Note3Listing6.Counter(model: model)
                Text("outside \(model.value)")
                Button("replace") { model = Note3Listing6.Model() }
                Button("again \(ObjectIdentifier(model) == ObjectIdentifier(model) ? "" : "not")") { model.value += 10 }
            }
        }
        let page = try await TestPage { Outside() }
        try await page.click(.label("0"))
        #expect(page.evaluations == ["Outside", "Counter"])
        #expect(page.contains(.label("1")) && page.contains(.text("outside 1")))
        try await page.click(.label("replace"))
        #expect(page.evaluations == ["Outside"])
        #expect(
            page.contains(.label("1")) && page.contains(.text("outside 0")),
            "the counter has the model of the beginning")
        #expect(page.diagnostics.map(\.description).contains { $0.contains("Counter was given a new initial value") })
    }

    /// "not using `@State` when an object's lifetime isn't managed somewhere outside of the view."
    @Test func anObjectThatIsNotStateIsMadeAnew() async throws {
        struct Forgetful: View {
            let number: Int
            var book = Note3Book()
            var body: some View { Button("\(number): pages \(book.pages)") { book.pages += 1 } }
        }
        struct Parent: View {
            @State private var number = 0
            var body: some View {
                Forgetful(number: number)
                Button("number") { number += 1 }
            }
        }
        let page = try await TestPage { Parent() }
        try await page.click(.label("0: pages 0"))
        #expect(page.evaluations == ["Forgetful"])
        #expect(page.contains(.label("0: pages 1")))
        try await page.click(.label("number"))
        #expect(page.evaluations == ["Parent", "Forgetful"])
        #expect(page.contains(.label("1: pages 0")), "its pages are lost")
    }

    private struct WrittenOut: View {
        @StateObject private var counter = Note3Listing7.Counter()
        var body: some View { Button("counter \(counter.value)") { counter.value += 1 } }
    }

    /// "`@Published` property wrapper is syntactic sugar for … `willSet { objectWillChange.send() }`"
    @Test func publishedWrittenOut() async throws {
        let page = try await TestPage { WrittenOut() }
        try await page.click(.label("counter 0"))
        #expect(page.evaluations == ["WrittenOut"])
        #expect(page.text == "counter 1")
    }

    /// "If we implement our own `objectWillChange` publisher for some reason, `@Published` doesn't work."
    @Test func publishedDoesNotKnowAPublisherOfOnesOwn() async throws {
        struct Holder: View {
            @StateObject private var model = Note3HandWritten()
            var body: some View {
                Text("\(model.announced) \(model.published)")
                Button("announced") { model.announced += 1 }
                Button("published") { model.published += 1 }
            }
        }
        let page = try await TestPage { Holder() }
        try await page.click(.label("published"))
        #expect(page.evaluations == [])
        #expect(page.patches == [])
        try await page.click(.label("announced"))
        #expect(page.evaluations == ["Holder"])
        #expect(page.contains(.text("1 1")))
    }

    /// "The `Counter` view is created, but value of the state isn't present yet, because the initial value is stored as
    /// an `autoclosure`"
    @Test func aStateObjectIsMadeWithTheNode() async throws {
        let log = EvaluationLog<String>()
        let made = Owning(7, log)
        #expect(log.take() == [])
        _ = made
        let page = try await TestPage { Note3Listing8.CounterView() }
        #expect(page.text == "Incremenet: 0)")
        try await page.click(.role(.button))
        #expect(page.evaluations == ["CounterView"])
        #expect(page.text == "Incremenet: 1)")
    }

    // MARK: ObservedObject

    private struct Following: View {
        @ObservedObject var witness: Note3Witness
        var body: some View { Button("following \(witness.name) \(witness.count)") { witness.count += 1 } }
    }

    /// "it doesn't maintain the observed object across renders" and "rerender the view when this publisher emits an
    /// event"
    @Test func anObservedObjectIsNotKept() async throws {
        struct Giver: View {
            let log: EvaluationLog<String>
            @State private var number = 1
            var body: some View {
                Following(witness: Note3Witness("\(number)", log))
                Button("number") { number += 1 }
            }
        }
        let log = EvaluationLog<String>()
        let page = try await TestPage { Giver(log: log) }
        try await page.click(.label("following 1 0"))
        #expect(page.evaluations == ["Following"])
        #expect(page.contains(.label("following 1 1")))
        try await page.click(.label("number"))
        #expect(page.evaluations == ["Giver", "Following"])
        #expect(page.contains(.label("following 2 0")))
        #expect(log.take() == ["made 1", "made 2", "gone 1"])
    }

    private struct Passing: View {
        let store: Note3Store
        var body: some View { Text("passed \(store.title)") }
    }

    private struct Observing: View {
        @ObservedObject var store: Note3Store
        var body: some View { Text("observed \(store.title)") }
    }

    /// "the only correct tool if we want to explicitly pass objects from the outside into a view … This is the
    /// equivalent of an Observable object within a regular property."
    @Test func objectsThatArePassed() async throws {
        struct Outside: View {
            @State private var store = Note3Store()
            @State private var book = Note3Book()
            var body: some View {
                Observing(store: store)
                Passing(store: store)
                Titled(book: book)
                Button("store") { store.title += "b" }
                Button("book") { book.title += "b" }
            }
        }
        let page = try await TestPage { Outside() }
        try await page.click(.label("store"))
        #expect(page.evaluations == ["Observing"])
        try await page.click(.label("book"))
        #expect(page.evaluations == ["Titled"])
        #expect(page.text == "observed ab passed a title ab store book")
    }

    // MARK: Binding

    /// "The code below, shows how the code would look like without the binding"
    @Test func aValueAndAClosureInPlaceOfABinding() async throws {
        let page = try await TestPage { Note3Listing9.First.CounterView() }
        try await page.click(.label("Increment: 0"))
        #expect(page.evaluations == ["CounterView", "Counter"])
        try await page.click(.label("Increment: 1"))
        #expect(page.text == "Increment: 2")
    }

    /// "Or this version … `Binding(get: { value }, set: { value = $0 })`"
    @Test func aBindingOfClosures() async throws {
        let page = try await TestPage { Note3Listing9.ContentView() }
        try await page.click(.label("Increment: 0"))
        // Only the counter calls the closure that reads the state.
        #expect(page.evaluations == ["Counter"])
        try await page.click(.label("Increment: 1"))
        #expect(page.text == "Increment: 2")
    }

    /// "To demystify the code above, we often use the syntactic sugar below"
    @Test func aBindingOfTheWrapper() async throws {
        let page = try await TestPage { Note3Listing10.CounterView() }
        #expect(page.evaluations == ["CounterView", "Counter"])
        try await page.click(.label("Increment: 0"))
        #expect(page.evaluations == ["Counter"])
        try await page.click(.label("Increment: 1"))
        #expect(page.text == "Increment: 2")
    }

    /// "The `$value` is shorthand for `_value.priojectedValue`."
    @Test func theDollarIsTheProjectedValue() async throws {
        struct Written: View {
            @State private var value = 0
            var body: some View { Note3Listing10.Counter(value: _value.projectedValue) }
        }
        let page = try await TestPage { Written() }
        try await page.click(.label("Increment: 0"))
        #expect(page.evaluations == ["Counter"])
        #expect(page.text == "Increment: 1")
    }

    /// "the `Bindable` wrapper, which you can use either as a property wrapper or directly inline, was introduced"
    @Test func bindable() async throws {
        let page = try await TestPage { Note3Listing11.CounterView() }
        #expect(page.evaluations == ["CounterView", "Counter"])
        try await page.click(.label("Increment"))
        #expect(page.evaluations == ["Counter"])
        #expect(page.contains(.text("Increment: 1")))
        try await page.click(.label("Decrement"))
        #expect(page.contains(.text("Increment: 0")))

        struct Inline: View {
            let book: Note3Book
            var body: some View { Note3Listing10.Counter(value: Bindable(book).pages) }
        }
        struct Shelf: View {
            @State private var book = Note3Book()
            var body: some View { Inline(book: book) }
        }
        let inline = try await TestPage { Shelf() }
        try await inline.click(.label("Increment: 0"))
        #expect(inline.evaluations == ["Counter"])
        #expect(inline.text == "Increment: 1")
    }
}
