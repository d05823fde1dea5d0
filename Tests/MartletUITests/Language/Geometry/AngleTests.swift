import MartletUI
import Testing

@Suite struct AngleTests {
    @Test func degreesAndRadiansAreOneValue() {
        var angle = Angle.degrees(180)
        #expect(angle == .radians(.pi))
        angle.degrees = 90
        #expect(angle.radians == .pi / 2)
    }

    @Test func anglesAreComputedWith() {
        #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
        #expect(Angle.radians(1) - .radians(3) == -.radians(2))
        #expect(Angle.radians(1) * 3 / 2 == .radians(1.5))
        #expect(2 * Angle.radians(1) == .radians(2))
        var angle = Angle.radians(2)
        angle += .radians(1)
        angle -= .radians(2)
        angle *= 6
        angle /= 3
        #expect(angle == .radians(2))
        #expect(Angle.degrees(-1) < .zero)
    }

    @Test func edgesAreASet() {
        #expect(Edge.Set.all.contains(.top) && Edge.Set.horizontal == [.leading, .trailing])
        #expect(!Edge.Set.vertical.contains(.leading))
    }
}
