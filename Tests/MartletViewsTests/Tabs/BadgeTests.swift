import Martlet
import MartletTesting
import Testing

@Suite struct BadgeTests {
    @Test func aRowHasANumberAtItsEnd() async throws {
        let page = try await TestPage {
            List {
                Text("Inbox").badge(3)
                Text("Sent").badge(0)
                Text("Trash").badge("new")
                Text("Drafts").badge(Text("2").bold())
            }
        }
        #expect(page.html.matches(of: #/m-badge[" ]/#).count == 3)
        #expect(page.text.contains("3") && page.text.contains("new"))
    }
}
