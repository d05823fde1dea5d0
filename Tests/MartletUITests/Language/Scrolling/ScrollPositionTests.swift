import MartletUI
import Testing

@Suite struct ScrollPositionTests {
    struct Page: View {
        @State var position: Int?
        let anchor: UnitPoint?

        init(_ position: Int? = nil, anchor: UnitPoint? = nil) {
            _position = State(initialValue: position)
            self.anchor = anchor
        }

        var body: some View {
            Text("at \(position.map { "\($0)" } ?? "none")").accessibilityIdentifier("position")
            Text("elsewhere").id(5).accessibilityIdentifier("elsewhere")
            ScrollView {
                LazyVStack {
                    ForEach(0..<1_000, id: \.self) { number in
                        HStack { Text("row \(number)").accessibilityIdentifier("r\(number)") }
                    }
                }
            }
            .scrollPosition(id: $position, anchor: anchor)
            .accessibilityIdentifier("view")
            Button("go") { position = 500 }.accessibilityIdentifier("go")
            Button("none") { position = nil }.accessibilityIdentifier("none")
        }
    }

    /// Reports that an element is the first that the visitor sees.
    @discardableResult
    private func see(_ identifier: String, _ page: EnginePage) throws -> String {
        try report(.number(Double(try #require(page.dom.element(identifier)?.number))), page)
    }

    @discardableResult
    private func report(_ value: EventValue, _ page: EnginePage) throws -> String {
        let control = try page.control("view", .scroll)
        #expect(control.node.problem(with: value, control.part) == nil)
        control.node.perform(value, control.part, isShown: true)
        return try page.flush()
    }

    @Test func theBindingFollowsWhatTheVisitorSees() throws {
        let page = try EnginePage(Page())
        try see("r7", page)
        #expect(page.dom.element("position")?.text == "at 7")
        #expect(page.dom.scrolledTo == nil, "what was reported is not sent back")
        try see("r8", page)
        #expect(page.dom.element("position")?.text == "at 8")
    }

    @Test func writingTheBindingScrolls() throws {
        let page = try EnginePage(Page())
        let patches = try page.press("go")
        #expect(patches.contains("\"start\""))
        #expect(page.scrolledText == "row 500")
        #expect(try !page.press("none").contains("[\"v\""))
        // The report that follows says the same.
        try page.press("go")
        #expect(try see("r500", page) == "")
    }

    @Test func aPageBeginsWhereItsBindingSays() throws {
        let page = try EnginePage(Page(300, anchor: .center))
        #expect(page.markup.contains("row 300"))
        #expect(try page.flush().hasSuffix("\"center\",\"center\"]]"))
        #expect(page.scrolledText == "row 300")
    }

    @Test func anotherElementIsNoPosition() throws {
        let page = try EnginePage(Page())
        #expect(try see("elsewhere", page) == "")
        #expect(try report(.number(4_000_000_000), page) == "")
        #expect(page.dom.element("position")?.text == "at none")
        for value: EventValue in [.none, .string("1"), .number(-1), .number(1.5), .number(.infinity), .boolean(true)] {
            let control = try page.control("view", .scroll)
            #expect(control.node.problem(with: value, control.part) != nil)
            control.node.perform(value, control.part, isShown: true)
        }
        #expect(try page.flush() == "")
    }
}
