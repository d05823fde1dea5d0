import Martlet
import MartletTesting
import Testing

@Suite struct TabPagerTests {
    private struct Pages: View {
        @State private var page: Int
        let refused: Int?
        let indexDisplayMode: PageTabViewStyle.IndexDisplayMode

        init(
            at page: Int, refused: Int? = nil, indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic
        ) {
            (_page, self.refused, self.indexDisplayMode) = (State(initialValue: page), refused, indexDisplayMode)
        }

        var body: some View {
            Text("At \(page)").accessibilityIdentifier("at")
            Button("Last") { page = 3 }
            TabView(
                selection: Binding {
                    page
                } set: {
                    if $0 != refused { page = $0 }
                }
            ) {
                ForEach(0..<4) { number in
                    VStack {
                        Button("Press \(number)") {}
                        TextField("Field \(number)", text: .constant(""))
                    }
                    .tag(number)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: indexDisplayMode))
            .indexViewStyle(.page(backgroundDisplayMode: .always))
        }
    }

    private static let dots = ElementQuery.role(.group, "Choose a page")

    @Test func aDotAndASwipeSelect() async throws {
        let page = try await TestPage { Pages(at: 1) }
        // The pages beside it are there and cannot be pressed.
        #expect(page.contains(.role(.button, "Press 1")) && !page.contains(.role(.button, "Press 0")))
        #expect(page.html.contains("Press 0") && page.html.contains("Press 2") && !page.html.contains("Press 3"))
        #expect(try page.attribute("aria-current", of: .role(.button, "Page 2")) == "true")
        try await page.click(.role(.button, "Page 3"))
        #expect(try page.text("at") == "At 2")
        #expect(page.contains(.role(.button, "Press 2")) && !page.contains(.role(.button, "Press 1")))
        try await page.swipePages(Self.dots, to: 1)
        #expect(try page.text("at") == "At 1")
        try await page.click(.role(.button, "Last"))
        #expect(page.contains(.role(.button, "Press 3")) && page.html.contains(#"data-page="3""#))
        #expect(page.diagnostics == [])
    }

    @Test func aPageThatTheProgramDoesNotWantIsLeft() async throws {
        let page = try await TestPage { Pages(at: 0, refused: 1) }
        try await page.swipePages(Self.dots, to: 1)
        #expect(try page.text("at") == "At 0")
        #expect(page.html.contains(#"data-page="0 1""#))
        for position in [4, -1, Int.max] { try await page.swipePages(Self.dots, to: position) }
        #expect(try page.text("at") == "At 0")
    }

    @Test func dotsAreShownIfThereAreSeveral() async throws {
        func isBare(_ mode: PageTabViewStyle.IndexDisplayMode, _ count: Int) async throws -> Bool {
            let page = try await TestPage {
                TabView { ForEach(0..<count, id: \.self) { Text("\($0)") } }
                    .tabViewStyle(PageTabViewStyle(indexDisplayMode: mode))
            }
            return page.html.contains("m-bare")
        }
        #expect(try await isBare(.automatic, 1))
        #expect(try await isBare(.never, 2))
        #expect(try await !isBare(.automatic, 2))
        #expect(try await !isBare(.always, 1))
    }

    @Test func thereMayBeNoPages() async throws {
        let page = try await TestPage { TabView { EmptyView() }.tabViewStyle(.page) }
        #expect(page.diagnostics == [] && page.contains(Self.dots))
    }
}
