import MartletUI
import Testing

private struct Says: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "enabled" : "disabled") }
}

private struct Page: View {
    @State private var isDisabled = false
    @State private var other = 0

    var body: some View {
        Button("turn") { isDisabled.toggle() }.accessibilityIdentifier("turn")
        Button("other \(other)") { other += 1 }.accessibilityIdentifier("other")
        VStack {
            Says()
            TextField("text", text: .constant("")).accessibilityIdentifier("field")
            Says().disabled(false)
        }
        .disabled(isDisabled)
    }
}

@Suite struct DisabledTests {
    private func isEnabled(_ identifier: String, _ type: EventType, in page: EnginePage) throws -> Bool? {
        let number = try #require(page.dom.element(identifier)?.number)
        return ActionFinder.handler(at: number, for: type, in: page.graph)?.isEnabled
    }

    @Test func aContainerDisablesWhatIsInside() throws {
        let page = try EnginePage { Page() }
        #expect(page.occurrences(of: "<fieldset") == 2 && !page.markup.contains("disabled="))
        #expect(try isEnabled("field", .input, in: page) == true)
        let names = try page.evaluations { try page.press("turn") }
        #expect(names == ["Page", "Says", "Says"])
        #expect(page.markup.contains(#"<fieldset class="m-contents" disabled="" role="presentation">"#))
        #expect(page.occurrences(of: ">disabled</span>") == 2)
        #expect(try isEnabled("field", .input, in: page) == false)
        try page.press("turn")
        #expect(page.occurrences(of: ">enabled</span>") == 2)
    }

    @Test func readersOfIsEnabledAreNotEvaluatedForOtherReasons() throws {
        let page = try EnginePage { Page() }
        #expect(try page.evaluations { try page.press("other") } == ["Page"])
    }

    @Test func aControlIsDisabledByItself() throws {
        let page = try EnginePage { Button("b") {}.disabled(false).accessibilityIdentifier("b").disabled(true) }
        #expect(page.markup.hasPrefix("<button"))
        #expect(page.markup.contains(#"disabled="""#))
        #expect(try isEnabled("b", .click, in: page) == false)
    }
}
