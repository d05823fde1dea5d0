import Martlet
import MartletTesting
import Testing

/// The rules of “SwiftUI”, "View Updates and Performance", in its order.
@Suite struct Note3UpdateTests {
    private struct StoreTitle: View {
        @ObservedObject var store: Note3Store
        var body: some View { Text("title \(store.title)") }
    }

    private struct StorePages: View {
        @ObservedObject var store: Note3Store
        var body: some View { Text("pages \(store.pages)") }
    }

    private struct BookTitle: View {
        let book: Note3Book
        var body: some View { Text("title \(book.title)") }
    }

    private struct BookPages: View {
        let book: Note3Book
        var body: some View { Text("pages \(book.pages)") }
    }

    /// "SwiftUI has to rerender all views that observe that object on any change, even if the particular change perhaps
    /// only affected a small subset of the views"
    @Test func anObservableObjectEvaluatesAllThatObserveIt() async throws {
        struct Stores: View {
            @StateObject private var store = Note3Store()
            var body: some View {
                StoreTitle(store: store)
                StorePages(store: store)
                Button("rename") { store.title += "b" }
            }
        }
        let page = try await TestPage { Stores() }
        try await page.click(.label("rename"))
        #expect(page.evaluations == ["Stores", "StoreTitle", "StorePages"])
        #expect(page.text == "title ab pages 0 rename")
        #expect(page.patches.map(\.operation) == [.text])
    }

    /// "The `@Observable` macro alleviates this problem to a large degree, because it shifts observation from the
    /// object level to the individual properties of the object."
    @Test func anObservableEvaluatesThoseThatReadTheProperty() async throws {
        struct Books: View {
            @State private var book = Note3Book()
            var body: some View {
                BookTitle(book: book)
                BookPages(book: book)
                Button("rename") { book.title += "b" }
            }
        }
        let page = try await TestPage { Books() }
        try await page.click(.label("rename"))
        #expect(page.evaluations == ["BookTitle"])
        #expect(page.text == "title ab pages 0 rename")
    }

    /// "The anonymous variable assignment `let _ = ...` is necessary because the view builder only accepts expressions
    /// of type `View`."
    @Test func aPrintStatement() async throws {
        struct Saying: View {
            let log: EvaluationLog<String>
            @State private var count = 0
            var body: some View {
                let _ = log.add("Executing body")
                Button("count \(count)") { count += 1 }
            }
        }
        let log = EvaluationLog<String>()
        let page = try await TestPage { Saying(log: log) }
        try await page.click(.label("count 0"))
        #expect(log.take() == ["Executing body", "Executing body"])
        let listing = try await TestPage { Note3Listing12.ContentView() }
        #expect(listing.text == "Hello, World!")
        #expect(String(describing: type(of: Note3Listing12.ContentView().body)) == "Text")
    }

    private struct Inner: View {
        let input: Int
        var body: some View {
            let _ = Self._printChanges()
            Text("\(input)")
        }
    }

    private struct Outer: View {
        final class Access {
            var count: () -> Void = {}
            var other: () -> Void = {}
            var show: () -> Void = {}
        }
        let access: Access
        @State private var count = 0
        @State private var other = 0
        @State private var isShown = false
        var body: some View {
            let _ = Self._printChanges()
            let _ = handOut()
            Text("\(count) \(other)")
            if isShown { Inner(input: count) }
        }

        private func handOut() {
            access.count = { count += 1 }
            access.other = { other += 1 }
            access.show = { isShown = true }
        }
    }

    /// "If the view was rerendered due to a state change -> Name of the state property will be logged in its
    /// underscored form", "if the value of one of the view's properties has changed -> `@Self` will be logged", "If the
    /// identity of the view has changed -> `@identity` will be logged. In practice, this usually means the view was
    /// freshly inserted"
    @Test func theReasonIsPrinted() async throws {
        #expect(try await TestPage { Note3Listing13.ContentView() }.text == "Hello, World!")

        final class Lines { var all: [String] = [] }
        let lines = Lines()
        let access = Outer.Access()
        let options = GraphOptions()
        options.print = { lines.all.append($0) }
        let graph = ViewGraph(Outer(access: access), options)
        func printed(_ change: () -> Void) -> [String] {
            lines.all = []
            change()
            graph.flush()
            return lines.all
        }
        #expect(lines.all == ["Outer: @self, @identity, _count, _other, _isShown changed."])
        #expect(printed(access.count) == ["Outer: _count changed."])
        #expect(printed(access.show) == ["Outer: _isShown changed.", "Inner: @self changed."])
        #expect(printed(access.count) == ["Outer: _count changed.", "Inner: @self changed."])
        #expect(printed(access.other) == ["Outer: _other changed."])
    }

    // MARK: Which property wrapper to use

    private struct Regular: View {
        let number: Int
        var body: some View { Text("regular \(number)") }
    }

    private struct OwnValue: View {
        @State private var number = 0
        var body: some View { Button("own value \(number)") { number += 1 } }
    }

    private struct OthersValue: View {
        @Binding var number: Int
        var body: some View { Button("others value \(number)") { number += 1 } }
    }

    private struct OwnStore: View {
        @StateObject private var store = Note3Store()
        var body: some View { Button("own store \(store.pages)") { store.pages += 1 } }
    }

    private struct OwnBook: View {
        @State private var book = Note3Book()
        var body: some View { Button("own book \(book.pages)") { book.pages += 1 } }
    }

    private struct OthersStore: View {
        @ObservedObject var store: Note3Store
        var body: some View { Button("others store \(store.pages)") { store.pages += 1 } }
    }

    private struct OthersBook: View {
        let book: Note3Book
        var body: some View { Button("others book \(book.pages)") { book.pages += 1 } }
    }

    private struct Wrappers: View {
        @State private var number = 0
        @State private var store = Note3Store()
        @State private var book = Note3Book()
        var body: some View {
            Regular(number: number)
            OwnValue()
            OthersValue(number: $number)
            OwnStore()
            OwnBook()
            OthersStore(store: store)
            OthersBook(book: book)
        }
    }

    /// "Start with a regular property", "own that value as local, private view state, then we use `@State`", "shouldn't
    /// own that value …, then we use `@Binding`", "we use `@StateObject` pre-iOS 18 or `State` with an `Observable`
    /// object", "we use `@ObservableObject` pre-iOS 17 and just a plain property post-iOS 17"
    @Test func eachWrapperEvaluatesItsOwnView() async throws {
        let page = try await TestPage { Wrappers() }
        for (label, view) in [
            ("own value 0", "OwnValue"), ("own store 0", "OwnStore"), ("own book 0", "OwnBook"),
            ("others store 0", "OthersStore"), ("others book 0", "OthersBook"),
        ] {
            try await page.click(.label(label))
            #expect(page.evaluations.names == [view])
        }
        try await page.click(.label("others value 0"))
        #expect(page.evaluations == ["Wrappers", "Regular", "OthersValue"])
        #expect(
            page.text
                == "regular 1 own value 1 others value 1 own store 1 own book 1 others store 1 others book 1")
    }
}
