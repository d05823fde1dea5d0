import MartletUI
import Testing

/// Lengths are Foundation's with the trait `Foundation`, and reach a page as any other number does.
@Suite struct LengthTests {
    private struct Sized: View {
        let size: CGFloat
        let factor: Double

        var body: some View {
            VStack(spacing: size / 4) {
                Text("a").padding(size).frame(width: size * factor, height: factor * 8)
                Text("b").offset(CGSize(width: factor, height: -size)).blur(radius: size / 16)
                Text("c").font(.system(size: size / 2)).kerning(size / 10)
            }
        }
    }

    @Test func lengthsAndNumbersAreWrittenAlike() throws {
        let page = try EnginePage { Sized(size: 40, factor: 1.5) }
        let html = page.styledHTML + page.dom.markup
        for text in [
            "gap:10px", "padding:40px", "width:60px", "height:12px", "translate:calc(1.5px*var(--m-side)) -40px",
            "filter:blur(2.5px)", "20px/1.3", "letter-spacing:4px",
        ] {
            #expect(html.contains(text), "\(text) in \(html)")
        }
    }

    @Test func lengthsAreInterpolatedAndStoredAsNumbers() {
        let length: CGFloat = 1_234.5
        #expect(Text("\(length)").resolved() == "1,234.500000")
        #expect("\(length) \(length / 3 * 3)" == "1234.5 1234.5")
        #expect(InputComparison.areValuesEqual(length, 1_234.5) && !InputComparison.areValuesEqual(length, 1))
    }

    /// An inset of more than half of the shape leaves an empty rectangle in the center, and not the null rectangle.
    @Test func whatIsInsetTooFarIsEmptyInTheMiddle() {
        let path = Rectangle().inset(by: 80).path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(path.boundingRect == CGRect(x: 50, y: 25, width: 0, height: 0))
    }
}
