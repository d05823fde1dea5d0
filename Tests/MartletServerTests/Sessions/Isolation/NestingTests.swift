import MartletUI
import Testing

@testable import MartletServer

/// Views that a program nests as deep as a visitor says end at the limit, on the stack that evaluation has.
///
/// Issue 27: "recursion through `AnyView`, `ForEach` or functions made from a visitor's text can exhaust the stack.
/// Every node counts; the limit holds with the smallest stack that evaluation runs on."
@Suite struct NestingTests {
    /// A quarter of a session thread's stack: the rest is the program's.
    private static let stackSize = 2 << 20

    private struct Nested: Sendable {
        let make: @Sendable (Int) -> AnyView
    }

    private static func erased(_ depth: Int) -> AnyView {
        var view = AnyView(Text("bottom"))
        for _ in 0..<depth { view = AnyView(VStack { view }) }
        return view
    }

    private static func listed(_ depth: Int) -> AnyView {
        var view = AnyView(Text("bottom"))
        for _ in 0..<depth {
            let inner = view
            view = AnyView(ForEach(0..<1, id: \.self) { _ in inner })
        }
        return view
    }

    private static func conditional(_ depth: Int) -> AnyView {
        var view = AnyView(Text("bottom"))
        for level in 0..<depth {
            let inner = view
            view = AnyView(
                Group {
                    if level >= 0 { inner.padding(CGFloat(level % 7)).environment(\.isEnabled, level % 2 == 0) }
                })
        }
        return view
    }

    /// A function that calls itself once for each level.
    @ViewBuilder private static func recursive(_ depth: Int) -> some View {
        Text("level")
        if depth > 0 { AnyView(recursive(depth - 1)) }
    }

    private struct Page: View {
        let content: Nested
        let depth: Int
        @State private var more = 0
        var body: some View {
            content.make(depth + more)
            Button("More") { more += 1 }.accessibilityIdentifier("more")
            Text("page \(more)")
        }
    }

    private final class Reported: @unchecked Sendable {
        var diagnostics: [Diagnostic] = []
    }

    /// Makes, renders, changes and ends a page on a thread with a small stack.
    private func page(_ depth: Int, _ make: @escaping @Sendable (Int) -> AnyView) -> (html: String, [Diagnostic]) {
        let results = Notes<(String, [Diagnostic])>()
        Thread.start(stackSize: Self.stackSize) {
            let reported = Reported()
            let options = GraphOptions()
            options.isDevelopment = true
            options.onDiagnostic = { reported.diagnostics.append($0.diagnostic) }
            let graph = ViewGraph(Page(content: Nested(make: make), depth: depth), options)
            graph.flush()
            _ = graph.html()
            if let number = ActionFinder.actions(identifiedBy: "more", in: graph).first?.number,
                let action = ActionFinder.action(at: number, in: graph)
            {
                for case (.click, .action(let perform)) in action.handlers { try? perform() }
            }
            graph.flush()
            let html = String(decoding: graph.html(), as: UTF8.self)
            graph.end()
            results.add((html, reported.diagnostics))
        }
        #expect(eventually { !results.all.isEmpty })
        return results.all.first ?? ("", [])
    }

    static let kinds: [(name: String, make: @Sendable (Int) -> AnyView)] = [
        ("erased", { erased($0) }), ("listed", { listed($0) }), ("conditional", { conditional($0) }),
        ("recursive", { AnyView(recursive($0)) }),
    ]

    @Test(arguments: kinds.indices) func whatIsNestedTooDeepIsCutOff(kind: Int) {
        let (html, reported) = page(1_500, Self.kinds[kind].make)
        #expect(html.contains("page 1"), "the rest of the page is there")
        #expect(!html.contains("bottom"))
        #expect(reported.count { if case .tooDeep = $0 { true } else { false } } >= 1)
    }

    @Test(arguments: kinds.indices) func whatEndsBeforeTheLimitIsShown(kind: Int) {
        let (html, reported) = page(60, Self.kinds[kind].make)
        #expect(html.contains("page 1"))
        #expect(html.contains("bottom") || html.ranges(of: "level").count == 62)
        #expect(reported.isEmpty)
    }
}
