import MartletUI
import Testing

@Suite struct ContentModelTests {
    @Test(arguments: [
        ("a", ["a", "span"]), ("div", ["p"]), ("div", ["p", "span"]), ("tr", ["div"]), ("tr", []), ("td", ["table"]),
        ("button", ["button"]), ("form", ["form", "div"]), ("p", ["p"]), ("div", ["table"]), ("span", ["tr"]),
        ("option", ["div"]), ("div", ["select"]), ("li", ["li"]), ("h2", ["h1"]), ("ul", ["p"]),
    ]) func whatABrowserRearrangesIsReportedWithWhatToDo(name: String, ancestors: [String]) throws {
        let problem = try #require(ContentModel.problem(with: name, inside: ancestors))
        #expect(problem.contains("<\(name)>"))
        #expect(problem.split(separator: ". ").count > 1, "says what to do: \(problem)")
    }

    @Test(arguments: [
        ("tr", ["table", "tbody"]), ("td", ["table", "tr"]), ("div", ["div"]), ("span", ["p"]), ("li", ["li", "ul"]),
        ("div", ["p", "table", "tbody", "tr", "td"]), ("a", ["div"]), ("option", ["select"]), ("hr", ["select"]),
        ("h2", ["div"]), ("p", ["p", "button"]), ("main", []),
    ]) func whatABrowserTakesIsFine(name: String, ancestors: [String]) {
        #expect(ContentModel.problem(with: name, inside: ancestors) == nil)
    }

    @Test func aPageTellsInDevelopmentOnly() throws {
        let view = HTML("p") { HTML("div") { Text("a") } }
        let page = try EnginePage(view)
        guard case .invalidContent(let message)? = page.reported.first else {
            Issue.record("\(page.reported)")
            return
        }
        #expect(message.contains("<div> stands in <p>"))
        #expect(try EnginePage(view) { $0.isDevelopment = false }.reported == [])
    }

    /// Content that is inserted later is checked against the element that it is inserted into.
    @Test func whatIsInsertedLaterIsSeen() throws {
        struct Block: View { var body: some View { HTML("div") { Text("block") } } }
        struct Owner: View {
            @State private var rows: [Int] = []
            @State private var isShown = false
            var body: some View {
                HTML("section") {
                    ForEach(rows, id: \.self) { _ in Block() }
                    HTML("p") { if isShown { Block() } }
                }
                Button("row") { rows.append(rows.count) }.accessibilityIdentifier("row")
                Button("show") { isShown = true }.accessibilityIdentifier("show")
            }
        }
        let page = try EnginePage(Owner())
        try page.press("row")
        #expect(page.reported == [])
        try page.press("show")
        guard case .invalidContent(let message)? = page.reported.first else {
            Issue.record("\(page.reported)")
            return
        }
        #expect(message.contains("<div> stands in <p>"))
    }

    @Test func nestingAcrossViewsIsSeen() throws {
        struct Inner: View { var body: some View { HTML("a") { Text("inner") } } }
        let page = try EnginePage { HTML("a") { if true { HTML("span") { Inner() } } } }
        #expect(page.reported.count == 1)
    }
}
