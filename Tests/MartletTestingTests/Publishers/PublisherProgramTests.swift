import Martlet
import MartletTesting
import Testing

/// Programs as people write them for SwiftUI with Combine.
@Suite(.serialized) struct PublisherProgramTests {
    @Test func aSearchFieldSearchesWhenItIsQuiet() async throws {
        let page = try await TestPage { SearchScreen() }
        try await page.wait(for: "status", toRead: "0 found")
        try await page.type("b", into: "query")
        try await page.type("AN", into: "query")
        try await page.wait(for: "status", toRead: "2 found")
        #expect(page.text.contains("banana") && page.text.contains("mango"))
        try await page.type("fail", into: "query")
        try await page.wait(for: "status", toRead: "1 found")
        #expect(page.text.contains("nothing works"))
        try await page.type("ch", into: "query")
        try await page.wait(for: "status", toRead: "1 found")
        try await page.wait { $0.text.contains("cherry") }
    }

    @Test func clocksTick() async throws {
        let page = try await TestPage { ClockScreen() }
        try await page.wait(for: "ticks", toRead: "ticking")
        #expect(try page.text("stopwatch") == "fewer")
        try await page.click("toggle")
        try await page.wait(for: "stopwatch", toRead: "three")
        #expect(try page.text("toggle") == "Start", "it has stopped by itself")
    }

    @Test func aFormKnowsWhenItIsRight() async throws {
        let page = try await TestPage { SignUpScreen() }
        #expect(try page.isDisabled("submit"))
        try await page.type("Ada", into: "name")
        try await page.type("abc", into: "password")
        #expect(try page.isDisabled("submit"))
        try await page.type("abc", into: "again")
        #expect(try !page.isDisabled("submit"))
        #expect(try page.text("message") == "All is well.")
        try await page.type("abd", into: "again")
        #expect(try page.isDisabled("submit"))
        #expect(try page.text("message") == "Go on.")
    }

    @Test(arguments: TestTransport.allCases)
    func visitorsAndServicesSendToEachOther(over transport: TestTransport) async throws {
        let server = try TestServer(over: transport) { WindowGroup { NewsScreen() } }
        let (one, other) = (try await server.visitor().open(), try await server.visitor().open())
        try await one.click("say")
        #expect(try one.text("received").hasPrefix("hello"))
        try await other.wait(for: "received", toRead: try one.text("received"))
        try await other.click("service")
        for page in [one, other] { try await page.wait { try $0.text("received").hasSuffix("1, 2, 3") } }
        #expect(one.diagnostics.isEmpty && other.diagnostics.isEmpty)
    }

    @Test func aFieldTakesNumbersOnly() async throws {
        let page = try await TestPage { NumberScreen() }
        try await page.type("1a2b", into: "number")
        #expect(try page.text("shown") == "number 12")
        #expect(try page.value("number") == "12")
    }
}
