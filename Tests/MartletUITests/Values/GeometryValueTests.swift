import MartletUI
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Arcs, rectangles and rotations at the limits of their numbers.
@Suite struct GeometryValueTests {
    private func arc(_ start: Double, _ end: Double, clockwise isClockwise: Bool) -> Path {
        Path {
            $0.addArc(
                center: .zero, radius: 100, startAngle: .radians(start), endAngle: .radians(end), clockwise: isClockwise
            )
        }
    }

    private func count(_ path: Path) -> Int {
        var count = 0
        path.forEach { _ in count += 1 }
        return count
    }

    /// Regression: ±1e308 radians ended the process, because their difference is infinite.
    @Test(arguments: [1e308, -1e308, .greatestFiniteMagnitude, 1e300]) func arcsOfAnyAngle(_ angle: Double) throws {
        for isClockwise in [true, false] {
            let path = arc(angle, -angle, clockwise: isClockwise)
            // A start, and at most four quarters.
            #expect((2...5).contains(count(path)))
            let first = try #require(path.currentPoint)
            #expect(abs((first.x * first.x + first.y * first.y).squareRoot() - 100) < 0.001)
            // In one of the two directions it is a full turn, which ends where it started.
            let end = (angle < 0) != isClockwise ? angle : -angle
            #expect(abs(first.x - 100 * cos(end)) < 0.001 && abs(first.y - 100 * sin(end)) < 0.001)
        }
    }

    @Test func aFullTurnInItsDirection() {
        #expect(count(arc(-1e308, 1e308, clockwise: false)) == 5 && count(arc(1e308, -1e308, clockwise: true)) == 5)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity]) func anArcOfNoAngleIsNone(_ angle: Double) {
        #expect(arc(angle, 1, clockwise: true).isEmpty && arc(1, angle, clockwise: false).isEmpty)
    }

    /// An arc of ten thousand degrees ends where its angle points, in either direction.
    @Test func largeAnglesKeepTheirDirection() throws {
        for angle in stride(from: -10_000.0, through: 10_000, by: 370) {
            for isClockwise in [true, false] {
                let end = try #require(arc(1, angle * .pi / 180, clockwise: isClockwise).currentPoint)
                let isFull = abs(angle * .pi / 180 - 1) >= 2 * .pi && (angle > 0) != isClockwise
                let direction = isFull ? 1 : angle * .pi / 180
                #expect(abs(end.x - 100 * cos(direction)) < 0.001 && abs(end.y - 100 * sin(direction)) < 0.001)
            }
        }
    }

    /// A quarter turn is a quarter turn, wherever it starts.
    @Test func aRelativeArcAfterManyTurns() {
        let path = Path {
            $0.addRelativeArc(center: .zero, radius: 100, startAngle: .radians(1e300), delta: .degrees(90))
        }
        #expect(count(path) == 2)
        let box = path.boundingRect
        #expect(max(box.width, box.height) > 50)
    }

    #if !Foundation
    @Test func aRectangleAtNoPlaceContainsNothing() {
        #expect(!CGRect(x: .nan, y: 0, width: 1, height: 1).contains(.zero))
        #expect(!CGRect(x: 0, y: 0, width: .nan, height: 1).contains(.zero))
        #expect(!CGRect(x: -.infinity, y: 0, width: .infinity, height: 1).contains(.zero))
        #expect(CGRect(x: 0, y: 0, width: -2, height: 1).contains(CGPoint(x: -1)))
        #expect(!CGRect(x: 0, y: 0, width: 2, height: 1).contains(CGPoint(x: 2)))
    }
    #endif

    @Test func manyTurnsAreTheirRest() throws {
        let page = try EnginePage {
            Text("a").rotationEffect(.degrees(360_000_090))
            Text("b").rotationEffect(.degrees(1e300))
            Text("c").rotationEffect(.degrees(-.infinity))
        }
        #expect(
            page.styledHTML.contains("rotate:calc(90deg*") && page.styledHTML.contains("rotate:0deg"),
            "\(page.styledHTML)")
    }
}
