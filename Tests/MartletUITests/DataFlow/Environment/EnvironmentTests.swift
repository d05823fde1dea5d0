import MartletUI
import Observation
import Testing

@Observable private final class Model { var count = 0 }

private struct ThemeKey: EnvironmentKey { static let defaultValue = "plain" }
private struct SizeKey: EnvironmentKey { static let defaultValue = 1 }
private struct ActionKey: EnvironmentKey { nonisolated(unsafe) static let defaultValue: () -> Void = {} }

extension EnvironmentValues {
    fileprivate var theme: String {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
    fileprivate var size: Int {
        get { self[SizeKey.self] }
        set { self[SizeKey.self] = newValue }
    }
    fileprivate var summary: String { "\(theme) \(size)" }
}

private struct ThemeReader: View {
    @Environment(\.theme) private var theme
    var body: some View { Text(verbatim: "theme \(theme)") }
}

private struct SizeReader: View {
    @Environment(\.size) private var size
    var body: some View { Text(verbatim: "size \(size)") }
}

private struct Unread: View {
    @Environment(\.theme) private var theme
    var body: some View { Text("unread") }
}

private struct Both: View {
    @Environment(\.summary) private var summary
    var body: some View { Text(summary) }
}

private struct Wrapper: View {
    var body: some View { ThemeReader() }
}

private struct Provider<Content: View>: View {
    @State private var theme = "dark"
    @State private var size = 10
    let content: Content
    var body: some View {
        VStack {
            content
            Button("theme") { theme += "er" }.accessibilityIdentifier("theme")
            Button("size") { size += 1 }.accessibilityIdentifier("size")
        }
        .environment(\.theme, theme)
        .environment(\.size, size)
    }
}

@Suite struct EnvironmentTests {
    @Test func theDefaultWhereNothingIsProvided() throws {
        #expect(try EnginePage { ThemeReader() }.markup.contains("theme plain"))
    }

    /// “SwiftUI Evaluation and Rendering”: "Child views that depend on \.themeColor are not re-rendered … If yes, …
    /// re-renders any child views that depend on it".
    @Test func aViewDependsOnTheKeysThatItReads() throws {
        let page = try EnginePage {
            Provider(content: TupleView((Wrapper(), ThemeReader(), SizeReader(), Unread(), Both())))
        }
        #expect(page.markup.contains("theme dark"))
        let names = try page.evaluations { try page.press("theme") }
        #expect(names.filter { !$0.hasPrefix("Provider") }.sorted() == ["Both", "ThemeReader", "ThemeReader"])
        #expect(page.occurrences(of: "theme darker") == 2)
        let sizes = try page.evaluations { try page.press("size") }
        #expect(sizes.filter { !$0.hasPrefix("Provider") }.sorted() == ["Both", "SizeReader"])
        #expect(page.markup.contains("darker 11"))
    }

    @Test func theNearestProviderHolds() throws {
        struct Nested: View {
            @State private var outer = "outer"
            @State private var inner = "inner"
            var body: some View {
                VStack {
                    ThemeReader()
                    Wrapper().environment(\.theme, inner)
                }
                .environment(\.theme, outer)
                Button("outer") { outer += "!" }.accessibilityIdentifier("outer")
                Button("inner") { inner += "!" }.accessibilityIdentifier("inner")
            }
        }
        let page = try EnginePage { Nested() }
        #expect(page.markup.contains("theme outer") && page.markup.contains("theme inner"))
        #expect(try page.evaluations { try page.press("outer") } == ["Nested", "ThemeReader"])
        #expect(try page.evaluations { try page.press("inner") } == ["Nested", "ThemeReader"])
        #expect(page.markup.contains("theme outer!") && page.markup.contains("theme inner!"))
    }

    /// When a subscriber's value and its inputs from the parent change in one flush, it is evaluated once, after its
    /// parent.
    @Test func aChangedValueAndNewInputsAreOneEvaluation() throws {
        struct Leaf: View {
            let number: Int
            @Environment(\.theme) private var theme
            var body: some View { Text(verbatim: "\(number) \(theme)") }
        }
        struct Middle: View {
            @Environment(\.theme) private var theme
            @Binding var count: Int
            var body: some View { Leaf(number: theme.count + count) }
        }
        struct Top: View {
            @State private var theme = "a"
            @State private var count = 0
            var body: some View {
                Middle(count: $count).environment(\.theme, theme)
                Button("press") {
                    theme += "b"
                    count += 10
                }.accessibilityIdentifier("press")
            }
        }
        let page = try EnginePage { Top() }
        for expected in ["12 ab", "23 abb"] {
            #expect(try page.evaluations { try page.press("press") } == ["Top", "Middle", "Leaf"])
            #expect(page.markup.contains(expected))
        }
    }

    @Test func aViewThatIsDirtyBelowAReaderIsEvaluatedOnce() throws {
        struct Leaf: View {
            let theme: String
            let model: Model
            var body: some View { Text(verbatim: "\(theme) \(model.count)") }
        }
        struct Middle: View {
            @Environment(\.theme) private var theme
            let model: Model
            var body: some View { HTML("div") { Leaf(theme: theme, model: model) } }
        }
        struct Top: View {
            @State private var theme = "a"
            @State private var model = Model()
            var body: some View {
                Middle(model: model).environment(\.theme, theme)
                Button("press") {
                    theme += "b"
                    model.count += 1
                }.accessibilityIdentifier("press")
            }
        }
        let page = try EnginePage { Top() }
        #expect(try page.evaluations { try page.press("press") } == ["Top", "Middle", "Leaf"])
        #expect(page.markup.contains("ab 1"))
    }

    @Test func valuesAreReadInActionsAsTheyAreNow() throws {
        struct Acting: View {
            @Environment(\.theme) private var theme
            @State private var seen = "nothing"
            var body: some View {
                Text(verbatim: "seen \(seen)")
                Button("look") { seen = theme }.accessibilityIdentifier("look")
            }
        }
        let page = try EnginePage { Provider(content: Acting()) }
        try page.press("theme")
        try page.press("look")
        #expect(page.markup.contains("seen darker"))
    }

    @Test func rowsThatComeLaterInherit() throws {
        struct Rows: View {
            @State private var count = 1
            var body: some View {
                VStack { ForEach(0..<count, id: \.self) { _ in ThemeReader() } }
                    .environment(\.theme, "rows \(count)")
                Button("more") { count += 1 }.accessibilityIdentifier("more")
            }
        }
        let page = try EnginePage { Rows() }
        try page.press("more")
        #expect(page.occurrences(of: "theme rows 2") == 2)
    }
}
