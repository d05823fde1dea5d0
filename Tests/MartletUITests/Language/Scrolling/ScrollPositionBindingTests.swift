import MartletUI
import Testing

/// A `ScrollPosition` scrolls when the program writes it, and says when the visitor has scrolled.
@Suite struct ScrollPositionBindingTests {
    struct Page: View {
        @State var position: ScrollPosition
        var anchor: UnitPoint?

        init(_ position: ScrollPosition, anchor: UnitPoint? = nil) {
            _position = State(initialValue: position)
            self.anchor = anchor
        }

        private var text: String {
            let id = position.viewID(type: Int.self).map { "\($0)" } ?? "none"
            let edge = position.edge.map { "\($0)" } ?? "none"
            let point = position.point.map { "\($0.x) \($0.y)" } ?? "none"
            return "\(id), \(edge), \(point), \(position.isPositionedByUser)"
        }

        var body: some View {
            Text(text).accessibilityIdentifier("text")
            Text("outside").id(5).accessibilityIdentifier("outside")
            ScrollView {
                LazyVStack {
                    ForEach(0..<1_000, id: \.self) { number in
                        HStack { Text("row \(number)").accessibilityIdentifier("r\(number)") }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition($position, anchor: anchor)
            .accessibilityIdentifier("view")
            Button("bottom") { position.scrollTo(edge: .bottom) }.accessibilityIdentifier("bottom")
            Button("trailing") { withAnimation { position.scrollTo(edge: .trailing) } }
                .accessibilityIdentifier("trailing")
            Button("row") { position.scrollTo(id: 500, anchor: .center) }.accessibilityIdentifier("row")
            Button("y") { position.scrollTo(y: 120.4) }.accessibilityIdentifier("y")
            Button("point") { position.scrollTo(point: CGPoint(x: 7, y: 8)) }.accessibilityIdentifier("point")
            Button("far") { position.scrollTo(x: .infinity, y: -.infinity) }.accessibilityIdentifier("far")
        }
    }

    private func text(_ page: EnginePage) -> String? { page.dom.element("text")?.text }

    private func report(_ page: EnginePage, first identifier: String?) throws {
        let number = try identifier.map { Double(try #require(page.dom.element($0)?.number)) } ?? 0
        try page.report(.numbers([3, number]), at: "view")
    }

    @Test func edgesAndPointsAreOffsets() throws {
        let page = try EnginePage(Page(ScrollPosition(edge: .top)))
        #expect(try page.flush() == "", "a scroll view begins at its top")
        #expect(text(page) == "none, top, none, false")
        #expect(try page.press("bottom").contains(",100000000,null]"))
        #expect(text(page) == "none, bottom, none, false")
        #expect(page.dom.scrolledTo?.attributes["id"] == "view")
        #expect(try page.press("bottom").contains(",100000000,null]"), "what is asked for again is done again")
        #expect(try page.press("trailing").contains(",null,100000000"))
        #expect(try page.press("y").contains(",120,null]"))
        #expect(text(page) == "none, none, none, false")
        #expect(try page.press("point").contains(",8,7]"))
        #expect(text(page) == "none, none, 7.0 8.0, false")
        #expect(try page.press("far").contains(",-100000000,100000000]"))
    }

    @Test func withAnimationScrollsSmoothly() throws {
        let page = try EnginePage(Page(ScrollPosition(edge: .top)))
        let number = try #require(page.dom.element("bottom")?.number)
        guard case (_, .action(let press))? = ActionFinder.action(at: number, in: page.graph)?.handlers.first else {
            Issue.record("no action")
            return
        }
        try press()
        page.graph.flush(in: Transaction(animation: .default))
        #expect(try page.applyPatches().contains(",100000000,null,1]"))
    }

    @Test func aViewIsScrolledTo() throws {
        let page = try EnginePage(Page(ScrollPosition(id: 300), anchor: .bottom))
        #expect(try page.flush().hasSuffix("\"end\",\"center\"]]"))
        #expect(page.scrolledText == "row 300")
        #expect(text(page) == "300, none, none, false")
        #expect(try page.press("row").contains("\"center\",\"center\"]"))
        #expect(page.scrolledText == "row 500")
    }

    @Test func theVisitorTakesThePosition() throws {
        let page = try EnginePage(Page(ScrollPosition(idType: Int.self, edge: .bottom)))
        #expect(try page.flush().contains(",100000000,null]"))
        try report(page, first: "r7")
        #expect(text(page) == "7, none, none, true")
        try report(page, first: nil)
        #expect(text(page) == "none, none, none, true")
        try report(page, first: "outside")
        #expect(text(page) == "none, none, none, true")
        try page.press("row")
        #expect(text(page) == "500, none, none, false")
    }

    @Test func onlyIdentifiersOfTheTypeAreFollowed() throws {
        for position in [ScrollPosition(idType: String.self), ScrollPosition()] {
            let page = try EnginePage(Page(position))
            try report(page, first: "r7")
            #expect(text(page) == "none, none, none, true")
        }
    }

    @Test func positionsAreEqualByWhatTheySay() {
        #expect(ScrollPosition(edge: .top) == ScrollPosition(edge: .top))
        #expect(ScrollPosition(edge: .top) != ScrollPosition(edge: .bottom))
        #expect(ScrollPosition(id: 1) == ScrollPosition(id: 1))
        #expect(ScrollPosition(id: 1) != ScrollPosition(id: "1"))
        #expect(ScrollPosition(x: 3).x == 3 && ScrollPosition(x: 3).y == nil && ScrollPosition(x: 3).point == nil)
        #expect(ScrollPosition(point: CGPoint(x: 1, y: 2)) == ScrollPosition(x: 1, y: 2))
        #expect(ScrollPosition(y: 4).y == 4)
        #expect(ScrollPosition(id: "a").viewID as? String == "a")
    }
}
