import Foundation
import Martlet
import MartletTesting
import Testing

@Suite struct TransformedShapeTests {
    private let rect = CGRect(x: 0, y: 0, width: 10, height: 20)

    /// The box around the points of a path.
    private func bounds(_ path: Path) -> CGRect {
        var points: [CGPoint] = []
        path.forEach { element in
            switch element {
            case .move(let point), .line(let point): points.append(point)
            default: break
            }
        }
        let (x, y) = (points.map(\.x), points.map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
        abs(first.minX - second.minX) + abs(first.minY - second.minY) + abs(first.width - second.width)
            + abs(first.height - second.height) < 1e-6
    }

    @Test func shapesAreTransformedInTheirRectangle() {
        let shape = Rectangle()
        #expect(isNear(bounds(shape.rotation(.degrees(90)).path(in: rect)), CGRect(x: -5, y: 5, width: 20, height: 10)))
        #expect(isNear(bounds(shape.scale(0.5).path(in: rect)), CGRect(x: 2.5, y: 5, width: 5, height: 10)))
        #expect(
            isNear(
                bounds(shape.scale(x: 2, y: 1, anchor: .topLeading).path(in: rect)),
                CGRect(x: 0, y: 0, width: 20, height: 20)))
        let moved: OffsetShape<Rectangle> = shape.offset(x: 3, y: 4)
        #expect(isNear(bounds(moved.path(in: rect)), CGRect(x: 3, y: 4, width: 10, height: 20)))
        #expect(isNear(bounds(shape.size(width: 2, height: 3).path(in: rect)), CGRect(x: 0, y: 0, width: 2, height: 3)))
        let doubled = shape.transform(CGAffineTransform(scaleX: 2, y: 2))
        #expect(isNear(bounds(doubled.path(in: rect)), CGRect(x: 0, y: 0, width: 20, height: 40)))
    }

    /// `Circle().fill(.red).stroke(.blue)`: what follows is drawn over what came before.
    @Test func aShapeIsFilledAndStroked() async throws {
        let page = try await TestPage {
            Circle().fill(.red).stroke(.blue, lineWidth: 2).accessibilityIdentifier("stroked")
            Circle().stroke(.blue).fill(.red).accessibilityIdentifier("filled")
            Ellipse().fill(.green).strokeBorder(.blue, lineWidth: 3).accessibilityIdentifier("bordered")
        }
        for name in ["stroked", "filled"] {
            let html = try page.html(.identifier(name))
            #expect(html.ranges(of: "<svg").count + html.ranges(of: "m-fill").count >= 2, "\(html)")
        }
        #expect(page.diagnostics == [])
    }
}
