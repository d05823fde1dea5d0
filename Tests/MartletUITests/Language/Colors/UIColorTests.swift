import MartletUI
import Testing

/// The colors of the system by UIKit's names.
@Suite struct UIColorTests {
    private func rules<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).graph.styleSheet()
    }

    @Test func theyAreColorsOfThePage() throws {
        #expect(Color(.systemRed) == .red && Color(uiColor: .label) == .primary && Color(UIColor.link) == .accentColor)
        #expect(Color(.secondaryLabel) == .secondary && Color(.black) == .black)
        #expect(Color(.systemBackground) != Color(.secondarySystemBackground))
        #expect(Color(.systemGroupedBackground) == Color(.secondarySystemBackground))
        #expect(try rules { Text("a").background(Color(.systemGray6)) }.contains("background-color:var(--m-surface)"))
        #expect(try rules { Text("a").foregroundStyle(Color(.separator)) }.contains("color:var(--m-line)"))
    }

    @Test func graysGetNearerToTheBackground() throws {
        let grays = [UIColor.systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6]
        for scheme in [ColorScheme.light, .dark] {
            var values = EnvironmentValues()
            values.colorScheme = scheme
            let reds = grays.map { Color($0).resolve(in: values).red }
            #expect(reds == (scheme == .light ? reds.sorted() : reds.sorted(by: >)), "\(reds)")
            #expect(Set(reds).count == grays.count)
        }
    }

    @Test func theyAreMadeOfNumbersToo() {
        #expect(Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)) == Color(red: 1, green: 0.5, blue: 0))
        #expect(Color(UIColor.red.withAlphaComponent(0.5)) == .red.opacity(0.5))
        #expect(Color(UIColor(white: 0, alpha: 0.5)) == .black.opacity(0.5))
    }
}
