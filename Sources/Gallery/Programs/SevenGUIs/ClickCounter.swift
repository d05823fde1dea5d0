import Martlet

/// 7GUIs, task 1: a number, and a button that increments it.
struct ClickCounter: View {
    @State private var count = 0

    var body: some View {
        HStack(spacing: 16) {
            Text("\(count)")
                .font(.title2)
                .monospacedDigit()
                .frame(minWidth: 72, minHeight: 40)
                .background(Color.secondary.opacity(0.1), in: RoundedRectangle(cornerRadius: 8))
                .accessibilityIdentifier("clicks")
            Button("Count") { count += 1 }
                .buttonStyle(.borderedProminent)
        }
    }
}
