import MartletUI
import Testing

private enum Field: Hashable { case name, mail }

private struct Sheet: View {
    @FocusState private var field: Field?
    @State private var name = ""
    @State private var mail = ""
    @State private var hasMore = false

    var body: some View {
        TextField("Name", text: $name).focused($field, equals: .name).accessibilityIdentifier("name")
        Toggle("Mail", isOn: .constant(true)).focused($field, equals: .mail).accessibilityIdentifier("mail")
        Text(field == .name ? "name" : field == .mail ? "mail" : "none").accessibilityIdentifier("where")
        Button("to mail") { field = .mail }.accessibilityIdentifier("to mail")
        Button("away") { field = nil }.accessibilityIdentifier("away")
        Button("more") {
            hasMore = true
            field = .name
        }
        .accessibilityIdentifier("more")
        if hasMore { TextField("More", text: $name).focused($field, equals: .name).accessibilityIdentifier("late") }
    }
}

@Suite struct FocusTests {
    @Test func theVisitorsFocusIsKnown() throws {
        let page = try EnginePage { Sheet() }
        #expect(try page.enter(.none, into: "name", as: .focusin).contains("\"f\"") == false)
        #expect(page.dom.element("where")?.text == "name")
        try page.enter(.none, into: "name", as: .focusout)
        #expect(page.dom.element("where")?.text == "none")
    }

    /// The next view gains the focus before the browser reports that the last one has lost it.
    @Test func aLossThatComesLateTakesNothingAway() throws {
        let page = try EnginePage { Sheet() }
        try page.enter(.none, into: "name", as: .focusin)
        try page.enter(.none, into: "mail", as: .focusin)
        try page.enter(.none, into: "name", as: .focusout)
        #expect(page.dom.element("where")?.text == "mail")
    }

    @Test func theProgramMovesTheFocus() throws {
        let page = try EnginePage { Sheet() }
        try page.enter(.none, into: "name", as: .focusin)
        try page.press("to mail")
        #expect(page.dom.focused?.attributes["id"] == "mail")
        #expect(page.dom.element("where")?.text == "mail")
        try page.press("away")
        #expect(page.dom.focused?.attributes["id"] == nil)
    }

    @Test func aFieldThatComesWithTheFocusGetsIt() throws {
        let page = try EnginePage { Sheet() }
        try page.press("more")
        #expect(page.dom.focused?.attributes["id"] == "late")
    }

    @Test func aConditionIsTrueWhileTheViewHasTheFocus() throws {
        struct One: View {
            @FocusState private var isFocused: Bool
            var body: some View {
                TextField("x", text: .constant("")).focused($isFocused).accessibilityIdentifier("x")
                Text(isFocused ? "yes" : "no").accessibilityIdentifier("is")
                Button("focus") { isFocused = true }.accessibilityIdentifier("focus")
            }
        }
        let page = try EnginePage { One() }
        try page.enter(.none, into: "x", as: .focusin)
        #expect(page.dom.element("is")?.text == "yes")
        try page.enter(.none, into: "x", as: .focusout)
        #expect(page.dom.element("is")?.text == "no")
        try page.press("focus")
        #expect(page.dom.focused?.attributes["id"] == "x")
    }
}
