import Martlet
import MartletTesting
import Testing

/// What the rows of a `ForEach` read of the state around them, whatever stands between.
@Suite struct CapturedStateTests {
    private struct Framed: ViewModifier {
        @State private var evaluations = 0

        func body(content: Content) -> some View { content.padding() }
    }

    /// The rows are the content of a program's modifier, whose body does not change with them.
    private struct Modified: View {
        @State private var marked: Set<Int> = []

        var body: some View {
            Button("Press") { marked.insert(1) }
            VStack {
                ForEach([1, 2], id: \.self) { number in
                    Text(marked.contains(number) ? "marked" : "plain")
                }
            }
            .modifier(Framed())
        }
    }

    /// A page of a stack with a toolbar, as most pages are.
    private struct Page: View {
        @State private var marked: Set<Int> = []

        var body: some View {
            NavigationStack {
                ScrollView {
                    LazyVGrid(columns: [GridItem(.flexible())]) {
                        ForEach(["s"], id: \.self) { section($0) }
                    }
                }
                .toolbar { Button("Press") { marked.insert(1) } }
            }
        }

        private func section(_ name: String) -> some View {
            Section {
                ForEach([1, 2], id: \.self) { number in
                    Text("\(number)").overlay { if marked.contains(number) { Text("marked") } }
                }
            }
        }
    }

    @Test func rowsInAModifierFollowTheState() async throws { try await check(Modified()) }
    @Test func rowsOfAPageWithAToolbarFollowTheState() async throws { try await check(Page()) }

    private func check<V: View>(_ view: @autoclosure @escaping @Sendable () -> V) async throws {
        let page = try await TestPage { view() }
        try await page.click(.label("Press"))
        #expect(page.contains(.text("marked")))
        #expect(page.elements(.text("marked")).count == 1)
    }
}
