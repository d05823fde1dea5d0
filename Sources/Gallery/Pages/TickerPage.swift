import Martlet

/// A number that the server raises each second.
struct TickerPage: View {
    @State private var seconds = 0

    var body: some View {
        VStack(spacing: 16) {
            HTML("h1") { Text("Ticker") }
            HTML("p") { Text(String(seconds)) }.accessibilityIdentifier("n").class("m-figure")
            Text("seconds since you opened this page, counted on the server")
        }
        .task {
            while !Task.isCancelled {
                try await Task.sleep(for: .seconds(1))
                seconds += 1
            }
        }
    }
}
