import Martlet
import MartletTesting
import Testing

@Suite struct TextLinesTests {
    @Test func anyViewMayHaveItsTextsUnderlined() async throws {
        let page = try await TestPage {
            VStack { Text("a") }.underline(pattern: .dash, color: .red)
            VStack { Text("b") }.strikethrough()
        }
        #expect(page.html.contains("text-decoration:underline dashed var(--m-red)"), "\(page.html)")
        #expect(page.html.contains("text-decoration:line-through"))
        let without = try await TestPage { VStack { Text("a") }.underline(false) }
        #expect(!without.html.contains("text-decoration"))
    }
}
