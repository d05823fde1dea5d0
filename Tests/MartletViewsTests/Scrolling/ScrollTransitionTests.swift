import Martlet
import MartletTesting
import Testing

@Suite struct ScrollTransitionTests {
    @Test func eachSideHasItsLook() async throws {
        let page = try await TestPage {
            Text("a").scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(1 + phase.value / 4).offset(x: phase.value * 8)
                    .blur(radius: phase.isIdentity ? 0 : 3)
            }
        }
        let html = page.html + page.styleSheet
        #expect(html.contains("--m-o0:0.5") && html.contains("--m-o1:1") && html.contains("--m-o2:0.5"), "\(html)")
        #expect(html.contains("--m-t0:translate(calc(-8px*var(--m-side)),0px) scale(0.75,0.75)"), "\(html)")
        #expect(html.contains("--m-t2:translate(calc(8px*var(--m-side)),0px) scale(1.25,1.25)"))
        #expect(html.contains("--m-f1:blur(0px)") && html.contains("--m-f2:blur(3px)"))
        #expect(html.contains("animation-timeline:view(block)") && html.contains("prefers-reduced-motion"))
    }

    @Test func aSideMayStayAsItIs() async throws {
        let page = try await TestPage {
            Text("a").scrollTransition(topLeading: .identity, bottomTrailing: .animated(.bouncy), axis: .horizontal) {
                $0.rotationEffect(.degrees($1.value * 30)).hueRotation(.degrees($1 == .bottomTrailing ? 90 : 0))
            }
        }
        let html = page.html + page.styleSheet
        #expect(html.contains("--m-t0:rotate(0deg)") && html.contains("--m-f0:hue-rotate(0deg)"), "\(html)")
        #expect(html.contains("30deg") && html.contains("--m-f2:hue-rotate(90deg)"))
        #expect(html.contains("animation-timeline:view(inline)"))
    }

    @Test func whatChangesNothingIsNone() async throws {
        let page = try await TestPage { Text("a").scrollTransition { content, _ in content } }
        let html = page.html + page.styleSheet
        #expect(html.contains("--m-t0:none") && html.contains("--m-f2:none") && html.contains("--m-o2:1"), "\(html)")
    }
}
