import Testing

@testable import MartletUI

/// Transitions of the program's own: the page begins where their bodies say that a view is about to appear, and ends where they
/// say that it disappears.
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
        #expect(html.contains("m-more m-leaving") && html.contains("--m-to-scale:1.5"), "\(html)")
        // It fades as it has come.
        #expect(!html.contains("--m-to-opacity"), "\(html)")
    }

    private struct Leaving: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.opacity(phase == .didDisappear ? 0 : 1)
        }
    }

    @Test func aViewMayComeOrGoAtOnce() throws {
        let leaving = try styles(AnyTransition(Leaving()))
        #expect(leaving.contains("m-leaving") && leaving.contains("--m-to-opacity:0"), "\(leaving)")
        #expect(!leaving.contains("m-arriving"), "\(leaving)")
        let arriving = try styles(.asymmetric(insertion: .opacity, removal: .identity))
        #expect(arriving.contains("m-arriving") && !arriving.contains("m-leaving"), "\(arriving)")
        let identity = try styles(.identity)
        #expect(!identity.contains("m-arriving") && !identity.contains("m-leaving"), "\(identity)")
    }

    @Test func aViewGoesWhereItsTransitionSays() throws {
        let slide = try styles(.slide)
        #expect(slide.contains("--m-from-place:calc(-100%*var(--m-side)) 0"), "\(slide)")
        #expect(slide.contains("--m-to-place:calc(100%*var(--m-side)) 0"), "\(slide)")
        let pushed = try styles(.push(from: .bottom))
        #expect(pushed.contains("--m-from-place:0 100%") && pushed.contains("--m-to-place:0 -100%"), "\(pushed)")
        // What only one of them changes is as it is without the other.
        let both = try styles(
            .asymmetric(
                insertion: .scale.animation(.linear(duration: 1)), removal: .opacity.animation(.linear(duration: 2))))
        #expect(both.contains("--m-from-scale:0") && both.contains("--m-to-scale:1"), "\(both)")
        #expect(both.contains("--m-to-opacity:0") && !both.contains("--m-from-opacity"), "\(both)")
        #expect(both.contains("--m-animation:1000ms linear 0ms"), "\(both)")
        #expect(both.contains("--m-to-animation:2000ms linear 0ms"), "\(both)")
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
        #expect(AnyTransition(asymmetric) == .asymmetric(insertion: .slide, removal: .opacity))
    }
}
