// An asynchronous method of a view, called by `task` and, in a `Task`, by a button.
// expect: 2 books, the last is Emma
// press: more
// expect: 4 books, the last is Emma

import Martlet

struct Book: Identifiable, Sendable {
    let id: Int
    let title: String
}

struct Library {
    func books(after number: Int) async throws -> [Book] {
        try await Task.sleep(for: .milliseconds(5))
        return [Book(id: number + 1, title: "Dracula"), Book(id: number + 2, title: "Emma")]
    }
}

struct BookList: View {
    @State private var books: [Book] = []
    @State private var isLoading = false
    @State private var problem: String?
    let library = Library()

    var body: some View {
        VStack {
            if isLoading { ProgressView() }
            if let problem { Text(problem) }
            Text("\(books.count) books, the last is \(books.last?.title ?? "unknown")")
            List(books) { book in Text(book.title) }
            Button("More") {
                Task { await load() }
            }
            .accessibilityIdentifier("more")
        }
        .task { await load() }
    }

    private func load() async {
        isLoading = true
        do {
            books += try await library.books(after: books.count)
        } catch {
            problem = "The library is closed."
        }
        isLoading = false
    }
}

@main struct LibraryApp: App {
    var body: some Scene { WindowGroup("Library") { BookList() } }
}
