import Martlet
import MartletTesting
import Testing

private struct Deleting: View {
    @State private var isAsking = false
    @State private var log = "-"

    var body: some View {
        Text(log).accessibilityIdentifier("log")
        Button("Delete…") { isAsking = true }.accessibilityIdentifier("ask")
            .confirmationDialog("Delete it?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) { log = "deleted" }
                Button("Later") {
                    await Task.yield()
                    log = "later"
                }
            }
    }
}

@Suite struct DialogTests {
    @Test(arguments: TestTransport.allCases)
    func aDialogIsAnsweredAndLeft(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Deleting() }
        try await page.click("ask")
        #expect(try page.element(.role("alertdialog", "Delete it?")).isDisabled == false)
        try await page.press("Escape", in: .role(.button, "Delete"))
        #expect(throws: TestPageError.self) { try page.element(.tag("dialog")) }
        #expect(try page.text("log") == "-")
        try await page.click("ask")
        try await page.click(.tag("dialog"))
        #expect(throws: TestPageError.self) { try page.element(.tag("dialog")) }
        try await page.click("ask")
        try await page.click(.role(.button, "Delete"))
        #expect(throws: TestPageError.self) { try page.element(.tag("dialog")) }
        #expect(try page.text("log") == "deleted")
        try await page.click("ask")
        try await page.click(.role(.button, "Later"))
        #expect(throws: TestPageError.self) { try page.element(.tag("dialog")) }
        #expect(try page.text("log") == "later")
    }

    @Test func withoutAScriptTheButtonsPost() async throws {
        let page = try await TestPage { Deleting() }
        try await page.post(pressing: "ask")
        #expect(try page.element(.tag("dialog")).attributes["open"] == "")
        try await page.post(pressing: .role(.button, "Delete"))
        #expect(throws: TestPageError.self) { try page.element(.tag("dialog")) }
        #expect(try page.text("log") == "deleted")
    }
}
