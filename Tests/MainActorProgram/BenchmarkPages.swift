import Martlet

/// The gallery's counter, for the benchmarks.
struct CounterPage: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 16) {
            HTML("a") { Text("All pages") }.attribute("href", "/")
            HTML("h1") { Text("Counter") }
            HTML("p") { Text("Count: \(count)") }.accessibilityIdentifier("count").class("m-figure")
                .attribute("aria-live", "polite")
            HStack {
                Button("−") { count -= 1 }.accessibilityIdentifier("dec").accessibilityLabel("Decrement")
                Button("+") { count += 1 }.accessibilityIdentifier("inc").accessibilityLabel("Increment")
            }
        }
    }
}

/// The gallery's button whose handler computes for ten milliseconds.
struct BusyPage: View {
    @State private var presses = 0

    var body: some View {
        VStack {
            HTML("h1") { Text("Busy") }
            Text("\(presses)").accessibilityIdentifier("presses")
            Button("Compute") { compute() }.accessibilityIdentifier("compute")
        }
    }

    private func compute() {
        let end = ContinuousClock.now + .milliseconds(10)
        while ContinuousClock.now < end {}
        presses += 1
    }
}
