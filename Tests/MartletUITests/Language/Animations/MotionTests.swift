import MartletUI
import Testing

/// Animations and transitions as CSS.
@Suite struct MotionTests {
    @Test func animationsOfCSS() {
        #expect(Animation.linear(duration: 0.2).css == "200ms linear 0ms")
        #expect(Animation.easeInOut.delay(0.1).css == "350ms cubic-bezier(0.42,0,0.58,1) 100ms")
        #expect(Animation.easeIn(duration: 1).speed(2).css == "500ms cubic-bezier(0.42,0,1,1) 0ms")
        #expect(Animation.linear(duration: -.infinity).speed(.nan).css == "0ms linear 0ms")
        #expect(Animation.default.css.contains("linear(0,") && Animation.default.css.contains(",1) 0ms"))
    }

    @Test func aSpringThatBouncesGoesBeyondItsEnd() throws {
        func highest(_ animation: Animation) throws -> Double {
            let match = try #require(animation.css.firstMatch(of: #/linear\((.*)\)/#))
            return match.1.split(separator: ",").compactMap { Double($0) }.max() ?? 0
        }
        #expect(try highest(.bouncy) > 1.01)
        #expect(try highest(.smooth) == 1)
    }

    @Test func anAnimationIsInheritedAndWhatChangesIsAClass() throws {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                Text("a").scaleEffect(isOn ? 2 : 1).animation(.linear(duration: 0.2), value: isOn)
                Button("x") { isOn.toggle() }.accessibilityIdentifier("x")
            }
        }
        let page = try EnginePage { Page() }
        #expect(page.styledHTML.contains(#"<span class="m-animated m-box --m-animation:200ms linear 0ms scale:1">a"#))
        #expect(
            page.readable(try page.press("x")).hasSuffix(
                #"["a",1,"class","m-animated m-box --m-animation:200ms linear 0ms scale:2"]]"#))
    }

    @Test func aTransitionSaysWhereAViewComesFrom() throws {
        let page = try EnginePage {
            Text("a").transition(.move(edge: .bottom).combined(with: .opacity).animation(.linear(duration: 1)))
        }
        #expect(
            page.styledHTML
                == #"<span class="m-arriving m-more m-leaving m-box --m-from-opacity:0 --m-from-place:0 100% "#
                + #"--m-animation:1000ms linear 0ms">a</span>"#)
    }
}
