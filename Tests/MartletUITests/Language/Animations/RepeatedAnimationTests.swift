import MartletUI
import Testing

@Suite struct RepeatedAnimationTests {
    private struct Pulse: View {
        let animation: Animation?
        @State private var isLarge = false

        var body: some View {
            Text("a").scaleEffect(isLarge ? 1.2 : 1).animation(animation, value: isLarge).onAppear { isLarge = true }
            Button("again") { isLarge.toggle() }.accessibilityIdentifier("again")
        }
    }

    private struct Transaction: View {
        let animation: Animation
        @State private var isPale = false

        var body: some View {
            Text("a").opacity(isPale ? 0.3 : 1)
            Button("again") { withAnimation(animation) { isPale.toggle() } }.accessibilityIdentifier("again")
        }
    }

    private static let endless = #""1000ms cubic-bezier(0.42,0,0.58,1) 0ms infinite alternate"]"#

    /// The HTML is as after the change; the browser is told what was before.
    @Test func aChangeInOnAppearIsRepeatedFromTheStart() throws {
        let page = try EnginePage { Pulse(animation: .easeInOut(duration: 1).repeatForever(autoreverses: true)) }
        let patches = try page.flush()
        #expect(patches.hasPrefix(#"[["l","#) && patches.contains(Self.endless), "\(patches)")
        #expect(page.graph.styleSheet().contains("scale:1}"), "the former class has its rule")
        #expect(try page.flush() == "")
    }

    @Test func aLaterChangeIsRepeated() throws {
        let page = try EnginePage { Pulse(animation: .easeInOut(duration: 1).repeatForever(autoreverses: true)) }
        try page.flush()
        let patches = try page.press("again")
        #expect(
            patches.contains(#"["a","#) && patches.contains(#"["l","#) && patches.contains(Self.endless), "\(patches)")
    }

    @Test func anAnimationOfATransactionIsRepeated() throws {
        let page = try EnginePage { Transaction(animation: .linear(duration: 2).repeatCount(3, autoreverses: false)) }
        page.graph.flush()
        let button = try page.press("again")
        #expect(!button.contains("infinite"))
        let once = try EnginePage { Pulse(animation: .easeInOut(duration: 1)) }
        #expect(try !once.flush().contains(#"["l","#))
        #expect(try !once.press("again").contains(#"["l","#))
    }

    @Test func theInnermostAnimationDecides() throws {
        struct Nested: View {
            @State private var isLarge = false
            var body: some View {
                VStack { Text("a").scaleEffect(isLarge ? 1.2 : 1).animation(nil, value: isLarge) }
                    .animation(.linear.repeatForever(), value: isLarge).onAppear { isLarge = true }
            }
        }
        let page = try EnginePage { Nested() }
        #expect(try !page.flush().contains(#"["l","#))
    }

    @Test func aViewInsideFollowsTheAnimationAroundIt() throws {
        struct Inner: View {
            let isLarge: Bool
            var body: some View { Text("a").opacity(isLarge ? 0.5 : 1) }
        }
        struct Outer: View {
            @State private var isLarge = false
            var body: some View {
                VStack { Inner(isLarge: isLarge) }.animation(.linear.repeatForever(autoreverses: false), value: isLarge)
                    .onAppear { isLarge = true }
            }
        }
        let page = try EnginePage { Outer() }
        let patches = try page.flush()
        #expect(patches.contains("350ms linear 0ms infinite normal"), "\(patches)")
    }
}
