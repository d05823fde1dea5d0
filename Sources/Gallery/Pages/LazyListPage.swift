import Martlet

/// A list of 100,000 rows, of which a page holds those near what the visitor sees.
struct LazyListPage: View {
    @State private var numbers = Array(0..<100_000)
    @State private var inserted = 0

    var body: some View {
        VStack(alignment: .leading) {
            homeLink()
            HTML("h1") { Text("A long list") }
            Text("100,000 rows, of which the page holds those near what you see. A row keeps its state out of sight.")
            Button("Insert a row at the top") {
                inserted += 1
                numbers.insert(-inserted, at: 0)
            }
            List(numbers, id: \.self) { number in NumberRow(number: number) }
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
            Button(stars == 0 ? "Star" : "\(stars) ★") { stars += 1 }
        }
    }
}
