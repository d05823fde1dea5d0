import SwiftUI

/// Access: adjustable values, actions with names, labels, values and a focus.
struct VolumeKnob: View {
    @State private var volume = 5
    @State private var isMuted = false
    @AccessibilityFocusState private var isOnTitle: Bool

    var body: some View {
        VStack(spacing: 12) {
            Text("Volume").font(.title).accessibilityAddTraits(.isHeader).accessibilityFocused($isOnTitle)
            Gauge(value: Double(isMuted ? 0 : volume), in: 0...10) { Text("Loudness") }
                .accessibilityAdjustableAction { direction in
                    switch direction {
                    case .increment: volume = min(10, volume + 1)
                    case .decrement: volume = max(0, volume - 1)
                    @unknown default: break
                    }
                }
                .accessibilityAction(named: "Mute") { isMuted.toggle() }
            Text(isMuted ? "Muted" : "\(volume) of 10")
                .accessibilityIdentifier("volume")
                .accessibilityCustomContent("Unit", "Steps")
            Image(systemName: "speaker.wave.2").accessibilityHidden(true)
            Button("Reset") {
                (volume, isMuted) = (5, false)
                isOnTitle = true
            }
            .accessibilityHint("Sets the volume to five")
        }
        .padding()
    }
}
