import MartletUI
import Testing

private struct Titles: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Row: View {
    let title: String
    var body: some View { Text(title).preference(key: Titles.self, value: [title]) }
}

private struct List: View {
    @State private var titles = ["a", "b"]
    @State private var seen: [String] = []
    let transforms: Bool
    var body: some View {
        VStack {
            ForEach(titles, id: \.self) { Row(title: $0) }
        }
        .transformPreference(Titles.self) { if transforms { $0.append("end") } }
        .onPreferenceChange(Titles.self) { seen = $0 }
        Text(verbatim: "seen \(seen.joined())")
        Button("add") { titles.append("c") }.accessibilityIdentifier("add")
        Button("reverse") { titles.reverse() }.accessibilityIdentifier("reverse")
        Button("drop") { titles.removeFirst() }.accessibilityIdentifier("drop")
        Button("clear") { titles = [] }.accessibilityIdentifier("clear")
    }
}

@Suite struct PreferenceTests {
    @Test func valuesAreReducedInOrderAndFollowChanges() throws {
        let page = try EnginePage(List(transforms: false))
        #expect(page.markup.contains("seen ab<"))
        try page.press("add")
        #expect(page.markup.contains("seen abc<"))
        try page.press("reverse")
        #expect(page.markup.contains("seen cba<"))
        try page.press("drop")
        #expect(page.markup.contains("seen ba<"))
        try page.press("clear")
        #expect(page.markup.contains("seen <"))
    }

    @Test func aTransformChangesWhatIsGivenInside() throws {
        let page = try EnginePage(List(transforms: true))
        #expect(page.markup.contains("seen abend<"))
        try page.press("clear")
        #expect(page.markup.contains("seen end<"))
    }

    @Test func anOuterValueTakesTheInnersPlace() throws {
        struct Outer: View {
            @State private var seen: [String] = []
            var body: some View {
                Group { Row(title: "inner") }
                    .preference(key: Titles.self, value: ["outer"])
                    .onPreferenceChange(Titles.self) { seen = $0 }
                Text(verbatim: "seen \(seen.joined(separator: ","))")
            }
        }
        #expect(try EnginePage(Outer()).markup.contains("seen outer<"))
    }
}

/// “Perform an action when the value of a preference changes”: one of other views is not meant.
@Suite struct PreferenceScopeTests {
    /// What cannot be compared.
    private struct Content: Equatable {
        let view: AnyView
        static func == (left: Self, right: Self) -> Bool { false }
    }

    private struct Contents: PreferenceKey {
        static var defaultValue: [Content] { [] }
        static func reduce(value: inout [Content], nextValue: () -> [Content]) { value += nextValue() }
    }

    private struct Bar<Page: View>: View {
        let name: String
        let page: Page
        @State private var count = 0
        var body: some View {
            Text(verbatim: "\(name) \(count)")
            page.onPreferenceChange(Contents.self) { _ in count += 1 }
        }
    }

    private struct Item: View {
        let name: String
        @State private var presses = 0
        var body: some View {
            Button("\(presses)") { presses += 1 }
                .accessibilityIdentifier(name)
                .preference(key: Contents.self, value: [Content(view: AnyView(Text("\(presses)")))])
        }
    }

    private struct Page: View {
        var body: some View {
            Bar(name: "first", page: Item(name: "one"))
            Bar(name: "second", page: Bar(name: "third", page: Item(name: "two")))
        }
    }

    @Test("A value that cannot be compared is not taken to have changed because another one has")
    func othersDoNotCount() throws {
        let page = try EnginePage(Page())
        #expect(["first 1", "second 1", "third 1"].allSatisfy(page.markup.contains))
        try page.press("two")
        #expect(["first 1", "second 2", "third 2"].allSatisfy(page.markup.contains))
        try page.press("one")
        #expect(["first 2", "second 2", "third 2"].allSatisfy(page.markup.contains))
    }
}

/// Reads inside a `transformPreference` closure are dependencies.
@Suite struct TransformPreferenceReadsTests {
    private struct Inner: View {
        @Binding var suffix: String
        var body: some View { Row(title: "a").transformPreference(Titles.self) { $0.append(suffix) } }
    }

    private struct Page: View {
        @State private var suffix = "x"
        @State private var seen: [String] = []
        var body: some View {
            Inner(suffix: $suffix).onPreferenceChange(Titles.self) { seen = $0 }
            Text(verbatim: "seen \(seen.joined())")
            Button("suffix") { suffix += "y" }.accessibilityIdentifier("suffix")
        }
    }

    @Test func whatTheClosureReadsIsFollowed() throws {
        let page = try EnginePage(Page())
        #expect(page.markup.contains("seen ax<"))
        try page.press("suffix")
        #expect(page.markup.contains("seen axy<"))
        try page.press("suffix")
        #expect(page.markup.contains("seen axyy<"))
    }
}
