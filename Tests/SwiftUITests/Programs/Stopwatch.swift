import SwiftUI

/// Times that run in the browser, and a list of laps.
struct Stopwatch: View {
    @State private var start: Date?
    @State private var laps: [TimeInterval] = []

    var body: some View {
        VStack(spacing: 16) {
            if let start {
                Text(start, style: .timer).font(.largeTitle.monospacedDigit()).accessibilityIdentifier("time")
            } else {
                Text("0:00").font(.largeTitle.monospacedDigit()).accessibilityIdentifier("time")
            }
            HStack {
                Button(start == nil ? "Start" : "Stop", systemImage: start == nil ? "play.fill" : "stop.fill") {
                    if start == nil { laps = [] }
                    start = start == nil ? .now : nil
                }
                .buttonStyle(.borderedProminent)
                .tint(start == nil ? .green : .red)
                Button("Lap") {
                    if let start { laps.append(Date.now.timeIntervalSince(start)) }
                }
                .disabled(start == nil)
            }
            List(laps.indices.reversed(), id: \.self) { index in
                LabeledContent("Lap \(index + 1)", value: "\(Int(laps[index])) s")
            }
            .overlay {
                if laps.isEmpty { ContentUnavailableView("No Laps", systemImage: "stopwatch") }
            }
        }
        .padding()
    }
}
