import Martlet

/// “SwiftUI Evaluation and Rendering”, listing 24: a change of a model without a binding.
enum Note0Listing24 {
    typealias Book = Note0Listing18.Book

    struct BookView: View {
        var book: Book

        var body: some View {
            List {
                Text(book.title)
                HStack {
                    Text(book.isAvailable ? "Available for checkout" : "Waiting for return")
                    Spacer()
                    Button(book.isAvailable ? "Check out" : "Return") {
                        book.isAvailable.toggle()
                    }
                }
            }
        }
    }
}
