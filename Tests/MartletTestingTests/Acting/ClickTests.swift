import Martlet
import MartletTesting
import Testing

@Suite struct ClickTests {
    private struct Panel: View {
        @State private var log = ""
        @State private var isOn = false

        var body: some View {
            VStack {
                Text(log).accessibilityIdentifier("log")
                HTML("div") {
                    HTML("span") { Text("inner") }
                    Button("own") { log += "own " }
                }
                .onClick { log += "outer " }
                Button("Off") { log += "never " }.disabled(true)
                VStack { Button("Off by group") { log += "never " } }.disabled(true)
                Button("Hidden") { log += "never " }.accessibilityIdentifier("hidden").hidden()
                HTML("p") { Text("deaf") }
                HTML("button") { Text("mute") }
                Toggle("Agree", isOn: $isOn)
                Text(isOn ? "agreed" : "open").accessibilityIdentifier("state")
            }
        }
    }

    @Test(arguments: TestTransport.allCases) func theNearestListenerGetsIt(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Panel() }
        try await page.click(.text("inner"))
        try await page.click(.text("own"))
        #expect(try page.text("log") == "outer own")
    }

    @Test(arguments: TestTransport.allCases) func aLabelClicksItsField(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Panel() }
        try await page.click(.text("Agree"))
        #expect(try page.text("state") == "agreed")
        #expect(try page.isChecked(.role(.switch, "Agree")))
        try await page.toggle(.label("Agree"))
        #expect(try page.text("state") == "open")
        try await page.set(.label("Agree"), to: true)
        try await page.set(.label("Agree"), to: true)
        #expect(try page.text("state") == "agreed")
        #expect(page.patches == [])
    }

    @Test(arguments: TestTransport.allCases) func whatCannotBeUsedRefuses(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Panel() }
        func refusal(_ query: ElementQuery) async -> TestPageError? {
            await #expect(throws: TestPageError.self) { try await page.click(query) }
        }
        #expect(await refusal(.label("Off"))?.kind == .disabled)
        #expect(
            await refusal(.label("Off"))?.description.hasSuffix(": button \"Off\" (disabled) takes no events now.")
                == true)
        #expect(await refusal(.label("Off by group"))?.kind == .disabled)
        #expect(await refusal("hidden")?.kind == .hidden)
        #expect(await refusal(.text("deaf"))?.kind == .noHandler)
        #expect(await refusal("missing")?.kind == .notFound)
        // The browser presses this button, and nothing listens.
        try await page.click(.text("mute"))
        #expect(try page.text("log") == "")
        #expect(throws: Never.self) { try page.element(.label("Off")) }
    }

    @Test(arguments: TestTransport.allCases) func anActionThatThrowsIsShown(over transport: TestTransport) async throws
    {
        struct Broken: Error, CustomStringConvertible { let description = "out of paper" }
        let page = try await TestPage(over: transport) { Button("Print") { throw Broken() } }
        try await page.click(.label("Print"))
        #expect(page.errors == ["out of paper"])
        #expect(page.patches == [.error("out of paper")])
    }
}
