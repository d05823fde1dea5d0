import Foundation
import Martlet
import MartletTesting
import Testing

@Suite struct AffineTransformTests {
    @Test func transformsFollowOneAnother() {
        let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3).rotated(by: .pi / 2)
        let point = CGPoint(x: 1, y: 0).applying(transform)
        #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 23) < 1e-9)
        let back = point.applying(transform.inverted())
        #expect(abs(back.x - 1) < 1e-9 && abs(back.y) < 1e-9)
        let none = CGAffineTransform(scaleX: 0, y: 1)
        #expect(none.inverted() == none && CGAffineTransform().isIdentity)
    }

    @Test func pathsAreTransformed() {
        var path = Path()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 1, y: 0), control2: CGPoint(x: 0, y: 1))
        path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 2, y: 2))
        path.closeSubpath()
        var elements: [Path.Element] = []
        path.applying(CGAffineTransform(translationX: 5, y: 6)).forEach { elements.append($0) }
        #expect(elements.first == .move(to: CGPoint(x: 5, y: 6)) && elements.last == .closeSubpath)
        #expect(elements[2] == .quadCurve(to: CGPoint(x: 7, y: 6), control: CGPoint(x: 7, y: 8)))
    }

    @Test func viewsAreTransformed() async throws {
        let page = try await TestPage {
            Text("a").transformEffect(CGAffineTransform(scaleX: 2, y: 0.5)).accessibilityIdentifier("a")
            Text("b").transformEffect(CGAffineTransform(scaleX: .nan, y: 1)).accessibilityIdentifier("b")
        }
        #expect(try page.html("a").contains("matrix(2,0,0,0.5,0,0)"))
        #expect(try !page.html("b").contains("matrix"))
    }
}
