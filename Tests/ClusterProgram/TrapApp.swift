import Martlet

/// Has a button that ends the process. It belongs to the main actor.
@MainActor struct TrapApp: @MainActor App {
    var body: some Scene {
        WindowGroup { TrapView() }
    }
}

private struct TrapView: View {
    @State private var count = 0

    var body: some View {
        Text("Count: \(count)")
        Button("+") { count += 1 }.accessibilityIdentifier("inc")
        Button("Trap") {
            let numbers: [Int] = []
            count = numbers[count]
        }
        .accessibilityIdentifier("trap")
    }
}
