import MartletUI
import Observation
import Testing

@Observable private final class Author {
    var name = "n"
    var age = 1
}

@Observable private final class Book {
    var title = "t"
    var pages = 1
    var author: Author? = Author()
    var label: String { "\(title) of \(pages)" }
}

@Observable private final class Library {
    var books: [Book] = [Book(), Book()]
}

private struct Title: View {
    let book: Book
    var body: some View { Text(book.title) }
}

private struct Row: View {
    let text: String
    var body: some View { Text(text) }
}

private struct BookRow: View {
    let book: Book
    var body: some View { Text(verbatim: "row \(book.title)") }
}

private final class Switch { var isOn = false }

/// Does not read the book at first.
private struct Late: View {
    let round: Int
    let book: Book
    let reads: Switch
    var body: some View { Text(verbatim: reads.isOn ? "late \(book.title)" : "nothing") }
}

private struct LateRows: View {
    let clock: Book
    let book: Book
    let reads: Switch
    var body: some View {
        let round = clock.pages
        ForEach(0..<(round > 3 ? 1 : 2), id: \.self) { _ in Late(round: round, book: book, reads: reads) }
    }
}

@Suite struct ObservationTests {
    /// The view has no storage for a subscriber, but is tracked nevertheless.
    @Test func aViewThatBeginsToReadLaterIsFollowed() throws {
        let (clock, book, reads) = (Book(), Book(), Switch())
        let page = try EnginePage { LateRows(clock: clock, book: book, reads: reads) }
        #expect(try evaluations(page) { book.title = "a" } == [])
        reads.isOn = true
        #expect(try evaluations(page) { clock.pages = 2 } == ["LateRows", "Late", "Late"])
        #expect(try evaluations(page) { book.title = "b" } == ["Late", "Late"])
        #expect(page.occurrences(of: "late b") == 2)
        _ = try evaluations(page) { clock.pages = 4 }
        #expect(try evaluations(page) { book.title = "c" } == ["Late"])
        reads.isOn = false
        _ = try evaluations(page) { clock.pages = 5 }
        #expect(try evaluations(page) { book.title = "d" } == [])
    }

    private func evaluations(_ page: EnginePage, _ change: () -> Void) throws -> [String] {
        try page.evaluations { try page.change(change) }
    }

    /// “SwiftUI”: "The macro only forms a dependency between the view and accessed properties".
    @Test func aPlainPropertyIsTrackedByProperty() throws {
        let book = Book()
        let page = try EnginePage { Title(book: book) }
        for round in 1...3 {
            #expect(try evaluations(page) { book.pages += 1 } == [])
            #expect(try evaluations(page) { book.title = "title \(round)" } == ["Title"])
            #expect(page.markup.contains("title \(round)"))
        }
    }

    /// The very first view of a type that reads an object is tracked like any other.
    @Test func theFirstInstanceOfATypeIsTracked() throws {
        struct OnlyHere: View {
            let book: Book
            let number: Int
            var body: some View { Text(verbatim: "\(number) \(book.title)") }
        }
        let books = [Book(), Book(), Book()]
        let page = try EnginePage {
            OnlyHere(book: books[0], number: 0)
            OnlyHere(book: books[1], number: 1)
            OnlyHere(book: books[2], number: 2)
        }
        for (index, book) in books.enumerated() {
            #expect(try evaluations(page) { book.title = "changed" } == ["OnlyHere"])
            #expect(page.markup.contains("\(index) changed"))
        }
    }

    /// A property that the first evaluation of a type read, and a later one did not, is no dependency.
    @Test func theFirstEvaluationOfATypeIsForgotten() throws {
        struct Sometimes: View {
            let book: Book
            @State private var reads = true
            var body: some View {
                Text(reads ? book.title : "nothing")
                Button("toggle") { reads.toggle() }.accessibilityIdentifier("toggle")
            }
        }
        let book = Book()
        let page = try EnginePage { Sometimes(book: book) }
        try page.press("toggle")
        #expect(try evaluations(page) { book.title = "a" } == [])
        try page.press("toggle")
        #expect(page.markup.contains(">a<"))
        #expect(try evaluations(page) { book.title = "b" } == ["Sometimes"])
    }

    @Test func anObjectInState() throws {
        struct Owner: View {
            @State private var book = Book()
            var body: some View {
                Text(book.label)
                Button("title") { book.title += "!" }.accessibilityIdentifier("title")
                Button("author") { book.author = nil }.accessibilityIdentifier("author")
                Button("another") { book = Book() }.accessibilityIdentifier("another")
            }
        }
        let page = try EnginePage { Owner() }
        #expect(try page.evaluations { try page.press("title") } == ["Owner"])
        #expect(try page.evaluations { try page.press("author") } == [])
        #expect(page.markup.contains("t! of 1"))
        #expect(try page.evaluations { try page.press("another") } == ["Owner"])
        #expect(page.markup.contains("t of 1"))
        #expect(try page.evaluations { try page.press("title") } == ["Owner"])
    }

