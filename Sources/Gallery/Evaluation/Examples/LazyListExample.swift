import Martlet

struct LazyListExample: View {
    var body: some View {
        ScrollViewReader { proxy in
            VStack(alignment: .leading, spacing: 16) {
                HStack {
                    Button("First") { proxy.scrollTo(1) }
                    Button("Middle") { proxy.scrollTo(50_000) }
                    Button("Last") { proxy.scrollTo(100_000) }
                }
                ScrollView {
                    LazyVStack {
                        ForEach(1..<100_001, id: \.self) { number in NumberRow(number: number) }
                    }
                }
                .frame(height: 400)
            }
        }
    }
}

private struct NumberRow: View {
    let number: Int
    @State private var stars = 0

    var body: some View {
        HStack {
            Text("Row \(number)")
            Spacer()
            Button("★ \(stars)") { stars += 1 }
        }
    }
}
