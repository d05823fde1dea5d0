import Martlet
import MartletTesting
import Testing

@Suite struct ComingFromSwiftUITests {
    @Observable final class Settings {
        var fontSize = 14.0
    }

    struct ReaderApp: App {
        @State private var settings = Settings()

        var body: some Scene {
            WindowGroup("Reader") { Reader().environment(settings) }
        }
    }

    struct Reader: View {
        @Environment(Settings.self) private var settings

        var body: some View {
            @Bindable var settings = settings
            Slider(value: $settings.fontSize, in: 10...30) { Text("Size") }
            Text("The quick brown fox").font(.system(size: settings.fontSize)).accessibilityIdentifier("sample")
        }
    }

    @Observable final class Library {
        var titles: [String] = []
        var problem: String?

        func load() async {
            do {
                titles = try await fetchTitles()
            } catch {
                problem = "The titles could not be loaded."
            }
        }

        private func fetchTitles() async throws -> [String] { ["Emma", "Middlemarch"] }
    }

    struct Titles: View {
        @State private var library = Library()

        var body: some View {
            List(library.titles, id: \.self) { Text($0) }
                .task { await library.load() }
        }
    }

    struct Birthday: View {
        @State private var date = "1815-12-10"

        var body: some View {
            HTML("label") {
                Text("Born ")
                HTML("input").attribute("type", "date").attribute("value", date).onInput { date = $0 }
            }
            Text(date).accessibilityIdentifier("date")
        }
    }

    @Test func eachVisitorHasSettings() async throws {
        let server = try TestServer(ReaderApp.self)
        let page = try await server.visitor().open("/")
        let other = try await server.visitor().open("/")
        try await page.type("20", into: .label("Size"))
        #expect(page.patches.count > 0)
        #expect(try other.value(.label("Size")) == "14")
    }

    @Test func theOthersWork() async throws {
        let titles = try await TestPage { Titles() }
        #expect(titles.contains(.text("Middlemarch")))
        let birthday = try await TestPage { Birthday() }
        try await birthday.type("1912-06-23", into: .tag("input"))
        #expect(try birthday.text("date") == "1912-06-23")
    }
}
