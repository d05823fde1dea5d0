import Martlet
import MartletTesting
import Testing

@Suite struct BezierPathTests {
    private let rect = CGRect(x: 0, y: 0, width: 40, height: 20)

    @Test func eachStepIsThatOfAPath() {
        let bezier = UIBezierPath()
        bezier.move(to: .zero)
        bezier.addLine(to: CGPoint(x: 4, y: 0))
        bezier.addQuadCurve(to: CGPoint(x: 8, y: 4), controlPoint: CGPoint(x: 8, y: 0))
        bezier.addCurve(
            to: CGPoint(x: 0, y: 8), controlPoint1: CGPoint(x: 8, y: 8), controlPoint2: CGPoint(x: 4, y: 8))
        #expect(bezier.currentPoint == CGPoint(x: 0, y: 8))
        bezier.close()
        let path = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 4, y: 0))
            path.addQuadCurve(to: CGPoint(x: 8, y: 4), control: CGPoint(x: 8, y: 0))
            path.addCurve(to: CGPoint(x: 0, y: 8), control1: CGPoint(x: 8, y: 8), control2: CGPoint(x: 4, y: 8))
            path.closeSubpath()
        }
        #expect(Path(bezier.cgPath) == path && UIBezierPath(cgPath: path.cgPath).bounds == path.boundingRect)
        bezier.apply(CGAffineTransform(translationX: 1, y: 2))
        #expect(Path(bezier.cgPath) == path.applying(CGAffineTransform(translationX: 1, y: 2)))
        bezier.removeAllPoints()
        #expect(bezier.isEmpty)
    }

    @Test func formsAreThoseOfPaths() {
        #expect(Path(UIBezierPath(rect: rect).cgPath) == Path(rect))
        #expect(Path(UIBezierPath(ovalIn: rect).cgPath) == Path(ellipseIn: rect))
        #expect(
            Path(UIBezierPath(roundedRect: rect, cornerRadius: 4).cgPath) == Path(roundedRect: rect, cornerRadius: 4))
        let both = UIBezierPath(rect: rect)
        both.append(UIBezierPath(ovalIn: rect))
        var path = Path(rect)
        path.addPath(Path(ellipseIn: rect))
        #expect(Path(both.cgPath) == path)
    }

    @Test func onlyTheNamedCornersAreRound() {
        let bezier = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 6, height: 6))
        let path = UnevenRoundedRectangle(topLeadingRadius: 6, bottomTrailingRadius: 6, style: .circular).path(in: rect)
        #expect(Path(bezier.cgPath) == path)
        #expect(UIRectCorner.allCorners.contains(.topRight))
    }

    /// UIKit's arcs go clockwise where SwiftUI says that they do not.
    @Test func anArcGoesClockwiseOnTheScreen() {
        let bezier = UIBezierPath(
            arcCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        let path = Path {
            $0.addArc(
                center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        }
        #expect(Path(bezier.cgPath) == path)
        #expect(path.boundingRect.minX >= 9.9 && path.boundingRect.maxY >= 19.9, "a quarter below on the right")
    }
}
