import Martlet
import MartletTesting
import Testing

/// The shorter copy of “SwiftUI Evaluation and Rendering”. It has the same listings, and the tests of `Note0Tests`
/// cover them. These tests cover its own text, with the program of its only walk-through and the one listing that it
/// keeps of each section.
@Suite struct Note1Tests {
    /// "These structs are extremely lightweight value types". "It then compares the new blueprint to the old one
    /// (diffing) and efficiently figures out the minimum amount of work needed".
    @Test func aDescriptionIsAValue() async throws {
        let page = try await TestPage { Note0Listing1.ContentView() }
        #expect(Mirror(reflecting: Note0Listing1.ContentView().body).displayStyle == .struct)
        #expect(page.evaluations == ["ContentView"])
        #expect(page.patches == [])
    }

    /// "A view using @ObservedObject or @EnvironmentObject will re-evaluate its body whenever any @Published property
    /// on the observed object changes, even if the view doesn't use that specific property."
    @Test func anyPropertyOfTheObjectEvaluates() async throws {
        let page = try await TestPage { Note0Listing7.ContentView() }
        try await page.click(.label("Increase Score to 110"))
        try await page.click(.label("Increase Score to 120"))
        #expect(page.evaluations == ["ContentView", "UsernameDisplayView"])
        #expect(page.patches.count == 1)
    }

    /// "Both solutions achieve property-level dependency tracking." The first: "This button changes 'score', which will
    /// NOT cause UsernameEditorView to re-render."
    @Test func aBindingToOneProperty() async throws {
        let page = try await TestPage { Note0Listing8.ProfileView() }
        try await page.click(.label("Increase Score: 0"))
        try await page.click(.label("Increase Score: 1"))
        #expect(page.evaluations == ["ProfileView"])
    }

    /// The second solution: "This macro generates code that adds observation support to your data model at compile
    /// time".
    @Test func anObservableIsReadByProperty() async throws {
        let page = try await TestPage { Note0Listing21.ContentView() }
        try await page.click(.label("Log In as 'Alex'"))
        #expect(page.evaluations == ["ContentView", "ChildView"])
        #expect(page.contains(.text("Child View: Hello, Alex")))
    }

    /// "If your view needs to read the data and also modify it, pass it as a @Binding." "If your view only needs to
    /// read a piece of data to display itself, pass it as a let constant."
    @Test func bindingsAndConstants() async throws {
        struct Parent: View {
            @State private var score = 1
            var body: some View {
                Note0Listing26.MyView(name: "Ann", score: score)
                Writer(score: $score)
            }
        }
        struct Writer: View {
            @Binding var score: Int
            var body: some View { Button("Add") { score += 1 } }
        }
        let page = try await TestPage { Parent() }
        try await page.click(.label("Add"))
        #expect(page.text.contains("Ann: 2"))
        #expect(page.evaluations.filter { $0 != "Writer" } == ["Parent", "MyView"])
    }

    /// "The macro condenses all of that into a single, declarative line".
    @Test func theMacroDoesWhatTheOldWayDid() async throws {
        let old = try await TestPage { Note0Listing15.Reader() }
        let new = try await TestPage { Note0Listing16.Reader() }
        #expect(old.html == new.html)
    }

    /// "Here's the step-by-step process of what happens when the property in your AppState changes".
    @Test func theExampleOfReEvaluation() async throws {
        let page = try await TestPage { Note0Listing17.ContentView() }
        try await page.click(.label("Change Theme to Orange"))
        #expect(page.evaluations == ["ContentView", "ChildView"])
    }

    /// "By wrapping the book with State, you're telling SwiftUI to manage the storage of the instance."
    @Test func stateHoldsAModel() async throws {
        let page = try await TestPage { Note0Listing19.BookView() }
        #expect(page.text == "Sample Book Title")
    }

    /// "creates an instance of Library in the app's top-level structure"; "you can provide the model data type".
    @Test(arguments: ["first", "second"]) func anAppProvidesItsModel(listing: String) async throws {
        let page =
            listing == "first"
            ? try await TestPage(Note0Listing20.BookReaderApp.self)
            : try await TestPage(Note0Listing22.BookReaderApp.self)
        try await page.click(.label("Rename"))
        #expect(page.evaluations == ["LibraryView"])
        #expect(page.text == "City Rename")
    }

    /// "the following toggles the isAvailable property of a book in the action closure of a button".
    @Test func aModelIsChangedWithoutABinding() async throws {
        let page = try await TestPage { Note0Listing24.BookView(book: Note0Listing18.Book()) }
        try await page.click(.label("Check out"))
        #expect(page.evaluations == ["BookView"])
        #expect(page.contains(.label("Return")))
    }

    /// "the following code wraps the book variable with @Bindable. Then it uses a TextField to change the title
    /// property of a book, and a Toggle to change the isAvailable property".
    @Test func bindableGivesBindings() async throws {
        let page = try await TestPage { Note0Listing25.BookEditView(book: Note0Listing18.Book()) }
        try await page.toggle(.label("Book is available"))
        #expect(try !page.isChecked(.label("Book is available")))
        try await page.type("Mine", into: .role(.textBox, "Title"))
        #expect(try page.value(.role(.textBox, "Title")) == "Mine")
    }

    /// "the complete, combined, and detailed step-by-step explanation of the re-evaluation process when pdfFiles
    /// changes".
    @Test func openingADocument() async throws {
        let page = try await TestPage { DocumentPanes.Root() }
        try await page.click(.label("Open a"))
        #expect(try page.text("viewer") == "shows a")
        #expect(page.evaluations.count(of: "ContentView") == 1)
        #expect(page.evaluations.count(of: "PDFViewerView") == 1)
    }
}
