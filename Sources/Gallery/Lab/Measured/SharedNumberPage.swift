import Martlet

/// A number that all visitors share, for measuring the cost of one change with many readers.
struct SharedNumberPage: View {
    private static let number = Shared(0)

    var body: some View {
        homeLink()
        HTML("h1") { Text("Shared number") }
        HTML("p") { Text(String(Self.number.value)) }.accessibilityIdentifier("n")
        Button("+") { Self.number.update { $0 += 1 } }.accessibilityIdentifier("inc").accessibilityLabel("Increment")
    }
}
