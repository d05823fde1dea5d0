import Martlet
import MartletTesting
import Testing

private struct PlainKey: EnvironmentKey {
    static let defaultValue = "default"
}

extension EnvironmentValues {
    fileprivate var plain: String {
        get { self[PlainKey.self] }
        set { self[PlainKey.self] = newValue }
    }
    fileprivate var other: Int {
        get { self[OtherKey.self] }
        set { self[OtherKey.self] = newValue }
    }
}

private struct OtherKey: EnvironmentKey {
    static let defaultValue = 0
}

private final class Brand: ObservableObject {
    @Published var name = "one"
    @Published var number = 0
}

private struct Reader: View {
    @Environment(\.plain) private var plain
    var body: some View { Text(verbatim: "plain \(plain)") }
}

private struct OtherReader: View {
    @Environment(\.other) private var other
    var body: some View { Text(verbatim: "other \(other)") }
}

private struct Between: View { var body: some View { Reader() } }

private struct Provider: View {
    @StateObject private var brand = Brand()
    var body: some View {
        VStack {
            Between()
            OtherReader()
            Reader().environment(\.plain, "nearest")
            Button("Name") { brand.name += "!" }
            Button("Same") { brand.name += "" }
            Button("Number") { brand.number += 1 }
        }
        .environment(\.plain, brand.name)
    }
}

extension Note0Tests {
    // MARK: Environment Values

    /// "This is the value that will be used if no other value is provided for this key." "Any descendant view can now
    /// read this value."
    @Test(arguments: TestTransport.allCases) func theNearestProvidedValueElseTheDefault(
        over transport: TestTransport
    ) async throws {
        let page = try await TestPage(over: transport) {
            Note0Listing11.ParentView()
            Note0Listing11.AnotherView()
        }
        #expect(page.evaluations == ["ParentView", "ChildView", "AnotherView"])
        let reference = try await TestPage(over: transport) {
            Text("purple").foregroundColor(.purple)
            Text("blue").foregroundColor(.blue)
        }
        #expect(try style(of: "This is the Child View", page) == style(of: "purple", reference))
        #expect(try style(of: "Another View", page) == style(of: "blue", reference))
    }

    /// "This step is technically optional": a key can be read without the extension.
    @Test func aKeyNeedsNoExtension() {
        var values = EnvironmentValues()
        #expect(values[Note0Listing11.CustomAccentColorKey.self] == .blue)
        values[Note0Listing11.CustomAccentColorKey.self] = .purple
        #expect(values[Note0Listing11.CustomAccentColorKey.self] == .purple)
    }

    /// "The `@Entry` macro replaces a significant amount of boilerplate code." "The macro condenses all of that into a
    /// single, declarative line".
    @Test func theMacroDoesWhatTheOldWayDid() async throws {
        let old = try await TestPage { Note0Listing15.Reader() }
        let new = try await TestPage { Note0Listing16.Reader() }
        let reference = try await TestPage { Text("theme").foregroundColor(.blue) }
        #expect(old.html == new.html)
        #expect(new.html == reference.html)
    }

    /// The walk-through of "Re-evaluation of Views (Example)": "Your `AppState` object … has a property marked with
    /// `@Published`. When you change this property's value, it 'announces' …"; "it executes all the code inside its
    /// `body`"; "If yes, it updates the environment value and re-renders any child views that depend on it."
    @Test(arguments: TestTransport.allCases) func theExampleOfReEvaluation(over transport: TestTransport) async throws {
        let page = try await TestPage(over: transport) { Note0Listing17.ContentView() }
        #expect(page.evaluations == ["ContentView", "ChildView"])
        let purple = page.html
        try await page.click(.label("Change Theme to Orange"))
        #expect(page.evaluations == ["ContentView", "ChildView"])
        #expect(
            page.patches.map(\.operation) == [.rule, .attribute], "the rule for orange, and the classes of the text")
        #expect(page.html != purple)
        // The same value again: the object announces it, but for the children the value has not changed.
        try await page.click(.label("Change Theme to Orange"))
        #expect(page.evaluations == ["ContentView"])
        #expect(page.patches == [])
    }

    /// "When it receives the announcement of `appState` property change, whether it's `brandColor` change or **other
    /// property change**, it executes all the code inside its `body`." "SwiftUI asks 'Is the value for `\.themeColor`
    /// you're providing now different from the one I had before?'. If no, it does nothing. Child views that depend on
    /// `\.themeColor` are not re-rendered".
    @Test func anEqualValueEvaluatesNoReader() async throws {
        let page = try await TestPage { Provider() }
        #expect(page.text.hasPrefix("plain one other 0 plain nearest"))
        try await page.click(.label("Number"))
        #expect(page.evaluations == ["Provider"])
        try await page.click(.label("Same"))
        #expect(page.evaluations == ["Provider"])
        try await page.click(.label("Name"))
        #expect(page.evaluations == ["Provider", "Reader"], "one reader of two: the other has a nearer provider")
        #expect(page.text.hasPrefix("plain one! other 0 plain nearest"))
    }

    private func style(of text: String, _ page: TestPage) throws -> [String: String] {
        try page.element(.text(text)).attributes.filter { ["class", "style"].contains($0.key) }
    }
}
