import MartletUI
import Testing

@Suite struct ColorSchemeTests {
    private struct Reader: View {
        let name: String
        @Environment(\.colorScheme) private var colorScheme
        var body: some View { Text(colorScheme == .dark ? "dark" : "light").accessibilityIdentifier(name) }
    }

    private struct Page: View {
        @State private var preferred: ColorScheme?
        @State private var isWithout = false
        var body: some View {
            VStack {
                Reader(name: "outer")
                Reader(name: "inner").colorScheme(.dark)
                Reader(name: "provided").environment(\.colorScheme, .light)
                if !isWithout { Text("a").preferredColorScheme(preferred) }
            }
            Button("dark") { preferred = .dark }.accessibilityIdentifier("dark")
            Button("light") { preferred = .light }.accessibilityIdentifier("light")
            Button("none") { preferred = nil }.accessibilityIdentifier("none")
            Button("without") { isWithout = true }.accessibilityIdentifier("without")
        }
    }

    private func schemes(_ page: EnginePage) -> [String?] {
        ["outer", "inner", "provided"].map { page.dom.element($0)?.text }
    }

    @Test func itIsTheVisitorsUnlessAViewSaysOtherwise() throws {
        let page = try EnginePage { Page() }
        #expect(schemes(page) == ["light", "dark", "light"])
        let evaluated = try page.evaluations { try page.change { page.graph.visitorColorScheme = .dark } }
        #expect(schemes(page) == ["dark", "dark", "light"])
        #expect(evaluated == ["Reader"], "only who reads it and has it from there")
        #expect(try page.change { page.graph.visitorColorScheme = .dark } == "")
    }

    @Test func aPageKnowsItFromTheBeginning() throws {
        let page = try EnginePage(Page()) { $0.colorScheme = .dark }
        #expect(schemes(page) == ["dark", "dark", "light"])
    }

    @Test func aPreferredSchemeIsThePages() throws {
        let page = try EnginePage { Page() }
        #expect(try page.press("dark").contains(#"["s","html:root{color-scheme:dark}"]"#))
        #expect(schemes(page) == ["dark", "dark", "light"])
        #expect(page.graph.styleSheet().contains("html:root{color-scheme:dark}"))
        try page.change { page.graph.visitorColorScheme = .dark }
        #expect(try page.press("light").contains(#"["s","html:root{color-scheme:light}"]"#))
        #expect(schemes(page) == ["light", "dark", "light"])
        #expect(try page.press("none").contains(#"["s","html:root{color-scheme:light dark}"]"#))
        #expect(schemes(page) == ["dark", "dark", "light"])
        #expect(!page.graph.styleSheet().contains("html:root"))
    }

    @Test func itGoesWithTheViewThatPrefersIt() throws {
        let page = try EnginePage { Page() }
        try page.press("dark")
        #expect(try page.press("without").contains(#"["s","html:root{color-scheme:light dark}"]"#))
        #expect(schemes(page) == ["light", "dark", "light"])
    }

    @Test func theFirstHTMLHasIt() throws {
        let page = try EnginePage { Reader(name: "outer").preferredColorScheme(.dark) }
        #expect(page.dom.element("outer")?.text == "dark")
        #expect(page.graph.styleSheet().contains("html:root{color-scheme:dark}"))
        page.graph.resync()
        #expect(String(decoding: page.graph.patches.take(), as: UTF8.self).contains("html:root{color-scheme:dark}"))
    }

    @Test func aPageThatComesBackIsNotSentAnew() throws {
        let page = try EnginePage { Page() }
        try page.press("dark")
        let kept = page.graph.dehydrate()
        let options = GraphOptions()
        options.dehydratedTree = kept
        let revived = ViewGraph(Page(), options)
        #expect(revived.finishRevival(kept))
        #expect(revived.styleSheet().contains("html:root{color-scheme:dark}"))
    }

    @Test func colorsInsideAViewFollowIt() throws {
        let page = try EnginePage { Text("a").colorScheme(.dark).accessibilityIdentifier("text") }
        let rules = page.graph.styleSheet()
        #expect(rules.contains("{color-scheme:dark;color:var(--m-text)}"))
    }
}
