import Martlet
import MartletTesting
import Testing

@Suite struct LineSpacingTests {
    @Test func linesStandApart() async throws {
        let page = try await TestPage { Text("a").lineSpacing(4.5) }
        #expect(page.html.contains("m-spaced") && page.html.contains("--m-spacing:4.5px"))
    }
}
