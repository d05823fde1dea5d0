import MartletTesting
import MartletUI
import Synchronization
import Testing

/// Scenes that a program composes from others.
@Suite struct OwnSceneTests {
    private struct Library: Scene {
        @State private var title = "Books"
        @AppStorage("shelf") private var shelf = "empty"

        var body: some Scene {
            WindowGroup(title, path: "/books") {
                TextField("Title", text: $title).accessibilityIdentifier("title")
                TextField("Shelf", text: $shelf).accessibilityIdentifier("shelf")
            }
            Covers(title: title)
        }
    }

    fileprivate struct Covers: Scene {
        let title: String
        @State private var count = 0

        var body: some Scene {
            WindowGroup("Covers", path: "/covers") {
                Button("Count \(count)") { count += 1 }.accessibilityIdentifier("count")
                Text(title).accessibilityIdentifier("title")
            }
            Route("/covers.txt") { _ in .text("\(count) covers") }
        }
    }

    private struct Program: App {
        var body: some Scene {
            WindowGroup("Home", path: "/") { Text("Home") }
            Library()
            Covers.Again()
        }
    }

    @Test func theirPagesAndRoutesAreTheProgram() async throws {
        let visitor = try TestServer(Program.self).visitor()
        #expect(try await visitor.open("/").title == "Home")
        #expect(try await visitor.open("/books").title == "Books")
        #expect(try await visitor.open("/again").title == "Again")
        #expect(try await visitor.request("/covers.txt").text == "0 covers")
    }

    private enum Log {
        static let evaluations = Atomic(0)
    }

    private struct Chapter: Scene {
        var body: some Scene {
            Log.evaluations.add(1, ordering: .relaxed)
            return Group.make()
        }
    }

    private enum Group {
        @SceneBuilder static func make() -> some Scene {
            WindowGroup("One", path: "/one") { Text("One") }
            WindowGroup("Two", path: "/two") { Text("Two") }
        }
    }

    private struct Chapters: App {
        var body: some Scene {
            Chapter()
            WindowGroup("Three", path: "/three") { Text("Three") }
        }
    }

    /// A program may have many pages, of which a visitor needs few.
    @Test func thoseWithoutTheRequestedPageAreNotEvaluated() async throws {
        let visitor = try TestServer(Chapters.self).visitor()
        let before = Log.evaluations.load(ordering: .relaxed)
        #expect(try await visitor.open("/three").title == "Three")
        #expect(try await visitor.open("/three").title == "Three")
        #expect(Log.evaluations.load(ordering: .relaxed) == before)
        #expect(try await visitor.open("/two").title == "Two")
        #expect(Log.evaluations.load(ordering: .relaxed) == before + 1)
    }

    private struct Lists: App {
        @SceneBuilder private var two: some Scene {
            WindowGroup("A", path: "/a") { Text("A") }
            WindowGroup("B", path: "/b") { Text("B") }
        }

        @SceneBuilder private var three: some Scene {
            WindowGroup("C", path: "/c") { Text("C") }
            WindowGroup("D", path: "/d") { Text("D") }
            WindowGroup("E", path: "/e") { Text("E") }
        }

        var body: some Scene {
            WindowGroup("Home", path: "/") { Text("Home") }
            two
            three
            WindowGroup("F", path: "/f") { Text("F") }
        }
    }

    /// What a walk knows of a scene by its type must not be taken for another one's: two lists have one type, and as many pages as each
    /// has.
    @Test func listsOfOneTypeHaveThePagesOfTheirOwn() async throws {
        let server = try TestServer(Lists.self)
        for _ in 0..<2 {
            for (path, title) in zip(
                ["/", "/a", "/b", "/c", "/d", "/e", "/f"], ["Home", "A", "B", "C", "D", "E", "F"])
            {
                #expect(try await server.visitor().open(path).title == title)
            }
        }
    }

    @Test func theirStateIsTheVisitors() async throws {
        let server = try TestServer(Program.self)
        let visitor = server.visitor()
        let covers = try await visitor.open("/covers")
        try await covers.click("count")
        try await covers.click("count")
        #expect(try covers.text("count") == "Count 2")
        #expect(try await visitor.open("/covers").text("count") == "Count 2")
        #expect(try await visitor.request("/covers.txt").text == "2 covers")
        #expect(try await server.visitor().open("/covers").text("count") == "Count 0")
    }

    @Test func theTitleFollowsTheirState() async throws {
        let visitor = try TestServer(Program.self).visitor()
        let books = try await visitor.open("/books")
        try await books.type("Novels", into: "title")
        #expect(books.title == "Novels")
        #expect(try await visitor.open("/books").title == "Novels")
        #expect(try await visitor.open("/covers").text("title") == "Novels")
    }

    @Test func whatTheyStoreIsRead() async throws {
        let visitor = try TestServer(Program.self).visitor()
        let books = try await visitor.open("/books")
        #expect(try books.value("shelf") == "empty")
        try await books.type("full", into: "shelf")
        #expect(try await visitor.open("/books").value("shelf") == "full")
    }
}

extension OwnSceneTests.Covers {
    /// A scene without properties.
    fileprivate struct Again: Scene {
        var body: some Scene { WindowGroup("Again", path: "/again") { Text("Again") } }
    }
}
