import Martlet
import MartletTesting
import Testing

@Suite struct SpringTests {
    @Test func springsAreSpelledInManyWays() {
        #expect(Animation.smooth(duration: 0.2) == .spring(duration: 0.2, bounce: 0))
        #expect(Animation.snappy() == .snappy && Animation.bouncy() == .bouncy)
        #expect(Animation.interactiveSpring() == .interactiveSpring)
        #expect(
            Animation.interpolatingSpring(stiffness: 100, damping: 20)
                == .spring(response: 2 * .pi / 10, dampingFraction: 1))
        #expect(Animation.interpolatingSpring(mass: 0, stiffness: 0, damping: 0) == .spring)
    }

    @Test func anAnimationWithoutAValueIsOne() async throws {
        let without = try await TestPage { Text("a").animation(.easeIn) }
        let with = try await TestPage { Text("a").animation(.easeIn, value: 1) }
        #expect(without.html == with.html)
    }

    @Test func aSpringIsWhereItsEquationSays() {
        // x'' = -stiffness (x - target) - damping x', in small steps.
        for spring in [
            Spring.bouncy, .smooth, Spring(response: 0.5, dampingRatio: 1.5), Spring(stiffness: 50, damping: 2),
        ] {
            var (place, speed) = (0.0, 3.0)
            for _ in 0..<30_000 {
                let force = spring.stiffness * (2 - place) - spring.damping * speed
                (place, speed) = (place + speed * 1e-5, speed + force * 1e-5)
            }
            #expect(abs(spring.value(target: 2, initialVelocity: 3, time: 0.3) - place) < 0.002, "\(spring)")
            #expect(abs(spring.velocity(target: 2, initialVelocity: 3, time: 0.3) - speed) < 0.02, "\(spring)")
            #expect(spring.value(fromValue: 1.0, toValue: 3.0, initialVelocity: 3, time: 0.3) - place - 1 < 0.002)
            let end = spring.settlingDuration
            #expect(abs(spring.value(target: 1, time: end) - 1) < 0.0015, "\(spring)")
            #expect(spring.value(target: 1.0, time: 0) == 0 && spring.value(target: 1.0, time: .infinity) == 1)
        }
        #expect(Animation.interpolatingSpring(duration: 0.2, bounce: 0.1) == .spring(duration: 0.2, bounce: 0.1))
        #expect(Spring.snappy(duration: 0.3, extraBounce: 0.1) == Spring(duration: 0.3, bounce: 0.25))
        #expect(
            Spring(stiffness: 0, damping: .nan) == Spring() && Spring(duration: .nan).value(target: 1.0, time: 9) > 0)
    }

    @Test func aCurveTellsItsValues() {
        for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn] {
            #expect(
                curve.value(at: 0) == 0 && curve.value(at: 1) == 1 && curve.value(at: -3) == 0
                    && curve.value(at: .nan) == 0)
            #expect(abs(curve.inverse.value(at: curve.value(at: 0.4)) - 0.4) < 1e-6)
        }
        #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-9 && abs(UnitCurve.linear.velocity(at: 0.3) - 1) < 1e-6)
        // The values of CSS's `ease-in`, as browsers compute them.
        #expect(abs(UnitCurve.easeIn.value(at: 0.5) - 0.3153) < 0.0005)
        #expect(UnitCurve.easeIn.velocity(at: 0.1) < 0.5 && UnitCurve.easeIn.velocity(at: 0.9) > 1)
    }

    @Test func aTimelineTellsItsValues() {
        let line = KeyframeTimeline(initialValue: CGPoint.zero) {
            KeyframeTrack(\.x) {
                LinearKeyframe(10, duration: 1)
                LinearKeyframe(30, duration: 1)
            }
            KeyframeTrack(\.y) {
                MoveKeyframe(5)
                CubicKeyframe(6, duration: 4)
            }
        }
        #expect(line.duration == 4 && line.value(time: 0.5).x == 5 && line.value(time: 1.5).x == 20)
        #expect(
            line.value(time: 0).y == 5 && abs(line.value(progress: 0.5).y - 5.5) < 1e-6
                && line.value(time: 99) == CGPoint(x: 30, y: 6))
        #expect(line.value(time: 0.1).y - 5 < 0.025 && line.value(time: .nan) == line.value(time: 0))
    }

    @Test func aModifierIsAnimated() async throws {
        struct Faint: ViewModifier {
            func body(content: Content) -> some View { content.opacity(0.5) }
        }
        let without = try await TestPage { Text("a").modifier(Faint()) }
        let with = try await TestPage { Text("a").modifier(Faint().animation(.easeIn)) }
        let transacted = try await TestPage { Text("a").modifier(Faint().transaction { $0.animation = nil }) }
        #expect(without.text == with.text && transacted.text == with.text && without.styleSheet.contains("opacity:0.5"))
        #expect(with.styleSheet.contains("opacity:0.5") && with.styleSheet.contains("--m-animation:350ms"))
    }
}
