import Martlet

struct ThreeCountersExample: View {
    @State private var topCounter = 0
    @State private var midCounter = 0
    @State private var bottomCounter = 0

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                Button("Top + 1") { topCounter += 1 }
                Button("Mid + 1") { midCounter += 1 }
                Button("Bottom + 1") { bottomCounter += 1 }
            }

            NumberView(number: topCounter)
            NumberView(number: midCounter)
            NumberView(number: bottomCounter)
        }
        .frame(maxWidth: .infinity)
    }
}

private struct NumberView: View {
    let number: Int

    var body: some View {
        Text("\(number)")
            .font(.title)
            .monospacedDigit()
    }
}
