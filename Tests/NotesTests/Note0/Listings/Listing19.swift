import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 19: the source of truth of a model.
enum Note0Listing19 {
    typealias Book = Note0Listing18.Book

    struct BookView: View {
        @State private var book = Book()

        var body: some View {
            Text(book.title)
        }
    }
}
