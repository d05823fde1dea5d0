import SwiftUI

/// Styles of one's own, set around all controls.
struct OwnControls: View {
    @State private var isOn = false
    @State private var level = 0.25
    @State private var presses = 0

    var body: some View {
        VStack(spacing: 12) {
            Button("Press (\(presses))") { presses += 1 }
            Toggle("Lamp", isOn: $isOn)
            Gauge(value: level) { Text("Level") }
            Button("Fill", role: .destructive) { level = min(1, level + 0.25) }
        }
        .buttonStyle(CapsuleStyle())
        .toggleStyle(LampStyle())
        .gaugeStyle(DotsStyle())
        .padding()
    }
}

private struct CapsuleStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 16).padding(.vertical, 8)
            .background(configuration.role == .destructive ? Color.red : .accentColor, in: .capsule)
            .foregroundStyle(.white)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
    }
}

private struct LampStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "lightbulb.fill" : "lightbulb")
                configuration.label
                Text(configuration.isOn ? "is on" : "is off")
            }
        }
        .buttonStyle(.plain)
    }
}

private struct DotsStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(String(repeating: "●", count: Int(configuration.value * 4)))
        }
    }
}
