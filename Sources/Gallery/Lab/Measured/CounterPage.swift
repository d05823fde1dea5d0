import Martlet

/// A number and two buttons.
struct CounterPage: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 16) {
            homeLink()
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
