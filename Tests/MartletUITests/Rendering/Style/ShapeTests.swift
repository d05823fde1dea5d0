import MartletUI
import Testing

/// Shapes as SVG and as boxes.
@Suite struct ShapeTests {
    private func styledHTML<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).styledHTML
    }

    private struct Triangle: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }

    @Test func aShapeFollowsItsRoom() throws {
        #expect(
            try styledHTML { Triangle().fill(.green) }
                == #"<svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" "#
                + #"class="m-fill m-shape fill:var(--m-green)"><path d="M50 0L100 100L0 100Z"></path></svg>"#)
    }

    @Test func aCircleKeepsItsForm() throws {
        let html = try styledHTML { Circle().stroke(.blue, lineWidth: 3) }
        #expect(
            html.contains(#"viewBox="0 0 100 100" class="m-fill m-shape fill:none stroke:var(--m-blue) "#), "\(html)")
        #expect(html.contains("stroke-width:3px") && !html.contains("preserveAspectRatio"))
    }

    @Test func aPathIsDrawnInPixels() throws {
        let html = try styledHTML { Path(CGRect(x: 1, y: 2, width: 3, height: 4)).fill(.red) }
        #expect(!html.contains("viewBox") && html.contains(#"d="M1 2L4 2L4 6L1 6Z""#), "\(html)")
    }

    @Test func rectanglesAreBoxes() throws {
        #expect(
            try styledHTML { Rectangle().fill(.red) } == #"<div class="m-fill background-color:var(--m-red)"></div>"#)
        #expect(
            try styledHTML { RoundedRectangle(cornerRadius: 9).fill(.red) }
                == #"<div class="m-fill border-radius:9px background-color:var(--m-red)"></div>"#)
        #expect(try styledHTML { Capsule() }.contains("border-radius:9999px background-color:currentColor"))
        #expect(
            try styledHTML { Ellipse().stroke(.red, lineWidth: 4) }.contains(
                "outline-style:solid outline-width:4px outline-offset:-2px outline-color:var(--m-red)"))
    }

    /// A program's own shape without `fill` takes the surrounding text's color, as in SwiftUI.
    @Test func aShapeIsAView() throws {
        #expect(try styledHTML { Triangle().foregroundColor(.red) }.contains("fill:currentColor"))
        #expect(
            "\(type(of: Triangle().fill(.red).rotationEffect(.zero)))"
                == "ModifiedContent<_ShapeView<Triangle, Color>, _RotationEffect>")
    }

    @Test func onlyThePathIsPatched() throws {
        struct Bar: Shape {
            let height: CGFloat
            func path(in rect: CGRect) -> Path {
                Path(CGRect(x: 0, y: rect.height * (1 - height), width: rect.width, height: rect.height * height))
            }
        }
        struct Chart: View {
            @State private var height: CGFloat = 0.5
            var body: some View {
                Bar(height: height).fill(.blue)
                Button("x") { height = 0.25 }.accessibilityIdentifier("x")
            }
        }
        let page = try EnginePage { Chart() }
        #expect(try page.press("x") == #"[["a",2,"d","M0 75L100 75L100 100L0 100Z"]]"#)
    }

    @Test func arcs() {
        let half = Path {
            $0.addArc(
                center: CGPoint(x: 50, y: 50), radius: 50, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
        }
        // Clockwise on the screen: from the right, through the bottom, to the left.
        #expect(half.boundingRect == CGRect(x: 0, y: 50, width: 100, height: 50) || half.boundingRect.minY > 49.9)
        let full = Path {
            $0.addArc(
                center: CGPoint(x: 50, y: 50), radius: 50, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
        }
        #expect(full.boundingRect.minY < 0.1 && full.boundingRect.maxY > 99.9)
        var count = 0
        full.forEach { _ in count += 1 }
        #expect(count == 5)
    }

    @Test func whatIsCutOut() throws {
        #expect(try styledHTML { Text("a").clipShape(Circle()) }.contains("clip-path:circle(closest-side)"))
        #expect(try styledHTML { Text("a").clipShape(Capsule()) }.contains("overflow:clip border-radius:9999px"))
        let page = try EnginePage { Text("a").clipShape(Triangle()) }
        #expect(page.graph.styleSheet().contains("{clip-path:polygon(50% 0%,100% 100%,0% 100%)}"))
        let ring = try EnginePage(
            Text("a").clipShape(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), style: FillStyle(eoFill: true)))
        #expect(ring.graph.styleSheet().contains("clip-path:polygon(evenodd,0% 0%,9% 0%,9% 9%,0% 9%)"))
    }
}
