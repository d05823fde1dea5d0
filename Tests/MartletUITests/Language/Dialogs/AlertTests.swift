import FoundationEssentials
import MartletUI
import Testing

/// "All actions in an alert dismiss the alert after the action runs." (Apple's documentation of `alert`)
@Suite struct AlertTests {
    private struct Deleting: View {
        @State private var isAsking = false
        @State private var log: [String] = []

        var body: some View {
            Text(log.joined(separator: " ")).accessibilityIdentifier("log")
            Text(isAsking ? "asking" : "quiet").accessibilityIdentifier("state")
            Button("Ask") { isAsking = true }.accessibilityIdentifier("ask")
                .alert("Delete it?", isPresented: $isAsking) {
                    Button("Delete", role: .destructive) { log.append(isAsking ? "deleted" : "late") }
                        .accessibilityIdentifier("delete")
                    Button("Keep", role: .cancel) { log.append("kept") }.accessibilityIdentifier("keep")
                } message: {
                    Text("It cannot be taken back.")
                }
        }
    }

    @Test func itIsAModalDialogThatIsNamedAndDescribed() throws {
        let page = try EnginePage { Deleting() }
        #expect(page.dom.element(tag: "dialog") == nil)
        try page.press("ask")
        let dialog = try #require(page.dom.element(tag: "dialog"))
        #expect(dialog.attributes["role"] == "alertdialog")
        #expect(dialog.attributes["data-modal"] == "")
        #expect(dialog.attributes["data-on"] == "cancel")
        #expect(dialog.attributes["open"] == "")
        let title = try #require(dialog.attributes["aria-labelledby"])
        let message = try #require(dialog.attributes["aria-describedby"])
        #expect(page.dom.element(title)?.text == "Delete it?")
        #expect(page.dom.element(message)?.text == "It cannot be taken back.")
        #expect(page.occurrences(of: "<button") == 3)
    }

    @Test func anyButtonEndsItWhenItsActionHasRun() throws {
        let page = try EnginePage { Deleting() }
        try page.press("ask")
        #expect(page.dom.element("state")?.text == "asking")
        try page.press("delete")
        #expect(page.dom.element("log")?.text == "deleted")
        #expect(page.dom.element("state")?.text == "quiet")
        #expect(page.dom.element(tag: "dialog") == nil)
        try page.press("ask")
        try page.press("keep")
        #expect(page.dom.element("log")?.text == "deleted kept")
        #expect(page.dom.element(tag: "dialog") == nil)
    }

    @Test func escapePressesTheButtonThatLeavesEverything() throws {
        let page = try EnginePage { Deleting() }
        try page.press("ask")
        try page.leaveDialog()
        #expect(page.dom.element("log")?.text == "kept")
        #expect(page.dom.element(tag: "dialog") == nil)
    }

    @Test func anActionThatThrowsEndsItToo() throws {
        struct Failure: Error {}
        struct Throwing: View {
            @State private var isAsking = true
            var body: some View {
                Text("a").alert("b", isPresented: $isAsking) {
                    Button("c") { throw Failure() }.accessibilityIdentifier("c")
                }
            }
        }
        let page = try EnginePage { Throwing() }
        #expect(throws: Failure.self) { try page.press("c") }
        try page.flush()
        #expect(page.dom.element(tag: "dialog") == nil)
    }

    /// "If no actions are present, the system includes a standard “OK” action." (Apple's documentation of `alert`)
    @Test func withoutActionsThereIsAnOKButton() throws {
        struct Messages: View {
            @State private var isReporting = true
            @State private var hasOwn = false
            var body: some View {
                Text("a").alert("Done", isPresented: $isReporting) { if hasOwn { Button("Fine") {} } }
                Button("own") { hasOwn.toggle() }.accessibilityIdentifier("own")
            }
        }
        let page = try EnginePage { Messages() }
        let dialog = try #require(page.dom.element(tag: "dialog"), "in the first HTML")
        #expect(dialog.attributes["aria-describedby"] == nil)
        #expect(page.buttons(in: dialog) == ["OK"])
        try page.press("own")
        #expect(page.buttons(in: dialog) == ["Fine"])
        try page.press("own")
        #expect(page.buttons(in: dialog) == ["OK"])
        try page.pressButton("OK")
        #expect(page.dom.element(tag: "dialog") == nil)
    }

    @Test func fieldsAmongTheActionsAreTheVisitors() throws {
        struct Naming: View {
            @State private var isAsking = true
            @State private var name = ""
            var body: some View {
                Text("Hello, \(name)").accessibilityIdentifier("hello").alert("Name", isPresented: $isAsking) {
                    TextField("Name", text: $name).accessibilityIdentifier("name")
                    Button("OK") {}.accessibilityIdentifier("ok")
                }
            }
        }
        let page = try EnginePage { Naming() }
        try page.enter(.string("Ada"), into: "name")
        #expect(page.dom.element(tag: "dialog") != nil)
        try page.press("ok")
        #expect(page.dom.element("hello")?.text == "Hello, Ada")
        #expect(page.dom.element(tag: "dialog") == nil)
    }

