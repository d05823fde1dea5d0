import Martlet

/// Dialogs that ask before they act: alerts with a field and with an error, and a choice of actions. Beside them are
/// properties of the window: its color scheme, its links, its clock.
struct DialogsPage: View {
    private enum Failure: LocalizedError {
        case full

        var errorDescription: String? { "The shelf is full." }
    }

    private struct Book: Identifiable, Equatable {
        let id: Int
        var title: String
    }

    @State private var books = [Book(id: 1, title: "Emma"), Book(id: 2, title: "Ulysses"), Book(id: 3, title: "Dune")]
    @State private var chosen: Book?
    @State private var isDeleting = false
    @State private var isChoosing = false
    @State private var isNaming = false
    @State private var hasFailed = false
    @State private var title = ""
    @State private var log = "Nothing yet."

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            HTML("p") { Text(log) }.accessibilityIdentifier("log").attribute("role", "status")
            List(books) { book in
                HStack {
                    Text(book.title)
                    Spacer()
                    Button("Delete…") { (chosen, isDeleting) = (book, true) }
                        .accessibilityIdentifier("delete-\(book.id)").accessibilityLabel("Delete \(book.title)…")
                }
            }
            .alert("Delete the book?", isPresented: $isDeleting, presenting: chosen) { book in
                Button("Delete", role: .destructive) {
                    books.removeAll { $0.id == book.id }
                    log = "\(book.title) is gone."
                }
                Button("Keep", role: .cancel) { log = "\(book.title) stays." }
            } message: { book in
                Text("\(book.title) cannot be brought back.")
            }
            HStack {
                Button("Add…") { (title, isNaming) = ("", true) }.accessibilityIdentifier("add")
                Button("Sort…") { isChoosing = true }.accessibilityIdentifier("sort")
            }
            .alert("A new book", isPresented: $isNaming) {
                TextField("Title", text: $title).accessibilityIdentifier("title")
                Button("Add") { add() }
                Button("Cancel", role: .cancel) {}
            }
            .confirmationDialog("Sort the books", isPresented: $isChoosing, titleVisibility: .visible) {
                Button("By title") { books.sort { $0.title < $1.title } }
                Button("Backwards") { books.reverse() }
            }
            .alert(isPresented: $hasFailed, error: Failure.full) {}
            WindowPanel()
        }
    }

    private func add() {
        guard books.count < 5 else { return hasFailed = true }
        guard !title.isEmpty else { return log = "A book needs a title." }
        books.append(Book(id: (books.map(\.id).max() ?? 0) + 1, title: title))
        log = "\(title) is new."
    }
}

/// Properties of the window that shows the page.
private struct WindowPanel: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.openURL) private var openURL
    @State private var preferred = "system"
    @State private var seconds = 0
    @State private var clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var opened = ""

    private static let schemes: [String: ColorScheme] = ["light": .light, "dark": .dark]

    var body: some View {
        VStack(alignment: .leading) {
            HTML("h2") { Text("The window") }
            Picker("Color scheme", selection: $preferred) {
                Text("As the system").tag("system")
                Text("Light").tag("light")
                Text("Dark").tag("dark")
            }
            .accessibilityIdentifier("scheme")
            Text(colorScheme == .dark ? "It is dark." : "It is light.").accessibilityIdentifier("scheme-shown")
            Text("Open for \(counted(seconds, "second"))").accessibilityIdentifier("seconds")
                .onReceive(clock) { _ in seconds += 1 }
            Button("Open the counter") { URL(string: "/counter").map { openURL($0) } }.accessibilityIdentifier("open")
            HStack {
                if let note = URL(string: "note:7") {
                    Link("Note 7", destination: note).accessibilityIdentifier("note")
                }
                Text(opened).accessibilityIdentifier("opened")
            }
            .environment(
                \.openURL,
                OpenURLAction { url in
                    opened = "\(url.absoluteString) was opened here."
                    return .handled
                })
        }
        .preferredColorScheme(Self.schemes[preferred])
    }
}
