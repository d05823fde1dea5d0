import Martlet
import MartletTesting
import Testing

/// The modifiers of scroll views in all forms in which programs write them.
@Suite struct ScrollFormsTests {
    /// A behavior as programs write their own.
    private struct Rows: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            if context.axes.contains(.vertical), context.velocity.dy != 0 {
                target.rect.origin.y = min(target.rect.minY, context.contentSize.height - context.containerSize.height)
            }
        }
    }

    @Test func allFormsCompile() async throws {
        let page = try await TestPage {
            ScrollView { LazyVStack { Text("a") }.scrollTargetLayout().scrollTargetLayout(isEnabled: true) }
                .scrollTargetBehavior(.paging).scrollTargetBehavior(.viewAligned)
                .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
                .scrollTargetBehavior(AnyScrollTargetBehavior(.paging))
                .scrollTargetBehavior(Rows())
                .scrollClipDisabled().scrollClipDisabled(false).scrollDisabled(false)
                .contentMargins(8).contentMargins(.horizontal, 8, for: .scrollContent)
                .contentMargins(.top, nil, for: .scrollIndicators).contentMargins(.all, EdgeInsets())
                .contentMargins(20, for: .scrollContent)
                .scrollBounceBehavior(.basedOnSize).scrollBounceBehavior(.always, axes: [.horizontal, .vertical])
                .scrollIndicators(.hidden).scrollIndicators(.never, axes: .vertical).scrollIndicators(.automatic)
                .scrollIndicatorsFlash(onAppear: true)
                .scrollInputBehavior(.disabled, for: .look).scrollInputBehavior(.enabled, for: .handGestureShortcut)
                .scrollEdgeEffectStyle(.soft, for: .top).scrollEdgeEffectStyle(.hard, for: [.top, .bottom])
                .scrollEdgeEffectStyle(nil, for: .all)
                .scrollEdgeEffectHidden().scrollEdgeEffectHidden(true, for: .bottom)
                .scrollDismissesKeyboard(.interactively)
        }
        #expect(page.text == "a")
    }
}
