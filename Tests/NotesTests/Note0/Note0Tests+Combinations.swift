import Martlet
import MartletTesting
import Testing

@Observable private final class Author {
    var name: String
    var age = 0
    init(_ name: String) { self.name = name }
}

private struct Book: Identifiable {
    let id: Int
    var title: String
    var author: Author
}

private struct Row: View {
    @Binding var book: Book
    var body: some View {
        Text(verbatim: "\(book.title) by \(book.author.name)")
        Button("Title \(book.id)") { book.title += "!" }
        Button("Name \(book.id)") { book.author.name += "?" }
        Button("Age \(book.id)") { book.author.age += 1 }
        Button("Replace \(book.id)") { book.author = Author("Nobody") }
    }
}

private struct Library: View {
    @State private var books = [
        Book(id: 1, title: "One", author: Author("Ann")), Book(id: 2, title: "Two", author: Author("Bob")),
        Book(id: 3, title: "Three", author: Author("Cid")),
    ]
    @State private var old: Author?

    var body: some View {
        AnyView(ForEach($books) { $book in AnyView(Row(book: $book)) })
        Button("Reverse") { books.reverse() }
        Button("Keep") { old = books.first?.author }
        Button("Rename kept") { old?.name += "*" }
    }
}

extension Note0Tests {
    // MARK: Combined rules

    /// An observable inside a binding inside a `ForEach` inside an `AnyView`: "This makes the child view dependent only
    /// on the value of those specific properties", and "property-level dependency tracking" for the object in it.
    @Test(arguments: TestTransport.allCases) func anObservableInABindingInRowsInAnyView(
        over transport: TestTransport
    ) async throws {
        let page = try await TestPage(over: transport) { Library() }
        #expect(page.evaluations == ["Library", "Row", "Row", "Row"])
        try await page.click(.label("Name 2"))
        #expect(page.evaluations == ["Row"])
        #expect(page.patches == [.text(try #require(page.element(.text("Two by Bob?")).node), "Two by Bob?")])
        try await page.click(.label("Age 2"))
        #expect(page.evaluations == [])
    }

    /// The parent owns the array and makes a binding for each row. Only the changed row is evaluated.
    @Test func aRowsBindingEvaluatesThatRow() async throws {
        let page = try await TestPage { Library() }
        try await page.click(.label("Title 2"))
        #expect(page.evaluations == ["Library", "Row"])
        #expect(page.patches == [.text(try #require(page.element(.text("Two! by Bob")).node), "Two! by Bob")])
    }

    /// When the object under the binding is replaced, the view follows the new one.
    @Test func aReplacedObservableIsFollowed() async throws {
        let page = try await TestPage { Library() }
        try await page.click(.label("Keep"))
        try await page.click(.label("Replace 1"))
        #expect(page.evaluations == ["Library", "Row"])
        #expect(page.contains(.text("One by Nobody")))
        try await page.click(.label("Rename kept"))
        #expect(page.evaluations == [])
        try await page.click(.label("Name 1"))
        #expect(page.evaluations == ["Row"])
        #expect(page.contains(.text("One by Nobody?")))
    }

    /// Rows that move keep their bindings to the elements they show.
    @Test func aMovedRowWritesItsElement() async throws {
        let page = try await TestPage { Library() }
        try await page.click(.label("Reverse"))
        #expect(page.evaluations == ["Library"])
        try await page.click(.label("Title 1"))
        #expect(page.contains(.text("One! by Ann")))
        #expect(page.text.hasPrefix("Three by Cid"))
        #expect(page.evaluations == ["Library", "Row"])
    }
}
