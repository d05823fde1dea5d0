import Martlet
import MartletTesting
import Testing

/// A test scrolls a scroll view as a visitor does, and sees where the program scrolls.
@Suite struct ScrollingTests {
    struct Page: View {
        @State private var position = ScrollPosition(idType: Int.self)
        @State private var offset = 0
        @State private var phases: [ScrollPhase] = []
        @State private var seen: [Int] = []
        @State private var isSeen = false
        @State private var first: Int?

        var body: some View {
            Text("\(offset), \(phases.count), \(seen.map { "\($0)" }.joined(separator: " ")), \(isSeen)")
                .accessibilityIdentifier("told")
            Text(position.viewID(type: Int.self).map { "at \($0)" } ?? "nowhere").accessibilityIdentifier("place")
            Text(first.map { "first \($0)" } ?? "none").accessibilityIdentifier("first")
            ScrollView { rows.scrollTargetLayout() }
                .scrollPosition($position)
                .onScrollGeometryChange(for: Int.self) {
                    Int($0.contentOffset.y)
                } action: {
                    offset = $1
                }
                .onScrollPhaseChange { phases.append($1) }
                .onScrollTargetVisibilityChange(idType: Int.self) { seen = $0 }
                .frame(height: 300)
                .accessibilityIdentifier("view")
            ScrollView { VStack { ForEach(100..<103) { Text("\($0)").accessibilityIdentifier("r\($0)") } } }
                .scrollPosition(id: $first)
                .accessibilityIdentifier("other")
            Text("film").onScrollVisibilityChange { isSeen = $0 }.accessibilityIdentifier("film")
            Button("End") { withAnimation { position.scrollTo(edge: .bottom) } }
            Button("Third") { position.scrollTo(id: 2) }
            Button("nothing") {}.accessibilityIdentifier("nothing")
        }

        private var rows: some View {
            VStack { ForEach(0..<9) { Text("row \($0)").accessibilityIdentifier("r\($0)") } }
        }
    }

    @Test func aTestScrollsAndTheProgramIsTold() async throws {
        let page = try await TestPage { Page() }
        #expect(try page.text("told") == "0, 0, , false")
        try await page.scroll("view", to: CGPoint(x: 0, y: 120), showing: ["r3", "r4"])
        #expect(try page.text("told") == "120, 2, 3 4, false")
        #expect(try page.text("place") == "at 3")
        try await page.scroll("other", to: .zero, showing: ["r101"])
        #expect(try page.text("first") == "first 101")
    }

    @Test func aTestSeesWhereTheProgramScrolls() async throws {
        let page = try await TestPage { Page() }
        #expect(page.scrolledElement == nil && page.scrolledOffset == nil)
        try await page.click(.role(.button, "End"))
        #expect(page.scrolledElement?.classes.contains("m-scroll") == true && page.scrolledOffset == 100_000_000)
        try await page.click(.role(.button, "Third"))
        #expect(page.scrolledElement?.text == "row 2" && page.scrolledOffset == nil)
        #expect(try page.text("place") == "at 2")
    }

    @Test func aPartOfAViewIsSeen() async throws {
        let page = try await TestPage { Page() }
        try await page.show("film", part: 0.5)
        #expect(try page.text("told") == "0, 0, , true")
        try await page.show("film", part: 0.4)
        #expect(try page.text("told") == "0, 0, , false")
        await #expect(throws: TestPageError.self) { try await page.show("film", part: 2) }
    }

    @Test func whatNobodyAsksForIsAnError() async throws {
        let page = try await TestPage { Page() }
        await #expect(throws: TestPageError.self) { try await page.scroll("nothing", to: .zero) }
        await #expect(throws: TestPageError.self) { try await page.show("nothing", part: 1) }
    }
}
