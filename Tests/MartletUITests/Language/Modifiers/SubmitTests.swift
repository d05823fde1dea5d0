import MartletUI
import Testing

@Suite struct SubmitTests {
    private struct Page: View {
        let inner: SubmitTriggers
        @State private var text = ""
        @State private var isSearch = false
        @State private var calls: [String] = []
        var body: some View {
            VStack {
                TextField("a", text: $text).onSubmit(of: inner) { calls.append("inner") }
                    .accessibilityIdentifier("field")
                TextField("b", text: $text).onSubmit(of: isSearch ? .search : .text) { calls.append("changing") }
                    .accessibilityIdentifier("changing")
            }
            .onSubmit { calls.append("outer") }.accessibilityIdentifier("stack")
            Button("x") { isSearch.toggle() }.accessibilityIdentifier("toggle")
            Text(verbatim: calls.joined(separator: " ")).accessibilityIdentifier("calls")
        }
    }

    private func submit(_ identifier: String, on page: EnginePage) throws -> String? {
        let number = try #require(page.dom.element(identifier)?.number)
        let found = try #require(ActionFinder.handler(at: number, for: .submit, in: page.graph))
        guard case .action(let action) = found.handler else { return nil }
        try action()
        try page.flush()
        return page.dom.element("calls")?.text
    }

    private func listens(_ identifier: String, on page: EnginePage) -> Bool {
        page.dom.element(identifier)?.attributes["data-on"]?.contains("submit") == true
    }

    @Test(arguments: [SubmitTriggers.text, [.text, .search]])
    func aTextFieldSubmitsToTheActionForText(_ triggers: SubmitTriggers) throws {
        let page = try EnginePage { Page(inner: triggers) }
        #expect(listens("field", on: page))
        #expect(try submit("field", on: page) == "inner")
    }

    /// The action around it is called instead, so the field itself does not listen.
    @Test(arguments: [SubmitTriggers.search, []]) func aTextFieldDoesNotSubmitASearch(_ triggers: SubmitTriggers) throws
    {
        let page = try EnginePage { Page(inner: triggers) }
        #expect(!listens("field", on: page))
        let number = try #require(page.dom.element("field")?.number)
        #expect(ActionFinder.handler(at: number, for: .submit, in: page.graph) == nil)
        #expect(try submit("stack", on: page) == "outer")
    }

    @Test func triggersMayChange() throws {
        let page = try EnginePage { Page(inner: .text) }
        #expect(listens("changing", on: page))
        try page.press("toggle")
        #expect(!listens("changing", on: page))
        try page.press("toggle")
        #expect(try submit("changing", on: page) == "changing")
    }
}
