import Martlet
import Testing

/// A program's own values: `import Martlet` is all that it needs.
private final class Library { var books = ["Emma"] }
private enum Density { case dense, wide }

extension EnvironmentValues {
    @Entry fileprivate var themeColor: Color = .gray
    @Entry fileprivate var pageSize = 20
    @Entry fileprivate var account: String?
    @Entry fileprivate var nickname: String? = "anonymous"
    // Neither of these is `Sendable`.
    @Entry fileprivate var library = Library()
    @Entry fileprivate var onSelect: (String) -> Void = { _ in }
    @Entry fileprivate var density: Density = if Bool(true) { .dense } else { .wide }
}

private struct Reader: View {
    @Environment(\.pageSize) private var pageSize
    @Environment(\.account) private var account
    @Environment(\.nickname) private var nickname
    @Environment(\.library) private var library
    @Environment(\.onSelect) private var onSelect
    @Environment(\.density) private var density

    var body: some View {
        Text(verbatim: "\(pageSize) \(account ?? "nobody") \(nickname ?? "unnamed") \(library.books[0]) \(density)")
            .onAppear { onSelect("chosen") }
    }
}

private struct ColorReader: View {
    @Environment(\.themeColor) private var themeColor
    var body: some View { Text(verbatim: themeColor == .gray ? "the default" : "\(themeColor)") }
}

private struct Provider: View {
    let library: Library
    let selected: (String) -> Void

    var body: some View {
        Reader()
            .environment(\.pageSize, 5)
            .environment(\.account, "Ada")
            .environment(\.nickname, nil)
            .environment(\.library, library)
            .environment(\.onSelect, selected)
            .environment(\.density, .wide)
    }
}

@Suite struct EntryTests {
    @Test func defaultsWhereNothingIsProvided() {
        #expect(rendered(Reader()).contains("20 nobody anonymous Emma dense"))
    }

    @Test func whatIsProvidedIsRead() {
        let library = Library()
        library.books = ["Persuasion"]
        var selections: [String] = []
        let html = rendered(Provider(library: library) { selections.append($0) })
        #expect(html.contains("5 Ada unnamed Persuasion wide"))
        #expect(selections == ["chosen"])
    }

    /// “SwiftUI Evaluation and Rendering”: "The macro condenses all of that into a single, declarative line". This is the
    /// listing's own line.
    @Test func theListingOfTheNotes() {
        #expect(rendered(ColorReader()).contains("the default"))
        #expect(!rendered(ColorReader().environment(\.themeColor, .purple)).contains("the default"))
    }

    /// A default behaves like a computed property: an object that a program does not provide belongs to nobody, and
    /// visitors never share it.
    @Test func aDefaultIsMadeAnewForEachRead() {
        let values = EnvironmentValues()
        #expect(values.library !== values.library)
    }

    @Test func writingReplacesTheDefault() {
        var values = EnvironmentValues()
        values.pageSize += 1
        values.nickname = nil
        #expect(values.pageSize == 21)
        #expect(values.nickname == nil)
    }
}
