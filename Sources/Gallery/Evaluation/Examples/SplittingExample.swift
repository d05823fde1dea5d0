import Martlet

struct SplittingExample: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            WholeView()
            Divider()
            SplitView()
        }
    }
}

// One view: whatever changes, all of its body runs.
private struct WholeView: View {
    @State private var likes = 0

    var body: some View {
        VStack(alignment: .leading) {
            Text("One view").font(.headline)
            primes
            likeButton
        }
    }

    private var primes: some View {
        Text("\((2..<1_000).filter(isPrime).count) primes below 1,000")
    }

    private var likeButton: some View {
        Button("Like the whole (\(likes))") { likes += 1 }
    }
}

// The same, but each part that changes by itself is a view.
private struct SplitView: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Three views").font(.headline)
            PrimesView()
            LikeButton()
        }
    }
}

private struct PrimesView: View {
    var body: some View {
        Text("\((2..<1_000).filter(isPrime).count) primes below 1,000")
    }
}

private struct LikeButton: View {
    @State private var likes = 0

    var body: some View {
        Button("Like the parts (\(likes))") { likes += 1 }
    }
}

private func isPrime(_ number: Int) -> Bool {
    (2..<number).prefix { $0 * $0 <= number }.allSatisfy { number % $0 != 0 }
}
