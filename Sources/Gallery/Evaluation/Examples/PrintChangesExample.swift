import Martlet

struct PrintChangesExample: View {
    @State private var count = 0
    @State private var other = 0
    @State private var isShown = true

    var body: some View {
        let _ = Self._printChanges()
        VStack(spacing: 16) {
            HStack {
                Button("Count: \(count)") { count += 1 }
                Button("Other: \(other)") { other += 1 }
                Button(isShown ? "Hide" : "Show") { isShown.toggle() }
            }
            if isShown { InnerView(count: count) }
        }
        .padding()
        .frame(maxWidth: .infinity)
        .background(Color.random, in: RoundedRectangle(cornerRadius: 10))
    }
}

private struct InnerView: View {
    let count: Int

    var body: some View {
        let _ = Self._printChanges()
        Text("The count is \(count).")
            .padding()
            .background(Color.random, in: RoundedRectangle(cornerRadius: 10))
    }
}

extension Color {
    // Another color for each evaluation, so that you see it.
    fileprivate static var random: Color {
        Color(hue: Double(Int.random(in: 0..<24)) / 24, saturation: 0.8, brightness: 0.8).opacity(0.25)
    }
}
