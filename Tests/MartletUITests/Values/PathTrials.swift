import MartletUI

/// Shapes, paths and their lines.
enum PathTrials {
    static let all = shapes + corners + borders + steps

    private static let shapes: [ValueTrial<Double>] = [
        ValueTrial("RoundedRectangle.init(cornerRadius:style:)") { number, content in
            VStack {
                RoundedRectangle(cornerRadius: number); content.clipShape(RoundedRectangle(cornerRadius: number))
            }
        },
        ValueTrial("RoundedRectangle.init(cornerSize:style:)") { number, content in
            content.clipShape(RoundedRectangle(cornerSize: CGSize(width: number, height: 3)))
        },
        ValueTrial("Rectangle.path(in:)") { drawn(Rectangle(), $0, $1) },
        ValueTrial("RoundedRectangle.path(in:)") { drawn(RoundedRectangle(cornerRadius: $0), $0, $1) },
        ValueTrial("Capsule.path(in:)") { drawn(Capsule(), $0, $1) },
        ValueTrial("Ellipse.path(in:)") { drawn(Ellipse(), $0, $1) },
        ValueTrial("Circle.path(in:)") { drawn(Circle(), $0, $1) },
        ValueTrial("Path.path(in:)") { drawn(Path(CGRect(x: $0, y: 1, width: 2, height: 3)), $0, $1) },
        ValueTrial("Shape.stroke(_:lineWidth:)") { number, _ in
            VStack {
                Circle().stroke(.red, lineWidth: number); Capsule().stroke(.red, lineWidth: number)
            }
        },
        ValueTrial("Shape.stroke(lineWidth:)") { number, _ in Ellipse().stroke(lineWidth: number) },
        ValueTrial("StrokeStyle.init(lineWidth:lineCap:lineJoin:miterLimit:dash:dashPhase:)") { number, _ in
            Circle().stroke(
                style: StrokeStyle(
                    lineWidth: number, miterLimit: number, dash: [number, 1, -number], dashPhase: number))
        },
    ]

    private static let corners: [ValueTrial<Double>] = [
        ValueTrial("Shape.rect(cornerRadius:style:)", "Shape.rect(cornerSize:style:)") { number, content in
            content.clipShape(.rect(cornerRadius: number))
                .background(.red, in: .rect(cornerSize: CGSize(width: number, height: -number)))
        },
        ValueTrial(
            "Shape.rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)",
            "RectangleCornerRadii.init(topLeading:bottomLeading:bottomTrailing:topTrailing:)"
        ) { number, content in
            content.clipShape(.rect(topLeadingRadius: number, bottomTrailingRadius: -number))
                .background(.red, in: .rect(cornerRadii: RectangleCornerRadii(topLeading: number, topTrailing: 1)))
        },
        ValueTrial(
            "UnevenRoundedRectangle.init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)",
            "UnevenRoundedRectangle.path(in:)"
        ) { drawn(UnevenRoundedRectangle(topLeadingRadius: $0, bottomLeadingRadius: 1 / $0), $0, $1) },
        ValueTrial("Edge.fixed(_:)", "ConcentricRectangle.path(in:)") {
            drawn(ConcentricRectangle(corners: .concentric(minimum: .fixed($0))), $0, $1)
        },
    ]

    private static let borders: [ValueTrial<Double>] = [
        ValueTrial("InsettableShape.strokeBorder(_:lineWidth:antialiased:)") { number, _ in
            VStack {
                Circle().strokeBorder(.red, lineWidth: number); Capsule().strokeBorder(.red, lineWidth: number)
            }
        },
        ValueTrial("InsettableShape.strokeBorder(lineWidth:antialiased:)") { number, _ in
            Ellipse().inset(by: number).strokeBorder(lineWidth: number)
        },
        ValueTrial("Rectangle.inset(by:)") { inset(Rectangle(), $0, $1) },
        ValueTrial("RoundedRectangle.inset(by:)") { inset(RoundedRectangle(cornerRadius: 3), $0, $1) },
        ValueTrial("UnevenRoundedRectangle.inset(by:)") { inset(UnevenRoundedRectangle(topLeadingRadius: 3), $0, $1) },
        ValueTrial("Capsule.inset(by:)") { inset(Capsule(), $0, $1) },
        ValueTrial("Ellipse.inset(by:)") { inset(Ellipse(), $0, $1) },
        ValueTrial("Circle.inset(by:)") { inset(Circle(), $0, $1) },
    ]

