import MartletUI
import Observation
import Testing

/// The owner of several values, which passes a binding to one of them to its child.
private struct ProfileView: View {
    @State private var username = "Alex"
    @State private var score = 0
    let readsUsername: Bool

    var body: some View {
        VStack {
            if readsUsername { Text("Welcome, \(username)") }
            Button("Increase Score: \(score)") { score += 1 }.accessibilityIdentifier("score")
            UsernameEditorView(username: $username)
        }
    }
}

private struct UsernameEditorView: View {
    @Binding var username: String
    var body: some View { TextField("Username", text: $username).accessibilityIdentifier("username") }
}

private struct ContentView: View {
    @State private var isEnabled = false

    var body: some View {
        VStack {
            if isEnabled { Text("The feature is ON") } else { Text("The feature is OFF") }
            ToggleView(isFeatureEnabled: $isEnabled)
        }
    }
}

private struct ToggleView: View {
    @Binding var isFeatureEnabled: Bool
    var body: some View { Toggle("Enable Feature", isOn: $isFeatureEnabled).accessibilityIdentifier("toggle") }
}

private struct OwnText: View {
    @State private var text = ""
    let isShown: Bool

    var body: some View {
        TextField("Text", text: $text).accessibilityIdentifier("field")
        if isShown { Text(text).accessibilityIdentifier("shown") }
    }
}

/// What the notes say about controls and bindings, with the evaluated views counted.
@Suite struct BindingRuleTests {
    /// “SwiftUI Evaluation and Rendering”: "This view only depends on the username string", "It will only re-evaluate
    /// when the bound properties change."
    @Test(arguments: [true, false])
    func aChildIsEvaluatedWhenTheBoundValueChangesAndForNothingElse(_ parentReads: Bool) throws {
        let page = try EnginePage { ProfileView(readsUsername: parentReads) }
        let other = try page.evaluations { try page.press("score") }
        #expect(other == ["ProfileView"])
        let bound = try page.evaluations { try page.enter(.string("Sam"), into: "username") }
        #expect(bound == (parentReads ? ["ProfileView", "UsernameEditorView"] : ["UsernameEditorView"]))
        #expect(page.markup.contains("Welcome, Sam") == parentReads)
    }

    /// “SwiftUI Evaluation and Rendering”: "When you tap the toggle inside ToggleView, it uses its binding
    /// ($isFeatureEnabled) to change the isEnabled property in ContentView. This causes ContentView to re-evaluate,
    /// updating the Text view."
    @Test func togglingEvaluatesTheOwnerThatReadsIt() throws {
        let page = try EnginePage { ContentView() }
        #expect(page.markup.contains("The feature is OFF"))
        let names = try page.evaluations { try page.enter(.boolean(true), into: "toggle") }
        #expect(names == ["ContentView", "ToggleView"])
        #expect(page.markup.contains("The feature is ON"))
    }

    /// “SwiftUI”: "If the state property is not referenced inside the body, SwiftUI won't rerender the body when the
    /// state property changes." Passing on a binding does not read it.
    @Test func stateThatOnlyAControlReadsEvaluatesNothing() throws {
        let page = try EnginePage { OwnText(isShown: false) }
        #expect(try page.evaluations { try page.enter(.string("abc"), into: "field") } == [])
        #expect(!page.graph.isDirty)
    }

    /// “SwiftUI Evaluation and Rendering”: "any changes made by the child are reflected in the parent". A binding works
    /// in both directions.
    @Test func aBindingIsTwoWay() throws {
        let page = try EnginePage { OwnText(isShown: true) }
        #expect(try page.evaluations { try page.enter(.string("abc"), into: "field") } == ["OwnText"])
        #expect(page.dom.element("shown")?.text == "abc")
    }

    @Test func anObservablePropertyBoundByAControlEvaluatesOnlyItsReaders() throws {
        let book = Book()
        let page = try EnginePage { Editor(book: book) }
        let title = Binding {
            book.title
        } set: {
            book.title = $0
        }
        #expect(try page.evaluations { try page.enter(.string("Emma"), into: "title") } == ["Title"])
        #expect(book.title == "Emma")
        let patches = try page.change { title.wrappedValue = "Persuasion" }
        #expect(patches.contains(#""value","Persuasion""#))
    }
}

@Observable private final class Book {
    var title = "Sense and Sensibility"
}

private struct Editor: View {
    let book: Book

    var body: some View {
        TextField(
            "Title",
            text: Binding {
                book.title
            } set: {
                book.title = $0
            }
        ).accessibilityIdentifier("title")
        Title(book: book)
    }
}

private struct Title: View {
    let book: Book
    var body: some View { Text(book.title) }
}
