import Martlet
import MartletTesting
import Testing

@Suite struct StateAndDataFlowTests {
    struct Editor: View {
        @State private var title = "Untitled"
        @State private var isEditing = false

        var body: some View {
            VStack {
                Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
                if isEditing {
                    TitleField(title: $title)
                } else {
                    Text(title).accessibilityIdentifier("title")
                }
            }
        }
    }

    struct TitleField: View {
        @Binding var title: String

        var body: some View { TextField("Title", text: $title) }
    }

    @Observable final class Cart {
        struct Line: Identifiable, Codable {
            let id: Int
            let name: String
            var count: Int
        }

        var lines = [Line(id: 1, name: "Chair", count: 1), Line(id: 2, name: "Table", count: 1)]
        var note = ""

        var total: Int { lines.reduce(0) { $0 + $1.count } }
    }

    struct CartPage: View {
        @State private var cart = Cart()

        var body: some View {
            VStack {
                CartTotal(cart: cart)
                ForEach(cart.lines) { line in
                    Text("\(line.name): \(line.count)")
                }
                Button("One more chair") { cart.lines[0].count += 1 }
                NoteField(cart: cart)
            }
        }
    }

    struct CartTotal: View {
        let cart: Cart

        var body: some View { Text("\(cart.total) pieces").accessibilityIdentifier("total") }
    }

    struct NoteField: View {
        @Bindable var cart: Cart

        var body: some View { TextField("Note", text: $cart.note) }
    }

    @Observable final class Preferences {
        var isCompact = false
    }

    struct ReaderApp: App {
        @State private var preferences = Preferences()
        @AppStorage("name") private var name = "Guest"

        var body: some Scene {
            WindowGroup("Articles", path: "/") { Articles().environment(preferences) }
            WindowGroup("Settings", path: "/settings") { Settings(name: $name).environment(preferences) }
        }
    }

    struct Articles: View {
        @Environment(Preferences.self) private var preferences

        var body: some View {
            Text(preferences.isCompact ? "Compact" : "Spacious").accessibilityIdentifier("density")
        }
    }

    struct Settings: View {
        @Environment(Preferences.self) private var preferences
        @Binding var name: String

        var body: some View {
            @Bindable var preferences = preferences
            Form {
                TextField("Name", text: $name)
                Toggle("Compact", isOn: $preferences.isCompact)
            }
        }
    }

    struct Weather: View {
        let city: String
        @State private var report = "Loading…"

        var body: some View {
            Text(report)
                .accessibilityIdentifier("report")
                .task(id: city) { report = await forecast(for: city) }
        }

        private func forecast(for city: String) async -> String {
            await Task.yield()
            return "Sun in \(city)"
        }
    }

    struct Password: View {
        @State private var password = ""

        private var isLongEnough: Bool { password.count >= 12 }

        var body: some View {
            SecureField("Password", text: $password)
            Button("Save") {}.disabled(!isLongEnough)
        }
    }

    @Test func aBindingWritesItsOwnersState() async throws {
        let page = try await TestPage { Editor() }
        try await page.click(.label("Edit"))
        try await page.type("Notes", into: .label("Title"))
        try await page.click(.label("Done"))
        #expect(try page.text("title") == "Notes")
    }

    @Test func onlyReadersOfAPropertyAreEvaluated() async throws {
        let page = try await TestPage { CartPage() }
        try await page.click(.label("One more chair"))
        #expect(try page.text("total") == "3 pieces")
        #expect(page.evaluations == ["CartPage", "CartTotal"])
        try await page.type("Soon, please", into: .label("Note"))
        #expect(page.evaluations.count(of: CartPage.self) == 0)
        #expect(page.evaluations.count(of: CartTotal.self) == 0)
    }

    @Test func pagesOfAVisitorShareTheApp() async throws {
        let server = try TestServer(ReaderApp.self)
        let visitor = server.visitor()
        let articles = try await visitor.open("/")
        let settings = try await visitor.open("/settings")
        let stranger = try await server.visitor().open("/")
        try await settings.toggle(.label("Compact"))
        #expect(try articles.text("density") == "Compact")
        #expect(try stranger.text("density") == "Spacious")
    }

    @Test func theOthersWork() async throws {
        let weather = try await TestPage { Weather(city: "Zürich") }
        try await weather.wait(for: .identifier("report"), toRead: "Sun in Zürich")
        let password = try await TestPage { Password() }
        #expect(try password.isDisabled(.label("Save")))
        try await password.type("correct horse", into: .label("Password"))
        #expect(try !password.isDisabled(.label("Save")))
    }
}
