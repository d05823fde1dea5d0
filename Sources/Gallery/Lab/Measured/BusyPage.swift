import Martlet

/// A button whose handler computes for ten milliseconds. The benchmarks use it to measure how long other visitors wait.
struct BusyPage: View {
    @State private var presses = 0

    var body: some View {
        VStack {
            homeLink()
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
