import Martlet
import MartletTesting
import Testing

@testable import MartletViews

@Suite struct KeyframeAnimatorTests {
    private struct Pose {
        var size = 1.0
        var place = CGSize.zero
    }

    private struct Jump: View {
        @State private var count = 0
        @State private var seen: [Double] = []

        var body: some View {
            Button("Go") { count += 1 }
            Text("a").keyframeAnimator(initialValue: 0.0, trigger: count) { view, value in
                view.opacity(value).onChange(of: value) { seen.append(value) }
            } keyframes: { _ in
                KeyframeTrack {
                    LinearKeyframe(0.5, duration: 0.1)
                    SpringKeyframe(0.25, duration: 0.1, spring: .bouncy)
                    CubicKeyframe(1.0, duration: 0.1)
                }
            }
            Text(verbatim: "\(seen)").accessibilityIdentifier("seen")
        }
    }

    @Test func aChangeGoesThroughTheKeyframes() async throws {
        let page = try await TestPage { Jump() }
        #expect(try page.text("seen") == "[]")
        try await page.click(.role(.button, "Go"))
        try await page.wait { try $0.text("seen") == "[0.5, 0.25, 1.0]" }
        #expect(page.styleSheet.contains("--m-animation:100ms linear"))
    }

    @Test func keyframesGoRound() async throws {
        let page = try await TestPage {
            KeyframeAnimator(initialValue: 1.0) {
                Text(verbatim: "\($0)").accessibilityIdentifier("a")
            } keyframes: { _ in
                MoveKeyframe(0.0)
                LinearKeyframe(2.0, duration: 0.25)
            }
        }
        try await page.wait { try $0.text("a") == "2.0" }
        try await page.wait { try $0.text("a") == "0.0" }
    }

    private func course(@KeyframesBuilder<Pose> _ keyframes: () -> some Keyframes<Pose>) -> KeyframeCourse<Pose> {
        KeyframeCourse(keyframes()._tracks, least: 0.1)
    }

    @Test func tracksOfPropertiesRunAtTheSameTime() {
        let course = course {
            KeyframeTrack(\.size) {
                LinearKeyframe(2, duration: 1)
                LinearKeyframe(1, duration: 1)
            }
            KeyframeTrack(\.place) { LinearKeyframe(CGSize(width: 10, height: -20), duration: 2) }
        }
        #expect(course.moments == [1, 2])
        let steps = course.steps(from: Pose())
        #expect(steps.map(\.value.size) == [2, 1])
        #expect(steps.map(\.value.place) == [CGSize(width: 5, height: -10), CGSize(width: 10, height: -20)])
        #expect(steps.map(\.seconds) == [1, 1])
    }

    @Test func momentsThatAreTooCloseAreOne() {
        let course = course {
            KeyframeTrack(\.size) {
                for number in 0..<1_000 { LinearKeyframe(Double(number), duration: 0.001) }
                LinearKeyframe(.nan, duration: .nan)
                LinearKeyframe(7, duration: -1)
            }
        }
        #expect(course.moments.count <= 11)
        #expect(course.steps(from: Pose()).last?.value.size == 7)
        #expect(KeyframeCourse<Pose>([], least: 0.1).steps(from: Pose()).isEmpty)
    }

    @Test func valuesHaveOthersBetween() {
        var angle = Angle.degrees(180)
        angle.animatableData.scale(by: 0.5)
        #expect(angle.degrees == 90)
        var point = UnitPoint.topLeading
        point.animatableData = AnimatablePair(0.5, 1)
        #expect(point == .bottom)
        #expect(AnimatablePair(3.0, 4.0).magnitudeSquared == 25)
        #expect(EmptyAnimatableData() + .zero == EmptyAnimatableData())
    }
}
