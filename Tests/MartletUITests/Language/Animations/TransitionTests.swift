import Testing

@testable import MartletUI

/// Transitions of the program's own: the page begins where their bodies say that a view is about to appear.
@Suite struct TransitionTests {
    private struct Rising: Transition {
        let height: CGFloat

        func body(content: Content, phase: TransitionPhase) -> some View {
            content
                .opacity(phase.isIdentity ? 1 : 0.25)
                .scaleEffect(1 + phase.value / 2, anchor: .top)
                .padding(4)
                .offset(y: phase == .willAppear ? height : 0)
        }
    }

    private struct Framed: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View { content.padding(phase.isIdentity ? 0 : 8) }
    }

    private struct Dimmed: ViewModifier {
        let amount: Double

        func body(content: Content) -> some View { content.opacity(1 - amount) }
    }

    private struct Adaptive: Transition {
        @Environment(\.colorScheme) private var scheme

        func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(scheme == .dark ? 0.5 : 0) }
    }

    private func styles(_ transition: AnyTransition) throws -> String {
        try EnginePage { Text("a").transition(transition) }.styledHTML
    }

    @Test func theBodySaysWhereAViewBegins() throws {
        let page = try EnginePage { Text("a").transition(Rising(height: 40)) }
        let html = page.styledHTML
        #expect(html.contains("m-arriving") && html.contains("--m-from-opacity:0.25"), "\(html)")
        #expect(html.contains("--m-from-scale:0.5") && html.contains("transform-origin:50% 0%"), "\(html)")
        #expect(page.graph.styleSheet().contains("--m-from-place:0px 40px"), "\(page.graph.styleSheet())")
    }

    @Test func whatCannotBeAnimatedFades() throws {
        #expect(try styles(AnyTransition(Framed())) == styles(.opacity))
        #expect(try styles(AnyTransition(Adaptive())) == styles(.opacity))
    }

    @Test func modifiersOfTheProgramBegin() throws {
        let transition = AnyTransition.modifier(active: Dimmed(amount: 0.75), identity: Dimmed(amount: 0))
        #expect(try styles(transition).contains("--m-from-opacity:0.25"))
    }

    @Test func transitionsCombine() throws {
        let both = try styles(.opacity.combined(with: Rising(height: 8)))
        #expect(both.contains("--m-from-opacity:0 ") || both.contains("--m-from-opacity:0\""), "\(both)")
        #expect(both.contains("--m-from-scale:0.5"), "\(both)")
        let types = try EnginePage { Text("a").transition(ScaleTransition(0.5).combined(with: Framed())) }.styledHTML
        #expect(types.contains("--m-from-scale:0.5") && types.contains("--m-from-opacity:0"), "\(types)")
    }

    @Test func theBuiltInTypesAreTheNamedTransitions() throws {
        #expect(AnyTransition(OpacityTransition()) == .opacity)
        #expect(AnyTransition(ScaleTransition(0)) == .scale)
        #expect(AnyTransition(MoveTransition(edge: .top)) == .move(edge: .top))
        #expect(AnyTransition(PushTransition(edge: .top)) == .push(from: .top))
        #expect(AnyTransition(OffsetTransition(CGSize(width: 1, height: 2))) == .offset(x: 1, y: 2))
        #expect(AnyTransition(BlurReplaceTransition()) == .blurReplace)
        #expect(AnyTransition(IdentityTransition()) == .identity)
        let asymmetric = AsymmetricTransition(insertion: SlideTransition(), removal: OpacityTransition())
        #expect(AnyTransition(asymmetric) == .slide)
    }
}
