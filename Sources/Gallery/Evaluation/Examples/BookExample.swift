import Martlet

@Observable private final class Book {
    var title = "Sample Book Title"
    var isAvailable = true
}

struct BookExample: View {
    @State private var book = Book()
    @State private var isEditing = false

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            BookView(book: book)
            Toggle("Edit", isOn: $isEditing)
            if isEditing { BookEditView(book: book) }
        }
    }
}

private struct BookView: View {
    var book: Book

    var body: some View {
        VStack(alignment: .leading) {
            Text(book.title).font(.title2)
            AvailabilityView(book: book)
        }
    }
}

private struct AvailabilityView: View {
    var book: Book

    var body: some View {
        HStack {
            Text(book.isAvailable ? "Available for checkout" : "Waiting for return")
            Spacer()
            Button(book.isAvailable ? "Check out" : "Return") { book.isAvailable.toggle() }
        }
    }
}

private struct BookEditView: View {
    @Bindable var book: Book

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Title", text: $book.title)
                .textFieldStyle(.roundedBorder)
            Toggle("Book is available", isOn: $book.isAvailable)
        }
    }
}
