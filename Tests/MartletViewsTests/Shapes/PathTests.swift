import Martlet
import Testing

/// What a program asks of a path.
@Suite struct PathTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func pointsAreInsideOrOutside() {
        #expect(square.contains(CGPoint(x: 5, y: 5)) && !square.contains(CGPoint(x: 11, y: 5)))
        #expect(!square.contains(CGPoint(x: 5, y: -1)) && !Path().contains(.zero))
        let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(circle.contains(CGPoint(x: 5, y: 0.2)) && !circle.contains(CGPoint(x: 0.5, y: 0.5)))
        var twice = square
        twice.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(twice.contains(CGPoint(x: 5, y: 5)) && !twice.contains(CGPoint(x: 5, y: 5), eoFill: true))
        #expect(twice.contains(CGPoint(x: 1, y: 1), eoFill: true))
        let open = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addLine(to: CGPoint(x: 0, y: 10))
            path.addLine(to: CGPoint(x: CGFloat.nan, y: .infinity))
        }
        #expect(open.contains(CGPoint(x: 2, y: 2)) && !open.contains(CGPoint(x: CGFloat.nan, y: 2)))
    }

    @Test func aStrokeIsARegion() {
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 10, y: 0))
        func isInside(_ x: CGFloat, _ y: CGFloat, _ style: StrokeStyle) -> Bool {
            line.strokedPath(style).contains(CGPoint(x: x, y: y))
        }
        let butt = StrokeStyle(lineWidth: 4)
        #expect(isInside(5, 1.9, butt) && !isInside(5, 2.1, butt) && !isInside(10.5, 0, butt))
        let round = StrokeStyle(lineWidth: 4, lineCap: .round), square = StrokeStyle(lineWidth: 4, lineCap: .square)
        #expect(isInside(11.5, 0, round) && !isInside(11.8, 1.8, round) && isInside(11.8, 1.8, square))
        #expect(isInside(9, 0, round), "the cap and the line are filled once, and not taken from each other")
        let dashed = StrokeStyle(lineWidth: 2, dash: [2, 3], dashPhase: 1)
        #expect(
            isInside(0.5, 0, dashed) && !isInside(2, 0, dashed) && isInside(5, 0, dashed) && !isInside(7, 0, dashed))
        #expect(
            line.strokedPath(StrokeStyle(lineWidth: .nan)).isEmpty
                && line.strokedPath(StrokeStyle(lineWidth: -1)).isEmpty)
        // Dashes that are too many to be drawn end.
        _ = line.strokedPath(StrokeStyle(lineWidth: 1, dash: [1e-300, 1e-300]))
    }

    @Test(arguments: [CGLineJoin.miter, .round, .bevel])
    func cornersAreJoined(_ join: CGLineJoin) {
        // From the left to the right, and down.
        let corner = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
        let region = corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join))
        #expect(region.contains(CGPoint(x: 10.9, y: -0.9)) && region.contains(CGPoint(x: 10, y: 5)))
        #expect(region.contains(CGPoint(x: 11.3, y: -1.3)) == (join != .bevel))
        #expect(region.contains(CGPoint(x: 11.9, y: -1.9)) == (join == .miter))
        // A closed square has a corner at its beginning, too.
        let closed = square.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: join))
        #expect(closed.contains(CGPoint(x: -0.9, y: -0.9)) == (join == .miter) && !closed.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func anArcTouchesTwoLines() {
        var path = Path()
        path.addArc(tangent1End: .zero, tangent2End: .zero, radius: 1)
        #expect(path.isEmpty)
        path.move(to: CGPoint(x: 0, y: 10))
        path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 10, y: 0), radius: 4)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.closeSubpath()
        // The corner of the square is rounded, around (4, 4).
        #expect(path.contains(CGPoint(x: 1.3, y: 1.3)) && !path.contains(CGPoint(x: 1, y: 1)))
        #expect(
            path.contains(CGPoint(x: 0.1, y: 6)) && path.contains(CGPoint(x: 6, y: 0.1))
                && path.contains(CGPoint(x: 9, y: 9)))
        var straight = Path()
        straight.move(to: .zero)
        straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 2)
        #expect(straight.currentPoint == CGPoint(x: 5, y: 0))
    }

    @Test func whatIsAddedIsTransformed() {
        let twice = CGAffineTransform(scaleX: 2, y: 2)
        var path = Path()
        path.addRects(
            [CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 5, y: 0, width: 1, height: 1)], transform: twice)
        #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 12, height: 2))
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 2), transform: twice)
        #expect(path.boundingRect.width == 40)
        path.addRoundedRect(
            in: CGRect(x: 0, y: 0, width: 30, height: 2), cornerSize: CGSize(width: 1, height: 1), style: .continuous,
            transform: twice)
        #expect(path.boundingRect.width == 60)
        var arc = Path()
        arc.addArc(
            center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(90), clockwise: false, transform: twice)
        #expect(arc.boundingRect.maxX == 2)
    }
}
