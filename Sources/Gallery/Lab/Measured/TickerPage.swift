import Martlet

/// A number that the server increments every second.
struct TickerPage: View {
    @State private var seconds = 0

    var body: some View {
        VStack(spacing: 16) {
            homeLink()
            HTML("h1") { Text("Ticker") }
            HTML("p") { Text(String(seconds)) }.accessibilityIdentifier("n").class("m-figure").attribute(
                "role", "timer")
            Text("seconds since you opened this page, counted on the server")
            SpokenSeconds(tens: seconds / 10)
        }
        .task {
            while !Task.isCancelled {
                try await Task.sleep(for: .seconds(1))
                seconds += 1
            }
        }
    }
}

/// The text for screen readers changes every tenth second only: announcing every second would leave room for nothing
/// else.
private struct SpokenSeconds: View {
    let tens: Int

    var body: some View {
        HTML("p") { Text(tens == 0 ? "" : "\(tens * 10) seconds") }
            .class("m-unseen")
            .attribute("aria-live", "polite")
            .accessibilityIdentifier("spoken")
    }
}
