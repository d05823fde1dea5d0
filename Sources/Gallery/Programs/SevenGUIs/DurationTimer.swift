import Martlet

/// 7GUIs, task 4: time passes while its end is moved.
struct DurationTimer: View {
    @State private var elapsed = 0.0
    @State private var duration = 15.0

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ElapsedTime(elapsed: elapsed, duration: duration)
            Slider(value: $duration, in: 1...30) { Text("Duration") }
            Button("Reset") { elapsed = 0 }
        }
        .frame(maxWidth: 400)
        // A duration beyond the elapsed time starts the task again.
        .task(id: elapsed < duration) { await run() }
    }

    private func run() async {
        let clock = ContinuousClock()
        var last = clock.now
        while elapsed < duration {
            do { try await Task.sleep(for: .milliseconds(100)) } catch { return }
            let now = clock.now
            // The duration may have become shorter meanwhile.
            elapsed = min(elapsed + (now - last) / .seconds(1), max(elapsed, duration))
            last = now
        }
    }
}

private struct ElapsedTime: View {
    let elapsed: Double
    let duration: Double

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ProgressView(value: min(elapsed, duration), total: duration)
                .accessibilityLabel("Elapsed time")
                .accessibilityIdentifier("gauge")
            HStack {
                Text(seconds(elapsed)).accessibilityIdentifier("elapsed")
                Spacer()
                Text("of \(seconds(duration))").foregroundStyle(.secondary).accessibilityIdentifier("duration")
            }
            .monospacedDigit()
        }
    }

    private func seconds(_ time: Double) -> String { time.formatted(.number.precision(.fractionLength(1))) + " s" }
}
