import SwiftUI

struct Book: Identifiable, Hashable, Codable {
    enum Status: String, CaseIterable, Codable, Identifiable {
        case unread = "To Read", reading = "Reading", finished = "Finished"
        var id: Self { self }
        var symbol: String { ["book.closed", "book", "checkmark.circle"][Self.allCases.firstIndex(of: self) ?? 0] }
    }

    let id: Int
    let title: String
    let author: String
    let pages: Int
    var page = 0
    var status = Status.unread
    var tags: Set<String> = []
    var note = ""
}

@Observable
final class ReadingList {
    var books = [
        Book(id: 1, title: "Middlemarch", author: "George Eliot", pages: 904, page: 120, status: .reading),
        Book(id: 2, title: "Emma", author: "Jane Austen", pages: 474, status: .finished, tags: ["Classic"]),
        Book(id: 3, title: "The Dispossessed", author: "Ursula K. Le Guin", pages: 387),
        Book(id: 4, title: "Invisible Cities", author: "Italo Calvino", pages: 165, tags: ["Short"]),
    ]

    func binding(_ id: Book.ID) -> Binding<Book>? {
        guard let book = books.first(where: { $0.id == id }) else { return nil }
        return Binding { [self] in
            books.first { $0.id == id } ?? book
        } set: { [self] new in
            if let index = books.firstIndex(where: { $0.id == id }) { books[index] = new }
        }
    }
}

struct ReadingView: View {
    enum Order: String, CaseIterable, Identifiable {
        case title = "Title", author = "Author", pages = "Length"
        var id: Self { self }
    }

    @State private var list = ReadingList()
    @State private var path = NavigationPath()
    @State private var order = Order.title
    @State private var status: Book.Status?
    @State private var showsHelp = false

    private var books: [Book] {
        list.books.filter { status == nil || $0.status == status }
            .sorted {
                switch order {
                case .title: $0.title < $1.title
                case .author: $0.author < $1.author
                case .pages: $0.pages < $1.pages
                }
            }
    }

    var body: some View {
        NavigationStack(path: $path) {
            List(books) { book in
                NavigationLink(value: book.id) {
                    Label {
                        VStack(alignment: .leading) {
                            Text(book.title)
                            Text(book.author).font(.subheadline).foregroundStyle(.secondary)
                        }
                    } icon: {
                        Image(systemName: book.status.symbol)
                    }
                    .badge(book.status == .reading ? "\(book.page * 100 / book.pages) %" : nil)
                }
            }
            .navigationTitle("Reading List")
            .navigationDestination(for: Book.ID.self) { id in
                if let book = list.binding(id) { BookPage(book: book) }
            }
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Button("Help", systemImage: "questionmark.circle") { showsHelp.toggle() }
                        .popover(isPresented: $showsHelp) {
                            Text("Books show how much of them is read.").padding()
                        }
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Menu("View", systemImage: "ellipsis.circle") {
                        Picker("Sort By", selection: $order) {
                            ForEach(Order.allCases) { Text($0.rawValue).tag($0) }
                        }
                        Menu("Show") {
                            Button("All Books") { status = nil }
                            ForEach(Book.Status.allCases) { each in
                                Button(each.rawValue, systemImage: each.symbol) { status = each }
                            }
                        }
                        Divider()
                        Button("Finish All", systemImage: "checkmark.circle") {
                            for index in list.books.indices { list.books[index].status = .finished }
                        }
                    }
                }
            }
        }
        .tint(.brown)
    }
}

private struct BookPage: View {
    @Binding var book: Book
    @State private var showsInspector = false
    @State private var tag = ""

    var body: some View {
        Form {
            Section {
                LabeledContent("Author", value: book.author)
                LabeledContent("Pages", value: book.pages, format: .number)
                Picker("Status", selection: $book.status) {
                    ForEach(Book.Status.allCases) { Label($0.rawValue, systemImage: $0.symbol).tag($0) }
                }
            }
            if book.status == .reading {
                Section("Progress") {
                    Stepper("Page \(book.page)", value: $book.page, in: 0...book.pages, step: 10)
                    ProgressView(value: Double(book.page), total: Double(book.pages)).accessibilityLabel("Read")
                }
            }
            Section("Tags") {
                ForEach(book.tags.sorted(), id: \.self) { tag in
                    HStack {
                        Text(tag)
                        Spacer()
                        Button("Remove \(tag)", systemImage: "minus.circle") { book.tags.remove(tag) }
                            .labelStyle(.iconOnly)
                            .buttonStyle(.borderless)
                    }
                }
                TextField("New tag", text: $tag).onSubmit {
                    if !tag.isEmpty { book.tags.insert(tag) }
                    tag = ""
                }
            }
        }
        .navigationTitle(book.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            Button("Notes", systemImage: "sidebar.right") { showsInspector.toggle() }
        }
        .inspector(isPresented: $showsInspector) {
            VStack(alignment: .leading) {
                Text("Notes").font(.headline)
                TextEditor(text: $book.note).frame(minHeight: 160).accessibilityLabel("Note")
            }
            .padding()
            .inspectorColumnWidth(min: 200, ideal: 260, max: 340)
        }
    }
}
