import MartletUI
import Testing

/// State lives as long as the identity of its view, also of views that come only when others have said that they shall: by a
/// preference, as what a toolbar holds.
@Suite struct StoredLateViewsTests {
    private struct Names: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    /// Not `Codable`: a store does not have it.
    private struct Bar {
        var names: [String] = []
        let look: () -> Void = {}
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name)
        }
    }

    /// What its content asks for stands above it.
    private struct Barred: View {
        @State private var bar = Bar()
        @State private var more = false

        var body: some View {
            ForEach(bar.names, id: \.self) { Counter(name: $0) }
            if let last = bar.names.last { Counter(name: "branch").id(last) }
            VStack {
                Button("more") { more.toggle() }.accessibilityIdentifier("more")
                Counter(name: "content")
            }
            .preference(key: Names.self, value: ["a", "b"] + (more ? ["c"] : []))
            .onPreferenceChange(Names.self) { bar.names = $0 }
        }
    }

    @Test func viewsThatComeByAPreferenceKeepTheirState() throws {
        let before = try EnginePage(Barred()) { $0.storingProcess = 0 }
        for press in ["a", "b", "b", "branch", "content"] { try before.press(press) }
        let after = try before.restored(as: Barred())
        for text in ["a 1", "b 2", "branch 1", "content 1"] { #expect(after.markup.contains(text), "\(text)") }
        try after.press("b")
        #expect(after.markup.contains("b 3"))
        #expect(after.reported == [])
        let again = try after.restored(as: Barred())
        #expect(again.markup.contains("a 1") && again.markup.contains("b 3"))
    }

    /// What had gone before the store was written begins anew.
    @Test func whatHasGoneBeginsAnew() throws {
        let before = try EnginePage(Barred()) { $0.storingProcess = 0 }
        try before.press("more")
        for press in ["c", "branch"] { try before.press(press) }
        try before.press("more")
        let after = try before.restored(as: Barred())
        try after.press("more")
        #expect(after.markup.contains("c 0") && after.markup.contains("branch 0"))
    }

    /// A view that comes, goes and comes again while the tree is evaluated for the first time.
    private struct Blinking: View {
        @State private var isShown = true
        let blinks: Bool

        var body: some View {
            VStack {
                if isShown { Counter(name: "blinking") }
            }
            .onAppear { if blinks { isShown = false } }
            .onChange(of: isShown) { _, shown in if !shown, blinks { isShown = true } }
        }
    }

    @Test func stateIsForTheFirstViewAtItsPlace() throws {
        let before = try EnginePage(Blinking(blinks: false)) { $0.storingProcess = 0 }
        try before.press("blinking")
        #expect(try before.restored(as: Blinking(blinks: false)).markup.contains("blinking 1"))
        #expect(try before.restored(as: Blinking(blinks: true)).markup.contains("blinking 0"))
    }
}
