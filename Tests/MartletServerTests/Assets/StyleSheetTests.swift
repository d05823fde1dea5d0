import MartletUI
import Testing

@testable import MartletServer

/// `martlet.css` as it is served.
@Suite struct StyleSheetTests {
    private let served = BundledAssets.styleSheet

    /// "Martlet's rules stand in a CSS layer below, so that a program's own win."
    @Test func everyRuleIsInALayer() {
        #expect(
            served.hasPrefix(
                "@layer martlet.base, martlet.theme, martlet.styles, martlet.focus;\n@layer martlet.base {")
        )
        var depth = 0
        var outermost: [Substring] = []
        for line in served.split(separator: "\n") {
            if depth == 0 { outermost.append(line) }
            depth += line.filter { $0 == "{" }.count - line.filter { $0 == "}" }.count
        }
        #expect(outermost.allSatisfy { $0.hasPrefix("@layer martlet.") || $0.allSatisfy { $0 == "}" } }, "\(outermost)")
    }

    /// "Everything physical becomes logical."
    @Test func noRuleNamesASide() {
        #expect(served.matches(of: #/\b(left|right)\b/#).isEmpty)
    }

    /// The first visit loads it: it stays small. A tenth of it is how stacks, frames and a program's own layouts lay out.
    @Test func itIsSmall() throws {
        let compressed = try #require(Gzip.compress(Array(served.utf8)))
        #expect(compressed.count <= 10_240, "\(compressed.count)")
    }

    @Test func thePaletteIsReadFromIt() {
        let palette = Palette(styleSheet: served)
        #expect(palette.text(of: .red, isDark: false) == "#d92d20")
        #expect(palette.text(of: .red.opacity(0.5), isDark: true) == "color-mix(in srgb,#ff5c50 50%,transparent)")
        #expect(palette.text(of: Color(white: 1), isDark: true) == "rgb(255 255 255)")
        for color in [Color.primary, .secondary, .accentColor, .gray, .brown] {
            #expect(palette.text(of: color, isDark: false).hasPrefix("#"), "\(color)")
        }
    }
}