    private static func inset(_ shape: some InsettableShape, _ number: Double, _ content: AnyView) -> any View {
        VStack {
            shape.inset(by: number).inset(by: -number).fill(.red)
            shape.inset(by: number).stroke(.red, lineWidth: number)
            content.clipShape(shape.inset(by: number).inset(by: number))
        }
    }

    private static let steps: [ValueTrial<Double>] = [
        step("Path.addRect(_:)") { path, number in
            for rectangle in GeometryTrials.rectangles(number) { path.addRect(rectangle) }
        },
        step("Path.addEllipse(in:)") { path, number in
            for rectangle in GeometryTrials.rectangles(number) { path.addEllipse(in: rectangle) }
        },
        step("Path.addRoundedRect(in:cornerSize:)") { path, number in
            for rectangle in GeometryTrials.rectangles(number) {
                path.addRoundedRect(in: rectangle, cornerSize: CGSize(width: number, height: 1 / number))
            }
        },
        step("Path.addArc(center:radius:startAngle:endAngle:clockwise:)") { path, number in
            for (start, end) in [(number, -number), (-number, number), (number, 1), (1, number), (number, number)] {
                for isClockwise in [false, true] {
                    path.addArc(
                        center: CGPoint(x: 1, y: 1), radius: 5, startAngle: .radians(start), endAngle: .radians(end),
                        clockwise: isClockwise)
                    path.addArc(
                        center: CGPoint(x: number, y: 0), radius: number, startAngle: .degrees(end),
                        endAngle: .degrees(start), clockwise: isClockwise)
                }
            }
        },
        step("Path.addRelativeArc(center:radius:startAngle:delta:)") { path, number in
            for (start, delta) in [(number, 1), (1, number), (number, -number), (-number, number), (number, number)] {
                path.addRelativeArc(
                    center: .zero, radius: 5, startAngle: .radians(start), delta: .radians(delta))
            }
        },
        step("Path.init(_:)", "Path.init(ellipseIn:)", "Path.init(roundedRect:cornerRadius:)") { path, number in
            for rectangle in GeometryTrials.rectangles(number) {
                path.addPath(Path(rectangle))
                path.addPath(Path(ellipseIn: rectangle))
                path.addPath(Path(roundedRect: rectangle, cornerRadius: number))
            }
        },
        step("Path.move(to:)", "Path.addLine(to:)", "Path.addLines(_:)") { path, number in
            for point in GeometryTrials.points(number) { path.addLine(to: point) }
            path.move(to: CGPoint(x: number, y: number))
            path.addLines(GeometryTrials.points(number))
        },
        step("Path.addQuadCurve(to:control:)", "Path.addCurve(to:control1:control2:)") { path, number in
            for point in GeometryTrials.points(number) {
                path.addQuadCurve(to: point, control: CGPoint(x: 1, y: number))
                path.addCurve(to: point, control1: CGPoint(x: number, y: 0), control2: CGPoint(x: -number, y: 1))
            }
        },
        ValueTrial("Path.offsetBy(dx:dy:)") { number, _ in
            Path(CGRect(x: 1, y: 1, width: number, height: 2)).offsetBy(dx: number, dy: -number)
        },
    ]

    /// A path by itself, as a line, and as the clip shape of another view.
    private static func step(
        _ names: String..., make: @escaping @Sendable (inout Path, Double) -> Void
    ) -> ValueTrial<Double> {
        ValueTrial(names) { number, content in
            let path = Path { make(&$0, number) }
            return VStack {
                path
                path.stroke(.red)
                content.clipShape(path)
                Text(verbatim: "\(path.boundingRect) \(path.isEmpty) \(path.currentPoint as Any)")
            }
        }
    }

    private static func drawn(_ shape: some Shape, _ number: Double, _ content: AnyView) -> any View {
        VStack {
            ForEach(GeometryTrials.rectangles(number), id: \.self) { shape.path(in: $0).fill(.red) }
            content.clipShape(shape)
        }
    }
}
