import MartletUI
import Testing

/// Strokes inside a shape's edge, and shapes by their short names.
@Suite struct InsettableShapeTests {
    private func styledHTML<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).styledHTML
    }

    /// "A shape is not told what is around it, so that they have the radius that they have at least."
    @Test func aConcentricRectangleHasTheCornersThatItHasAtLeast() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        #expect(ConcentricRectangle().path(in: rect) == UnevenRoundedRectangle().path(in: rect))
        let corners = ConcentricRectangle(
            topLeadingCorner: .fixed(12), bottomTrailingCorner: .concentric(minimum: .fixed(8)))
        let expected = UnevenRoundedRectangle(topLeadingRadius: 12, bottomTrailingRadius: 8)
        #expect(corners.path(in: rect) == expected.path(in: rect))
    }

    @Test func theLineOfABoxLiesInside() throws {
        #expect(
            try styledHTML { RoundedRectangle(cornerRadius: 9).strokeBorder(.red, lineWidth: 4) }
                == #"<div class="m-fill border-radius:9px outline-style:solid outline-width:4px outline-offset:-4px "#
                + #"outline-color:var(--m-red)"></div>"#)
        #expect(try styledHTML { Capsule().strokeBorder() }.contains("outline-width:1px outline-offset:-1px"))
        #expect(
            try styledHTML { Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [4])) }.contains(
                "outline-style:dashed outline-width:2px outline-offset:-2px outline-color:currentColor"))
    }

    /// The drawing fills what the padding leaves: half of the line lies inside of that, and half of it outside.
    @Test func theLineOfACircleLiesInside() throws {
        let html = try styledHTML { Circle().strokeBorder(.blue, lineWidth: 4) }
        #expect(html.contains("m-shape padding:2px fill:none stroke:var(--m-blue) stroke-width:4px"), "\(html)")
    }

    @Test func whatIsInsetIsFilledInside() throws {
        #expect(
            try styledHTML { RoundedRectangle(cornerRadius: 9).inset(by: 3).inset(by: 1).fill(.red) }
                == #"<div class="m-fill border-radius:9px padding:4px background-clip:content-box "#
                + #"background-color:var(--m-red)"></div>"#)
        #expect(try styledHTML { Circle().inset(by: 3).fill(.red) }.contains("m-shape padding:3px fill:var(--m-red)"))
        let path = Rectangle().inset(by: 10).path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(path.boundingRect == CGRect(x: 10, y: 10, width: 80, height: 30))
        let page = try EnginePage { Text("a").clipShape(Rectangle().inset(by: 10)) }
        #expect(page.graph.styleSheet().contains("{clip-path:polygon(10% 10%,90% 10%,90% 90%,10% 90%)}"))
    }

    private struct Diamond: InsettableShape {
        var amount: CGFloat = 0

        func path(in rect: CGRect) -> Path {
            Path {
                $0.move(to: CGPoint(x: rect.midX, y: rect.minY + amount))
                $0.addLine(to: CGPoint(x: rect.maxX - amount, y: rect.midY))
                $0.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - amount))
                $0.addLine(to: CGPoint(x: rect.minX + amount, y: rect.midY))
                $0.closeSubpath()
            }
        }

        func inset(by amount: CGFloat) -> some InsettableShape {
            var shape = self
            shape.amount += amount
            return shape
        }
    }

    @Test func aProgramsOwnShapeSaysHowItIsInset() throws {
        #expect(
            try styledHTML { Diamond().strokeBorder(.red, lineWidth: 10) }.contains(#"d="M50 5L95 50L50 95L5 50Z""#))
    }

    @Test func shortNames() throws {
        #expect(
            try styledHTML { Text("a").clipShape(.rect(cornerRadius: 8)) }.contains("overflow:clip border-radius:8px"))
        #expect(try styledHTML { Text("a").clipShape(.rect) }.contains(#"overflow:clip""#))
        #expect(try styledHTML { Text("a").clipShape(.capsule(style: .circular)) }.contains("border-radius:9999px"))
        #expect(
            try styledHTML { Text("a").background(.red, in: .rect(cornerSize: CGSize(width: 3, height: 3))) }
                .contains("border-radius:3px background-color:var(--m-red)"))
        #expect(try styledHTML { Text("a").background(.red, in: .circle) }.contains("<svg"))
        #expect(try styledHTML { Text("a").clipShape(.ellipse) }.contains("border-radius:50%"))
    }

    /// The corners follow the direction of reading, as in SwiftUI.
    @Test func cornersThatDiffer() throws {
        let html = try styledHTML {
            Text("a").clipShape(.rect(topLeadingRadius: 1, bottomLeadingRadius: 2, bottomTrailingRadius: 3))
        }
        #expect(
            html.contains(
                "border-start-start-radius:1px border-start-end-radius:0px border-end-end-radius:3px border-end-start-radius:2px"
            ), "\(html)")
        let path = UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 30, topTrailing: 900))
            .path(in: CGRect(x: 0, y: 0, width: 100, height: 40))
        var ends: [CGPoint] = []
        path.forEach { element in
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _): ends.append(point)
            default: break
            }
        }
        #expect(
            ends == [
                CGPoint(x: 80, y: 0), CGPoint(x: 100, y: 20), CGPoint(x: 100, y: 40), CGPoint(x: 0, y: 40),
                CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 0),
            ])
    }
}