    @Test func computedPropertiesDependOnWhatTheyRead() throws {
        struct Label: View {
            let book: Book
            var body: some View { Text(book.label) }
        }
        let book = Book()
        let page = try EnginePage { Label(book: book) }
        #expect(try evaluations(page) { book.pages += 1 } == ["Label"])
        #expect(try evaluations(page) { book.title = "new" } == ["Label"])
        #expect(try evaluations(page) { book.author = nil } == [])
        #expect(page.markup.contains("new of 2"))
    }

    /// “SwiftUI”: "observable objects can be nested in optionals, arrays, or other collections".
    @Test func objectsInOptionalsAndArrays() throws {
        struct Names: View {
            let library: Library
            var body: some View {
                Text(library.books.map { $0.author?.name ?? "nobody" }.joined(separator: ","))
            }
        }
        let library = Library()
        let page = try EnginePage { Names(library: library) }
        #expect(try evaluations(page) { library.books[1].author?.name = "m" } == ["Names"])
        #expect(page.markup.contains("n,m"))
        #expect(try evaluations(page) { library.books[0].author?.age = 9 } == [])
        #expect(try evaluations(page) { library.books[0].author = nil } == ["Names"])
        #expect(page.markup.contains("nobody,m"))
        let old = library.books[0]
        #expect(try evaluations(page) { library.books.remove(at: 0) } == ["Names"])
        #expect(try evaluations(page) { old.author = Author() } == [], "it is no longer in the list")
    }

    @Test func readsInRowBuildersAreTheOwners() throws {
        struct Shelf: View {
            let library: Library
            var body: some View {
                ForEach(library.books.indices, id: \.self) { index in Row(text: library.books[index].title) }
            }
        }
        let library = Library()
        let page = try EnginePage { Shelf(library: library) }
        for round in 1...3 {
            #expect(try evaluations(page) { library.books[1].title = "\(round)" } == ["Shelf", "Row"])
            #expect(page.markup.contains(">\(round)<"))
        }
        #expect(try evaluations(page) { library.books[0].pages += 1 } == [])
    }

    @Test func rowsThatReadForThemselves() throws {
        struct Shelf: View {
            let library: Library
            var body: some View {
                ForEach(library.books.indices, id: \.self) { index in BookRow(book: library.books[index]) }
            }
        }
        let library = Library()
        let page = try EnginePage { Shelf(library: library) }
        #expect(try evaluations(page) { library.books[1].title = "x" } == ["BookRow"])
        let added = Book()
        #expect(try evaluations(page) { library.books.append(added) } == ["Shelf", "BookRow"])
        #expect(try evaluations(page) { added.title = "y" } == ["BookRow"])
        #expect(page.markup.contains("row y"))
    }

    @Test func readsInActionsAreNoDependencies() throws {
        struct Acting: View {
            let book: Book
            @State private var seen = ""
            var body: some View {
                Text(seen)
                Button("press") { seen = book.title }.accessibilityIdentifier("press")
            }
        }
        let book = Book()
        let page = try EnginePage { Acting(book: book) }
        try page.press("press")
        #expect(try evaluations(page) { book.title = "z" } == [])
        try page.press("press")
        #expect(page.markup.contains(">z<"))
    }

    @Test func readsInOnAppearAreNoDependencies() throws {
        struct Appearing: View {
            let book: Book
            @State private var seen = ""
            var body: some View { Text(seen).onAppear { seen = book.title } }
        }
        let book = Book()
        let page = try EnginePage { Appearing(book: book) }
        #expect(page.markup.contains(">t<"))
        #expect(try evaluations(page) { book.title = "z" } == [])
    }

    @Test func oneObjectReadByMany() throws {
        let book = Book()
        let page = try EnginePage { ForEach(0..<5) { _ in Title(book: book) } }
        #expect(try evaluations(page) { book.title = "a" } == Array(repeating: "Title", count: 5))
        #expect(
            try evaluations(page) {
                book.title = "b"
                book.title = "c"
            } == Array(repeating: "Title", count: 5))
    }

    @Test func aRemovedViewDependsOnNothing() throws {
        struct Optionally: View {
            let book: Book
            @State private var shows = true
            var body: some View {
                if shows { Title(book: book) }
                Button("toggle") { shows.toggle() }.accessibilityIdentifier("toggle")
            }
        }
        let book = Book()
        let page = try EnginePage { Optionally(book: book) }
        try page.press("toggle")
        #expect(try evaluations(page) { book.title = "a" } == [])
        #expect(!page.graph.isDirty)
        try page.press("toggle")
        #expect(try evaluations(page) { book.title = "b" } == ["Title"])
    }

    @Test func aGraphThatIsGoneIsNotNotified() throws {
        let book = Book()
        var page: EnginePage? = try EnginePage { Title(book: book) }
        _ = page
        page = nil
        book.title = "nobody reads this"
    }
}
