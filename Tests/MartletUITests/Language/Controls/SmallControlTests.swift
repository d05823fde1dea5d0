import FoundationEssentials
import MartletUI
import Testing

@Suite struct SmallControlTests {
    @Test func buttonsSayTheirRole() throws {
        let page = try EnginePage {
            Button("Delete", role: .destructive) {}
            Button(role: .cancel) {
            } label: {
                Text("Leave")
            }
            Button("Toggle", action: {})
        }
        #expect(page.markup.contains(#"data-role="destructive" type="button">Delete"#))
        #expect(page.markup.contains(#"data-role="cancel" type="button">Leave"#))
        #expect(page.occurrences(of: "data-role") == 2)
    }

    @Test func stylesAreClassesOfTheirViews() throws {
        let page = try EnginePage {
            Button("b") {}.buttonStyle(.borderedProminent)
            VStack { TextField("t", text: .constant("")).textFieldStyle(.roundedBorder) }.textFieldStyle(.plain)
            Toggle("x", isOn: .constant(true)).labelsHidden()
        }
        #expect(page.markup.contains(#"<button class="m-button-prominent""#))
        #expect(page.markup.contains("m-field-plain"))
        #expect(page.markup.contains(#"class="m-field m-field-bordered""#))
        #expect(page.markup.contains(#"<label class="m-labels-hidden m-toggle""#))
    }

    @Test func aLinkLeadsToItsAddress() throws {
        let page = try EnginePage {
            Link("Swift", destination: URL(string: "https://swift.org/a?b=c&d")!)
            Link(destination: URL(string: "javascript:alert(1)")!) { Text("no") }
        }
        #expect(page.markup.contains(#"<a href="https://swift.org/a?b=c&d">Swift</a>"#))
        #expect(page.markup.contains(#"<a href="about:blank#blocked">no</a>"#))
    }

    @Test func progressIsAFraction() throws {
        let page = try EnginePage {
            ProgressView()
            ProgressView("Loading", value: 3, total: 4)
            ProgressView(value: 7.0)
            ProgressView(value: 0.0, total: 0)
            ProgressView("Waiting")
        }
        #expect(page.markup.contains(#"<progress aria-label="Progress"></progress>"#))
        #expect(page.markup.contains(#">Loading</span><progress style="--m-done:75%" value="0.75"></progress>"#))
        #expect(page.markup.contains(#"value="1.0""#) && page.markup.contains(#"value="0.0""#))
    }

    @Test func enterSubmits() throws {
        struct Page: View {
            @State private var text = ""
            @State private var submitted = 0
            var body: some View {
                TextField("t", text: $text).onSubmit { submitted += 1 }.accessibilityIdentifier("field")
                Text(verbatim: "\(submitted)").accessibilityIdentifier("count")
            }
        }
        let page = try EnginePage { Page() }
        let number = try #require(page.dom.element("field")?.number)
        let found = try #require(ActionFinder.handler(at: number, for: .submit, in: page.graph))
        guard case .action(let submit) = found.handler else { Issue.record("no action"); return }
        try submit()
        try page.flush()
        #expect(page.dom.element("count")?.text == "1")
        #expect(page.markup.contains(#"data-on="submit input""#))
    }
}
