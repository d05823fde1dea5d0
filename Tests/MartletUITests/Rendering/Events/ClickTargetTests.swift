import MartletUI
import Testing

/// Every element that listens to a click or tap and is not a control gets `role=button`, a tab stop, Enter and Space,
/// and a name.
@Suite struct ClickTargetTests {
    private func html(@ViewBuilder _ content: () -> some View) throws -> String {
        String(decoding: try EnginePage(content).graph.html(), as: UTF8.self)
    }

    @Test func whatListensToATapIsAButton() throws {
        #expect(
            try html { Text("a").onTapGesture {} }
                == #"<span data-m="1" role="button" tabindex="0" data-on="click">a</span>"#)
        #expect(try html { HTML("p") { Text("a") }.onClick {} }.contains(#"role="button" tabindex="0""#))
        #expect(
            try html { VStack { Text("a") }.onTapGesture {} }
                .hasPrefix(#"<div data-m="1" role="button" tabindex="0" class="m-vstack"#))
        #expect(try html { Circle().onTapGesture {}.accessibilityLabel("a") }.contains(#"role="button" tabindex="0""#))
        // A link without an address is not a control.
        #expect(try html { HTML("a") { Text("a") }.onClick {} }.contains(#"role="button""#))
    }

    @Test func controlsStayWhatTheyAre() throws {
        let controls = try html {
            Button("a") {}.onTapGesture {}
            HTML("button") { Text("a") }.onClick {}
            HTML("a") { Text("a") }.attribute("href", "/").onClick {}
            HTML("input").onClick {}
            HTML("label") { Text("a") }.onClick {}
            HTML("select").onClick {}
            HTML("summary") { Text("a") }.onClick {}
            TextField("a", text: .constant("")).onSubmit {}
        }
        #expect(!controls.contains("role=") && !controls.contains("tabindex"), "\(controls)")
        #expect(try !html { VStack { Text("a") }.onSubmit {} }.contains("role="))
    }

    /// A list of elements with the role `button` would no longer be a list.
    @Test func partsOfListsAndTablesGetATabStopOnly() throws {
        let list = try html { HTML("ul") { HTML("li") { Text("a") }.onClick {} } }
        #expect(list.contains(#"<li data-m="2" tabindex="0" data-on="click">"#), "\(list)")
        #expect(!list.contains("role="))
    }

    @Test func whatTheProgramSaysHolds() throws {
        let tab = try html { HTML("div") { Text("a") }.onClick {}.attribute("role", "tab").attribute("tabindex", "-1") }
        #expect(tab.contains(#"role="tab""#) && tab.contains(#"tabindex="-1""#), "\(tab)")
        #expect(!tab.contains("button") && !tab.contains(#"tabindex="0""#))
        let ornament = try html { HTML("div") { Text("a") }.onClick {}.attribute("role", "presentation") }
        #expect(!ornament.contains("tabindex"))
    }

    @Test func oneThatIsDisabledSaysSo() throws {
        struct Page: View {
            @State private var isOff = true
            var body: some View {
                HTML("div") { Text("a") }.onClick {}.disabled(isOff)
                Button("switch") { isOff.toggle() }.accessibilityIdentifier("switch")
            }
        }
        let page = try EnginePage { Page() }
        #expect(page.markup.contains(#"aria-disabled="true""#) && !page.markup.contains(#" disabled="#))
        #expect(try page.press("switch") == #"[["a",1,"aria-disabled",null]]"#)
    }

    /// After each change, the page is compared with a fresh render.
    @Test func itFollowsAttributesThatComeAndGo() throws {
        struct Page: View {
            @State private var address: String?
            @State private var role: String?
            var body: some View {
                HTML("a") { Text("a") }.attribute("href", address).onClick {}
                HTML("div") { Text("b") }.attribute("role", role).onClick {}
                Button("address") { address = address == nil ? "/" : nil }.accessibilityIdentifier("address")
                Button("role") { role = role == nil ? "link" : nil }.accessibilityIdentifier("role")
            }
        }
        let page = try EnginePage { Page() }
        #expect(page.occurrences(of: #"role="button""#) == 2)
        try page.press("address")
        #expect(page.occurrences(of: #"role="button""#) == 1)
        try page.press("role")
        #expect(page.occurrences(of: #"role="button""#) == 0 && page.occurrences(of: #"role="link""#) == 1)
        try page.press("address")
        try page.press("role")
        #expect(page.occurrences(of: #"role="button""#) == 2)
    }

    /// The `role` and `tabindex` attributes are part of the template's structure and cost an instance no bytes.
    @Test func anInstanceCostsNothing() throws {
        struct Row: View {
            let number: Int
            var body: some View { HTML("p") { Text(verbatim: "\(number)") }.onClick {} }
        }
        struct Page: View {
            @State private var count = 0
            var body: some View {
                ForEach(0..<count, id: \.self) { Row(number: $0) }
                Button("more") { count += 3 }.accessibilityIdentifier("more")
            }
        }
        let page = try EnginePage { Page() }
        let patches = try page.press("more")
        #expect(patches.ranges(of: "tabindex").count == 1)
        #expect(patches.contains(#","0","1","2"]"#), "\(patches)")
    }
}
