import Martlet
import MartletTesting
import Testing

@Suite struct SymbolEffectTests {
    private struct Star: View {
        @State private var count = 0

        var body: some View {
            Button("Add") { count += 1 }
            HStack { Image(systemName: "star") }
                .symbolEffect(.bounce, options: .speed(2).repeat(3), value: count).accessibilityIdentifier("star")
        }
    }

    /// The names of the animation that the rules of the page set.
    private func animations(_ page: TestPage) -> [Substring] {
        page.styleSheet.matches(of: #/animation:(m\w+) var\(--m-effect\)/#).map(\.output.1)
    }

    @Test func aSymbolMovesEachTimeThatAValueChanges() async throws {
        let page = try await TestPage { Star() }
        #expect(animations(page).isEmpty)
        try await page.click(.role(.button, "Add"))
        let first = try #require(animations(page).first)
        #expect(page.styleSheet.contains("@keyframes \(first){"))
        #expect(page.styleSheet.contains("--m-effect:0.25s ease-in-out 3"))
        try await page.click(.role(.button, "Add"))
        #expect(animations(page).count == 2)
        // An animation begins again because its name is another.
        #expect(animations(page)[1] != first)
        try await page.click(.role(.button, "Add"))
        #expect(animations(page).count == 2)
    }

    @Test func aSymbolMovesWhileTheEffectIsActive() async throws {
        let moving = try await TestPage { Image(systemName: "star").symbolEffect(.rotate.counterClockwise) }
        #expect(moving.styleSheet.contains("rotate:-1turn") && moving.styleSheet.contains("1.5s ease-in-out infinite"))
        let still = try await TestPage { Image(systemName: "star").symbolEffect(.rotate, isActive: false) }
        #expect(!still.styleSheet.contains("turn}"))
        let removed = try await TestPage {
            HStack { Image(systemName: "star").symbolEffectsRemoved() }.symbolEffect(.pulse)
        }
        #expect(removed.styleSheet.contains("--m-effect:0s"))
    }

    @Test func someEffectsAreAState() async throws {
        let page = try await TestPage {
            Image(systemName: "star").symbolEffect(.scale.up)
            Image(systemName: "star").symbolEffect(.scale.down)
            Image(systemName: "star").symbolEffect(.disappear)
        }
        #expect(page.styleSheet.contains("scale:1.2;") && page.styleSheet.contains("scale:.8;"))
        #expect(page.styleSheet.contains("opacity:0;transition"))
        let shown = try await TestPage { Image(systemName: "star").symbolEffect(.appear) }
        #expect(!shown.styleSheet.contains("opacity:0;"))
    }

    private struct Number: View {
        @State private var count = 0

        var body: some View {
            Button("Add") { count += 1 }
            Text("\(count)").contentTransition(.numericText())
        }
    }

    @Test func aContentThatChangesComesInItsWay() async throws {
        let page = try await TestPage { Number() }
        #expect(!page.styleSheet.contains("--m-content-time"))
        try await page.click(.role(.button, "Add"))
        let names = page.styleSheet.matches(of: #/animation:(m\w+) var\(--m-content-time/#).map(\.output.1)
        #expect(names.count == 1)
        try await page.click(.role(.button, "Add"))
        #expect(page.styleSheet.matches(of: #/animation:(m\w+) var\(--m-content-time/#).count == 2)
        #expect(page.styleSheet.contains("translate:0 .4em"))
        let plain = try await TestPage { Text("a").contentTransition(.identity) }
        #expect(!plain.styleSheet.contains("@keyframes"))
    }
}
