import MartletTesting
import MartletUI
import Testing

/// `onTapGesture(count:perform:)`.
@Suite struct TapTests {
    private struct Page: View {
        @State private var log = ""
        var body: some View {
            Text("Twice").onTapGesture(count: 2) { log += "2" }.accessibilityIdentifier("twice")
            Text("Both").onTapGesture(count: 2) { log += "2" }.onTapGesture { log += "1" }
                .accessibilityIdentifier("both")
            Text(log).accessibilityIdentifier("log")
        }
    }

    @Test func twoTapsAreADoubleClick() async throws {
        let page = try await TestPage { Page() }
        try await page.click("twice")
        #expect(try page.text("log") == "")
        try await page.doubleClick("twice")
        #expect(try page.text("log") == "2")
    }

    @Test func itsPartsAreTapsToo() async throws {
        let page = try await TestPage { Page() }
        try await page.doubleClick("both")
        #expect(try page.text("log") == "112")
    }

    @Test func theirNumberMayChange() async throws {
        struct Page: View {
            @State private var count = 1
            var body: some View {
                Text("Tap").onTapGesture(count: count) { count = 3 - count }.accessibilityIdentifier("tap")
                Text(verbatim: "\(count)").accessibilityIdentifier("count")
            }
        }
        let page = try await TestPage { Page() }
        try await page.click("tap")
        #expect(try page.text("count") == "2")
        try await page.click("tap")
        #expect(try page.text("count") == "2")
        try await page.doubleClick("tap")
        #expect(try page.text("count") == "1")
    }

    @Test func theKeyboardNeedsNoSecondPress() async throws {
        let page = try await TestPage { Page() }
        #expect(try page.attribute("role", of: "twice") == "button")
        #expect(try page.attribute("tabindex", of: "twice") == "0")
        try await page.press("Enter", in: "twice")
        #expect(try page.text("log") == "2")
    }
}
