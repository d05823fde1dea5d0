import Martlet
import MartletTesting
import Testing

@Suite struct LabelSpacingTests {
    @Test func labelsHaveTheSpaceOfTheirSymbols() async throws {
        let page = try await TestPage {
            VStack {
                Label("A", systemImage: "star").labelIconToTitleSpacing(12)
                Label("B", systemImage: "star").labelReservedIconWidth(.infinity)
            }
        }
        let styles = page.html + page.styleSheet
        #expect(styles.contains("--m-label-gap:12px") && styles.contains("--m-icon-width:1000px"))
        #expect(page.styleSheet.contains(".m-image-label{gap:var(--m-label-gap)}"))
        #expect(page.diagnostics == [])
    }
}
