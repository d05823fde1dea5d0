import Martlet

/// A counter with its own state in a page of many nodes: its cost must not depend on their number.
struct TextInPage: View {
    /// The numbers of texts for which there are pages.
    static let counts = [10, 1_000, 100_000]

    let count: Int

    var body: some View {
        VStack(alignment: .leading) {
            homeLink()
            HTML("h1") { Text("Text in \(count)") }
            OwnCounter()
            ForEach(0..<count) { number in Text(String(number)) }
        }
    }
}

private struct OwnCounter: View {
    @State private var count = 0

    var body: some View {
        HStack {
            HTML("p") { Text("Count: \(count)") }.accessibilityIdentifier("count")
            Button("+") { count += 1 }.accessibilityIdentifier("inc").accessibilityLabel("Increment")
        }
    }
}
