import Martlet
import MartletTesting
import Testing

@Observable private final class Model {
    var used = 0
    var unused = 0
}

private struct Child: View {
    let model: Model
    var body: some View { Text(verbatim: "used \(model.used)") }
}

private struct Parent: View {
    @State private var model = Model()
    var body: some View {
        Child(model: model)
        Button("Used") { model.used += 1 }
        Button("Unused") { model.unused += 1 }
    }
}

/// Creates its child anew at each press.
private struct Again: View {
    @State private var round = 0
    var body: some View {
        Kept(round: round)
        Button("Again") { round += 1 }
    }
}

private struct Kept: View {
    let round: Int
    @State private var book = Note0Listing18.Book()
    var body: some View {
        Text(verbatim: "\(round): \(book.title)")
        Button("Rename") { book.title = "Mine" }
    }
}

private struct Shelf: View {
    @State private var book = Note0Listing18.Book()
    var body: some View {
        Note0Listing24.BookView(book: book)
        Text(book.author.name)
    }
}

private struct Desk: View {
    @State private var book = Note0Listing18.Book()
    var body: some View {
        Note0Listing25.BookEditView(book: book)
        Title(book: book)
    }
}

private struct Title: View {
    let book: Note0Listing18.Book
    var body: some View { Text(verbatim: "title: \(book.title)") }
}

extension Note0Tests {
    // MARK: The Observation Framework

    /// "To make data changes visible to SwiftUI, apply the `Observable()` macro to your data model." "Both solutions
    /// achieve property-level dependency tracking."
    @Test func observationTracksProperties() async throws {
        let page = try await TestPage { Parent() }
        try await page.click(.label("Unused"))
        #expect(page.evaluations == [])
        try await page.click(.label("Used"))
        #expect(page.evaluations == ["Child"])
        #expect(page.text.contains("used 1"))
    }

    /// "the following code stores an instance of the data model type `Book` in the state variable `book`".
    @Test func stateHoldsAModel() async throws {
        let page = try await TestPage { Note0Listing19.BookView() }
        #expect(page.text == "Sample Book Title")
        #expect(page.evaluations == ["BookView"])
    }

    /// "Each time SwiftUI re-creates `BookView`, it connects the `book` variable to the managed instance, providing the
    /// view a single source of truth for the model data."
    @Test func theModelIsConnectedToANewValueOfTheView() async throws {
        let page = try await TestPage { Again() }
        try await page.click(.label("Rename"))
        #expect(page.evaluations == ["Kept"])
        try await page.click(.label("Again"))
        #expect(page.evaluations == ["Again", "Kept"])
        #expect(page.text.contains("1: Mine"))
    }

    /// "You can also create a state object in your top-level `App` instance". "You can also store model data directly
    /// in the environment without defining a custom environment value by using the `environment(_:)` modifier."
    /// "instead of providing a key path to the environment value, you can provide the model data type".
    @Test(arguments: TestTransport.allCases) func anAppProvidesItsModel(over transport: TestTransport) async throws {
        let page = try await TestPage(Note0Listing20.BookReaderApp.self, over: transport)
        #expect(page.evaluations == ["LibraryView"])
        #expect(page.text == "Village Rename")
        try await page.click(.label("Rename"))
        #expect(page.evaluations == ["LibraryView"])
        #expect(page.text == "City Rename")
        let again = try await TestPage(Note0Listing22.BookReaderApp.self, over: transport)
        #expect(again.text == "Village Rename")
    }

    /// "The parent view owns the model using @State." "The parent reads the property." "We pass the entire model object
    /// to the child."
    @Test(arguments: TestTransport.allCases) func aModelIsPassedAsAConstant(over transport: TestTransport) async throws
    {
        let page = try await TestPage(over: transport) { Note0Listing21.ContentView() }
        #expect(page.text.hasPrefix("Parent View: Hello, Guest Child View: Hello, Guest"))
        try await page.click(.label("Log In as 'Alex'"))
        #expect(page.evaluations == ["ContentView", "ChildView"])
        #expect(page.text.hasPrefix("Parent View: Hello, Alex Child View: Hello, Alex"))
        let parent = try #require(page.element(.text("Parent View: Hello, Alex")).node)
        let child = try #require(page.element(.text("Child View: Hello, Alex")).node)
        #expect(
            "\(page.patches)" == #"[["t",\#(parent),"Parent View: Hello, Alex",\#(child),"Child View: Hello, Alex"]]"#)
        try await page.click(.label("Log In as 'Alex'"))
        #expect(page.patches == [])
    }

    /// "With Observation in SwiftUI, a view can support data changes without using property wrappers or bindings."
    @Test(arguments: TestTransport.allCases) func aModelIsChangedWithoutABinding(
        over transport: TestTransport
    ) async throws {
        let page = try await TestPage(over: transport) { Shelf() }
        #expect(page.contains(.text("Available for checkout")))
        try await page.click(.label("Check out"))
        #expect(page.evaluations == ["BookView"])
        #expect(page.contains(.text("Waiting for return")))
        try await page.click(.label("Return"))
        #expect(page.evaluations == ["BookView"])
        #expect(page.contains(.text("Available for checkout")))
    }

    /// "we need `@Bindable` to create bindings because `TextField` and `Toggle` expect bindings as arguments."
    @Test(arguments: TestTransport.allCases) func bindableGivesBindings(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Desk() }
        try await page.type("Mine", into: .role(.textBox, "Title"))
        #expect(page.evaluations.count(of: "Title") == 1)
        #expect(page.evaluations.count(of: "Desk") == 0)
        #expect(page.contains(.text("title: Mine")))
        try await page.toggle(.label("Book is available"))
        #expect(page.evaluations.count(of: "Title") == 0)
        #expect(try !page.isChecked(.label("Book is available")))
        // Nothing presents the view, so there is nothing to dismiss.
        try await page.press("Enter", in: .role(.textBox, "Title"))
        try await page.click(.label("Close"))
        #expect(page.contains(.text("title: Mine")))
        #expect(page.diagnostics == [])
    }

    /// "Forgetting to inject it with `.environment()` will cause a runtime crash." Here it is reported, the view is not
    /// shown, and the process continues: one visitor's page must not end everyone's.
    @Test(arguments: TestTransport.allCases) func aMissingObjectIsReportedAndNothingEnds(
        over transport: TestTransport
    ) async throws {
        struct Forgetful: View {
            @State private var count = 0
            var body: some View {
                Note0Listing23.LibraryView()
                Note0Listing7.UsernameDisplayView()
                Button("Count: \(count)") { count += 1 }
            }
        }
        let page = try await TestPage(over: transport) { Forgetful() }
        #expect(page.diagnostics.count == 2)
        #expect(page.diagnostics[0].description.contains("LibraryView needs an object of type Library"))
        #expect(page.diagnostics[1].description.contains("UsernameDisplayView needs an object of type AppState"))
        try await page.click(.label("Count: 0"))
        #expect(page.contains(.label("Count: 1")))
    }
}
