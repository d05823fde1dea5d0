import Martlet
import MartletTesting
import Testing

/// Code as it appears in files that Xcode generates.
private struct Badge: View {
    @Environment(\.badgeTitle) private var title
    @Environment(\.badgeModel) private var model
    @State private var model2 = BadgeModel()
    var isOn = true

    var body: some View {
        Text(verbatim: "\(title) \(model.count) \(isOn)").accessibilityIdentifier("badge")
    }
}

private final class BadgeModel { var count = 3 }

extension EnvironmentValues {
    @Entry fileprivate var badgeTitle: String = "Badge"
    @Entry fileprivate var badgeModel = BadgeModel()
}

#Preview { Badge() }

#Preview("Off") {
    @Previewable @State var isOn = false
    VStack {
        Badge(isOn: isOn)
        Toggle("On", isOn: $isOn)
    }
}

private struct BadgePreviews: PreviewProvider {
    static var previews: some View {
        Badge()
        Badge(isOn: false)
    }
}

private struct CardStyle: ViewModifier {
    var isWide = false

    func body(content: Content) -> some View { content.padding(isWide ? 20 : 8) }
}

private struct Wedge: Shape {
    var angle = 0.5

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        path.closeSubpath()
        return path
    }
}

private struct WidthKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct Tall: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}

private struct Gathering: View {
    @State private var width = 0
    @State private var names = ["a", "b"]
    @AppStorage("theme") private var theme = "plain"
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack {
            ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
            Text("\(width)").accessibilityIdentifier("width").focused($isFocused)
            Badge().modifier(CardStyle(isWide: true)).preference(key: WidthKey.self, value: 7)
            Wedge(angle: 0.2).fill(.red)
            Button("Theme") { theme = "fancy" }.buttonStyle(Tall()).accessibilityIdentifier("theme")
            Text(theme).accessibilityIdentifier("shown")
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
    }
}

@Suite struct XcodeSourceTests {
    @Test func `Entries, modifiers, shapes, preferences and styles of the main actor's`() async throws {
        let page = try await TestPage { Gathering() }
        #expect(try page.text("badge") == "Badge 3 true")
        #expect(try page.text("width") == "7")
        try await page.click("theme")
        #expect(try page.text("shown") == "fancy")
    }
}
