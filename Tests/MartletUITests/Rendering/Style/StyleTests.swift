import MartletUI
import Testing

private struct Spaced: View {
    @State private var spacing = 3.0
    @State private var shows = false
    var body: some View {
        VStack(spacing: spacing) {
            Button("more") { spacing += 1 }.accessibilityIdentifier("more")
            Button("back") { spacing = 3 }.accessibilityIdentifier("back")
            Button("show") { shows.toggle() }.accessibilityIdentifier("show")
        }
        if shows { HStack(spacing: 71) { Text("a") } }
    }
}

@Suite struct StyleTests {
    private func rules(_ patches: String) -> Int { patches.ranges(of: "[\"s\"").count }

    @Test func aDeclarationIsOneClassEverywhere() {
        let (first, second) = (StyleClass("gap", "17px"), StyleClass("gap", "17px"))
        #expect(first == second)
        #expect(first != StyleClass("gap", "18px"))
        #expect(first.rule == ".\(first.name){gap:17px}")
    }

    @Test(arguments: ["a;b", "a}b", "a{b", "a\\b", "</style>", "a\nb"]) func valuesCannotLeaveTheirDeclaration(
        value: String
    ) {
        #expect(StyleClass("gap", value).rule.hasSuffix("{gap:initial}"))
    }

    @Test func aRuleIsSentBeforeItsFirstUseAndOnce() throws {
        let page = try EnginePage { Spaced() }
        #expect(page.graph.styleSheet().contains("gap:3px"))
        let first = try page.press("more")
        #expect(rules(first) == 1)
        let (rule, use) = (first.firstRange(of: "[\"s\""), first.firstRange(of: "[\"a\""))
        #expect(try #require(rule).lowerBound < #require(use).lowerBound)
        #expect(rules(try page.press("back")) == 0)
        #expect(rules(try page.press("more")) == 0)
        #expect(page.dom.rules == [StyleClass("gap", "4px").rule])
    }

    @Test func theRulesOfATemplateComeWithIt() throws {
        let page = try EnginePage { Spaced() }
        #expect(try page.press("show").contains("gap:71px"))
        try page.press("show")
        #expect(rules(try page.press("show")) == 0)
    }
}
