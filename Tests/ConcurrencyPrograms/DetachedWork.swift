// A long computation in a detached task, whose value the view awaits.
// press: count
// expect: 1,229 primes below 10000

import Martlet

func primes(below limit: Int) -> Int {
    var isComposite = [Bool](repeating: false, count: limit)
    var count = 0
    for number in 2..<limit where !isComposite[number] {
        count += 1
        for multiple in stride(from: number * number, to: limit, by: number) { isComposite[multiple] = true }
    }
    return count
}

struct PrimeView: View {
    @State private var count: Int?
    @State private var isComputing = false

    var body: some View {
        VStack {
            if isComputing { ProgressView() }
            if let count { Text("\(count) primes below \(String(10_000))") }
            Button("Count") {
                Task {
                    isComputing = true
                    count = await Task.detached(priority: .userInitiated) { primes(below: 10_000) }.value
                    isComputing = false
                }
            }
            .accessibilityIdentifier("count")
        }
    }
}

@main struct PrimeApp: App {
    var body: some Scene { WindowGroup("Primes") { PrimeView() } }
}