    /// Presenting the alert does not evaluate the view that has it, unless the view reads the binding itself.
    @Test func theAlertReadsItsBindingByItself() throws {
        struct Quiet: View {
            @State private var isAsking = false
            var body: some View {
                Button("Ask") { isAsking = true }.accessibilityIdentifier("ask")
                    .alert("b", isPresented: $isAsking) { Button("c") {}.accessibilityIdentifier("c") }
            }
        }
        let page = try EnginePage { Quiet() }
        #expect(try page.evaluations { try page.press("ask") }.contains("Quiet") == false)
        #expect(try page.evaluations { try page.press("c") }.contains("Quiet") == false)
    }

    /// "Any changes that you make after the presentation occurs are ignored." (Apple's documentation of `alert`)
    @Test func dataThatChangesLaterChangesNothing() throws {
        struct Row: Equatable { var name: String }
        struct Presenting: View {
            @State private var isAsking = true
            @State private var row: Row? = Row(name: "one")
            @State private var log = ""
            var body: some View {
                Text(log).accessibilityIdentifier("log")
                    .alert("Delete?", isPresented: $isAsking, presenting: row) { row in
                        Button("Delete \(row.name)") { log += row.name }.accessibilityIdentifier("delete")
                    } message: { row in
                        Text("\(row.name) goes.")
                    }
                Button("rename") { row?.name = "two" }.accessibilityIdentifier("rename")
                Button("none") { (row, isAsking) = (nil, true) }.accessibilityIdentifier("none")
            }
        }
        let page = try EnginePage { Presenting() }
        try page.press("rename")
        let dialog = try #require(page.dom.element(tag: "dialog"))
        #expect(page.text(in: dialog).contains("one goes."))
        try page.press("delete")
        #expect(page.dom.element("log")?.text == "one")
        try page.press("none")
        #expect(page.dom.element(tag: "dialog") == nil, "without data there is nothing to present")
    }

    @Test func anErrorGivesItsDescriptionAsTheTitle() throws {
        enum Failure: LocalizedError {
            case full
            var errorDescription: String? { "The disk is full." }
            var recoverySuggestion: String? { "Delete something." }
        }
        struct Failing: View {
            @State private var isFailing = true
            @State private var error: Failure? = .full
            var body: some View {
                Text("a").alert(isPresented: $isFailing, error: error) { _ in
                    Button("OK") {}
                } message: { error in
                    Text(error.recoverySuggestion ?? "")
                }
            }
        }
        let page = try EnginePage { Failing() }
        let dialog = try #require(page.dom.element(tag: "dialog"))
        #expect(dialog.first { $0.name == "h2" }?.text == "The disk is full.")
        #expect(page.text(in: dialog).contains("Delete something."))
    }

    @Test func whatABindingKeepsIsShownAgain() throws {
        struct Stubborn: View {
            var body: some View {
                Text("a").alert("b", isPresented: .constant(true)) { Button("c") {}.accessibilityIdentifier("c") }
            }
        }
        let page = try EnginePage { Stubborn() }
        // The browser may have closed the dialog by itself.
        #expect(try page.leaveDialog().contains("\"data-modal\",\"\""))
        #expect(page.dom.element(tag: "dialog") != nil)
    }

    @Test func aPressInAPageStaysWithTheView() throws {
        struct Plain: View {
            @State private var isOpen = false
            var body: some View {
                Text("a").padding().alert("b", isPresented: $isOpen) {}.accessibilityIdentifier("text")
            }
        }
        let page = try EnginePage { Plain() }
        #expect(page.dom.element("text")?.text == "a", "the view keeps its element")
    }
}

extension EnginePage {
    /// Returns the texts of the buttons in `element`.
    func buttons(in element: ModelElement) -> [String] {
        var texts: [String] = []
        element.forEach { if $0.name == "button" { texts.append($0.text ?? "") } }
        return texts
    }

    /// Returns all texts in `element`.
    func text(in element: ModelElement) -> String {
        var texts: [String] = []
        element.forEach { if let text = $0.text { texts.append(text) } }
        return texts.joined(separator: " ")
    }

    /// Presses the button with a text.
    func pressButton(_ text: String) throws {
        let button = try #require(dom.root.first { $0.name == "button" && $0.text == text })
        try perform(.click, at: try #require(button.number))
    }

    /// Presses Escape in the dialog and returns the patches.
    @discardableResult
    func leaveDialog() throws -> String {
        try perform(.cancel, at: try #require(dom.element(tag: "dialog")?.number))
    }

    @discardableResult
    private func perform(_ type: EventType, at number: UInt32) throws -> String {
        let found = try #require(ActionFinder.handler(at: number, for: type, in: graph))
        guard case .action(let action) = found.handler else { throw WireMismatch("no action") }
        try action()
        return try flush()
    }
}

extension ModelDOM {
    /// Returns the first element with a tag name.
    func element(tag: String) -> ModelElement? { root.first { $0.name == tag } }
}
