import MartletUI
import Testing

/// In right-to-left layouts, everything physical becomes logical. SwiftUI mirrors a layout together with everything
/// that is moved, rotated and drawn in it.
@Suite struct DirectionTests {
    @Test func whatIsMovedIsMovedAlongTheLine() throws {
        let page = try EnginePage {
            Text("a").offset(x: 20, y: -4)
            Text("b").offset(y: 5)
            Text("c").offset(x: -1e300)
        }
        let rules = page.graph.styleSheet()
        #expect(rules.contains("{translate:calc(20px*var(--m-side)) -4px}"), "\(rules)")
        #expect(rules.contains("{translate:0px 5px}"))
        #expect(rules.contains("{translate:calc(-1000000px*var(--m-side)) 0px}"))
    }

    @Test func whatIsTurnedIsTurnedTheOtherWayAroundTheOtherEnd() throws {
        let page = try EnginePage {
            Text("a").rotationEffect(.degrees(30), anchor: .topLeading)
            Text("b").scaleEffect(2, anchor: .trailing)
            Text("c").scaleEffect(2, anchor: .bottom)
        }
        #expect(page.styledHTML.contains("rotate:calc(30deg*var(--m-side))"), "\(page.styledHTML)")
        #expect(page.styledHTML.contains("transform-origin:calc(50% + -50%*var(--m-side)) 0%"))
        #expect(page.styledHTML.contains("transform-origin:calc(50% + 50%*var(--m-side)) 50%"))
        #expect(page.styledHTML.contains("transform-origin:50% 100%"))
    }

    @Test func whatComesComesFromTheOtherEnd() throws {
        let page = try EnginePage {
            Text("a").transition(.move(edge: .leading))
            Text("b").transition(.offset(x: 8, y: 2))
            Text("c").transition(.move(edge: .top))
        }
        #expect(page.styledHTML.contains("--m-from-place:calc(-100%*var(--m-side)) 0"), "\(page.styledHTML)")
        #expect(page.graph.styleSheet().contains("{--m-from-place:calc(8px*var(--m-side)) 2px}"))
        #expect(page.styledHTML.contains("--m-from-place:0 -100%"))
    }

    /// No modifier names a physical side.
    @Test func noModifierNamesASide() throws {
        let page = try EnginePage {
            VStack(alignment: .leading) {
                HStack(alignment: .top) { Text("a").padding(.leading, 3) }
                Text("b").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).border(.red)
                Text("c").multilineTextAlignment(.trailing)
                Text("d").frame(width: 90, alignment: .topTrailing)
                ZStack(alignment: .bottomLeading) { Text("e") }
                Text("f").overlay(alignment: .leading) { Text("g") }
            }
        }
        #expect(!page.styledHTML.contains("left") && !page.styledHTML.contains("right"), "\(page.styledHTML)")
        #expect(page.styledHTML.contains("padding-inline-start:3px") && page.styledHTML.contains("text-align:end"))
    }
}
