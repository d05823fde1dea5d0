import Martlet
import MartletTesting
import Testing

@Suite struct ScrollTests {
    struct Numbers: View {
        let count: Int
        @State private var chosen = "none"

        var body: some View {
            Text(chosen).accessibilityIdentifier("chosen")
            List(0..<count, id: \.self) { number in
                Button("number \(number)") { chosen = "chose \(number)" }
            }
        }
    }

    @Test func aRowThatIsScrolledToIsThere() async throws {
        let page = try await TestPage { Numbers(count: 500) }
        #expect(!page.contains(.text("number 300")))
        try await page.scroll(.tag("ul"), toRow: 300)
        try await page.click(.text("number 300"))
        #expect(try page.text("chosen") == "chose 300")
        try await page.scroll(.tag("ul"), toRow: 0)
        try await page.click(.text("number 0"))
        #expect(try page.text("chosen") == "chose 0")
    }

    @Test func aRowThatIsNotThereIsNamed() async throws {
        let page = try await TestPage { Numbers(count: 500) }
        let error = await #expect(throws: TestPageError.self) { try await page.scroll(.tag("ul"), toRow: 500) }
        #expect(error?.description.contains("500 rows") == true)
    }

    @Test func aListThatHoldsAllItsRowsNeedsNoScrolling() async throws {
        let page = try await TestPage { Numbers(count: 60) }
        let error = await #expect(throws: TestPageError.self) { try await page.scroll(.tag("ul"), toRow: 3) }
        #expect(error?.description.contains("holds all of its rows") == true)
    }
}
