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
