import Martlet
import MartletTesting
import Testing

@Suite struct NavigationTests {
    struct Library: App {
        var body: some Scene {
            WindowGroup("Books", path: "/") { Shelf() }
            WindowGroup("Book", id: "book", path: "/books/{id}", for: Int.self) { $id in BookPage(id: id) }
            WindowGroup("Settings", path: "/settings") { Text("Settings") }
            Route("/books.csv") { _ in .text(Book.csv, contentType: "text/csv").download("books.csv") }
            NotFoundGroup { Text("There is no such page.") }
        }
    }

    struct Shelf: View {
        @Environment(\.openWindow) private var openWindow

        var body: some View {
            HTML("nav") {
                HTML("a") { Text("Settings") }.attribute("href", "/settings")
                HTML("a") { Text("Download") }.attribute("href", "/books.csv")
            }
            ForEach(Book.all) { book in
                HTML("a") { Text(book.title) }.attribute("href", "/books/\(book.id)")
            }
            Button("Surprise me") {
                if let book = Book.all.randomElement() { openWindow(id: "book", value: book.id) }
            }
        }
    }

    struct BookPage: View {
        let id: Int?

        var body: some View {
            if let book = Book.all.first(where: { $0.id == id }) {
                HTML("h1") { Text(book.title) }
                    .navigationTitle(book.title)
            } else {
                Text("We do not have that book.").httpStatus(404)
            }
        }
    }

    struct Book: Identifiable {
        let id: Int
        let title: String

        static let all = [Book(id: 1, title: "Middlemarch"), Book(id: 2, title: "Emma")]
        static var csv: String { all.map { "\($0.id),\($0.title)\r\n" }.joined() }
    }

    struct Results: View {
        @Environment(\.request) private var request

        var body: some View { Text("You searched for ‘\(request.query["q"] ?? "")’.") }
    }

    struct Members: View {
        @Environment(\.user) private var user

        var body: some View {
            if let user {
                Text("Welcome, \(user.name)")
            } else {
                Redirect(to: "/login")
            }
        }
    }

    struct NewBook: View {
        @State private var title = ""
        @Environment(\.redirect) private var redirect

        var body: some View {
            TextField("Title", text: $title)
            Button("Save") {
                // … store the book, then show it.
                redirect(to: "/books/2")
            }
        }
    }

    struct Catalog: View {
        @State private var isAdding = false

        var body: some View {
            NavigationStack {
                List(Book.all) { book in NavigationLink(book.title, value: book.id) }
                    .navigationTitle("Catalog")
                    .navigationDestination(for: Book.ID.self) { id in
                        Text(Book.all.first { $0.id == id }?.title ?? "No such book").navigationTitle("Book \(id)")
                    }
                    .toolbar { Button("Add") { isAdding = true } }
                    .sheet(isPresented: $isAdding) { Text("Under construction").navigationTitle("A new book") }
            }
        }
    }

    struct Panes: View {
        enum Pane: String, CaseIterable { case inbox = "Inbox", archive = "Archive" }

        @State private var pane = Pane.inbox

        var body: some View {
            HStack {
                ForEach(Pane.allCases, id: \.self) { each in
                    Button(each.rawValue) { pane = each }.disabled(each == pane)
                }
            }
            switch pane {
            case .inbox: Text("No messages")
            case .archive: Text("Nothing archived")
            }
        }
    }

    @Test func aBookHasAnAddress() async throws {
        let page = try await TestPage(Library.self)
        try await page.click(.role(.link, "Emma"))
        #expect(page.path == "/books/2")
        #expect(page.title == "Emma")
        let missing = try await page.visitor.open("/books/7")
        #expect(missing.status == 404)
    }

    @Test func theProgramLeadsElsewhere() async throws {
        let page = try await TestPage(Library.self)
        try await page.click(.label("Surprise me"))
        #expect(page.path.hasPrefix("/books/"))
        #expect(try await page.visitor.request("/books.csv").text == "1,Middlemarch\r\n2,Emma\r\n")
        #expect(try await page.visitor.open("/nowhere").status == 404)
    }

    @Test func requestsAndRedirects() async throws {
        let server = try TestServer {
            WindowGroup("Search", path: "/search") { Results() }
            WindowGroup("Members", path: "/members") { Members() }
            WindowGroup("Login", path: "/login") { Text("Sign in") }
            WindowGroup("New", path: "/new") { NewBook() }
            WindowGroup("Book", path: "/books/{id}", for: Int.self) { BookPage(id: $0.wrappedValue) }
            WindowGroup("Panes", path: "/panes") { Panes() }
            WindowGroup("Catalog", path: "/catalog") { Catalog() }
        }
        let visitor = server.visitor()
        #expect(try await visitor.open("/search?q=chairs").text == "You searched for ‘chairs’.")
        #expect(try await visitor.open("/members").path == "/login")
        let page = try await visitor.open("/new")
        try await page.click(.label("Save"))
        #expect(page.title == "Emma")
        let panes = try await visitor.open("/panes")
        try await panes.click(.label("Archive"))
        #expect(panes.contains(.text("Nothing archived")))
        let catalog = try await visitor.open("/catalog?path=Int.2")
        #expect(catalog.title == "Book 2")
        try await catalog.go(to: "")
        #expect(catalog.title == "Catalog")
        try await catalog.click(.role(.link, "Middlemarch"))
        #expect(catalog.title == "Book 1" && catalog.place == "path=Int.1")
    }
}
