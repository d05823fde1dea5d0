import SwiftUI

/// Motion: keyframes, phases, transitions, and what comes after an animation.
struct DiceRoll: View {
    @State private var rolls: [Int] = []
    @State private var isSettled = true
    /// The next number, so that a roll can be foreseen.
    @State private var next = 4

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "die.face.\(rolls.last ?? 1)")
                .font(.largeTitle)
                .keyframeAnimator(initialValue: Pose(), trigger: rolls.count) { die, pose in
                    die.rotationEffect(pose.angle).scaleEffect(pose.size)
                } keyframes: { _ in
                    KeyframeTrack(\.angle) {
                        LinearKeyframe(.degrees(360), duration: 0.2)
                        MoveKeyframe(.zero)
                    }
                    KeyframeTrack(\.size) {
                        SpringKeyframe(1.5, duration: 0.1, spring: .bouncy)
                        CubicKeyframe(1, duration: 0.1)
                    }
                }
            Button("Roll") {
                isSettled = false
                withAnimation(.snappy(duration: 0.05)) {
                    rolls.append(next)
                    next = next % 6 + 1
                } completion: {
                    isSettled = true
                }
            }
            ForEach(rolls.indices, id: \.self) { index in
                Text("Roll \(index + 1): \(rolls[index])").transition(.opacity.combined(with: .slide))
            }
            Text(isSettled ? "Settled" : "Rolling…").accessibilityIdentifier("state")
        }
    }

    private struct Pose {
        var angle = Angle.zero
        var size = 1.0
    }
}
