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
        #expect(Color(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)) == Color(red: 0, green: 1, blue: 1))
        #expect(Color(UIColor(hex: 0xFF0000)) == Color(red: 1, green: 0, blue: 0) && UIColor(named: "none") == nil)
    }

    @Test func theyTellTheirComponents() {
        func components(_ color: UIColor) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha].map { ($0 * 100).rounded() / 100 }
        }
        #expect(components(UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.5)) == [1, 0.5, 0.25, 0.5])
        #expect(components(.systemRed) == [0.85, 0.18, 0.13, 1])
        for hue in stride(from: 0, to: 1, by: 0.1) {
            var (found, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            UIColor(hue: hue, saturation: 0.5, brightness: 0.75, alpha: 1)
                .getHue(&found, saturation: &saturation, brightness: &brightness, alpha: nil)
            #expect(abs(found - hue) < 0.001 && abs(saturation - 0.5) < 0.001 && abs(brightness - 0.75) < 0.001)
        }
        var white: CGFloat = 0
        #expect(UIColor(white: 0.5, alpha: 1).getWhite(&white, alpha: nil) && white == 0.5)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
    }

    @Test func aColorOfBothAppearancesFollowsThePage() throws {
        let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : UIColor(hex: 0x102030).withAlphaComponent(0.5) }
        let rules = try rules { Text("a").foregroundStyle(Color(ink)).background(Color(ink.withAlphaComponent(0.5))) }
        #expect(rules.contains("color:light-dark(rgb(16 32 48/50%),rgb(255 255 255))"))
        #expect(rules.contains("background-color:light-dark(rgb(16 32 48/25%),rgb(255 255 255/50%))"))
        var values = EnvironmentValues()
        values.colorScheme = .dark
        #expect(Color(ink).resolve(in: values).red == 1)
        #expect(Color(ink.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))) == .white)
    }
}

extension UIColor {
    /// As most programs have it.
    fileprivate convenience init(hex: Int) {
        self.init(
            red: CGFloat((hex >> 16) & 0xff) / 255, green: CGFloat((hex >> 8) & 0xff) / 255,
            blue: CGFloat(hex & 0xff) / 255, alpha: 1)
    }
}
