import Martlet
import MartletTesting
import Testing

@Suite struct NavigationTests {
    private struct Library: App {
        var body: some Scene {
            WindowGroup("Books", path: "/") { Shelf() }
            WindowGroup("Book", id: "book", path: "/books/{id}", for: Int.self) { Book(number: $0.wrappedValue) }
        }
    }

    private struct Shelf: View {
        @Environment(\.openWindow) private var openWindow

        var body: some View {
            VStack {
                HTML("a") { Text("First") }.attribute("href", "/books/1")
                HTML("a") { Text("Elsewhere") }.attribute("href", "https://example.org/")
                Button("Second") { openWindow(id: "book", value: 2) }
            }
        }
    }

    private struct Book: View {
        let number: Int?

        var body: some View {
            VStack {
                Text("Book \(number ?? 0)").accessibilityIdentifier("book")
                HTML("a") { Text("Back") }.attribute("href", "/")
            }
        }
    }

    private struct There: View {
        let other: String
        @Environment(\.openWindow) private var openWindow

        var body: some View {
            Text("…").task {
                await Task.yield()
                openWindow(id: other)
            }
        }
    }

    @Test func pagesThatLeadToOneAnotherAreNotFollowedForEver() async throws {
        let server = try TestServer {
            WindowGroup(id: "here", path: "/here") { There(other: "there") }
            WindowGroup(id: "there", path: "/there") { There(other: "here") }
        }
        let error = await #expect(throws: TestPageError.self) { try await server.visitor().open("/here") }
        #expect(error?.description == "The pages lead to one another without end.")
    }

    @Test(arguments: TestTransport.allCases) func linksAndTheProgramLeadToOtherPages(over transport: TestTransport)
        async throws
    {
        let page = try await TestPage(Library.self, over: transport)
        try await page.click(.role(.link, "First"))
        #expect(page.path == "/books/1")
        #expect(page.title == "Book")
        #expect(try page.text("book") == "Book 1")
        try await page.click(.label("Back"))
        try await page.click(.label("Second"))
        #expect(page.path == "/books/2")
        #expect(try page.text("book") == "Book 2")
        try await page.click(.label("Back"))
        // Links out of the program are not followed.
        try await page.click(.label("Elsewhere"))
        #expect(page.path == "/")
        await #expect(throws: TestPageError.self) { try await page.visitor.open("/books/none") }
    }
}
