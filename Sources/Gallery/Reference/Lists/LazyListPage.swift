import Martlet

/// A list of 100,000 rows, of which a page holds those near what the visitor sees, and a row of 1,000 cards.
struct LazyListPage: View {
    @State private var inserted = 0
    @State private var target = "50000"

    var body: some View {
        ScrollViewReader { proxy in
            VStack(alignment: .leading) {
                Text("The page contains the rows near those you see. A row keeps its state when it is out of sight.")
                Cards()
                HStack {
                    TextField("Row", text: $target).accessibilityIdentifier("target")
                    Button("Go") { proxy.scrollTo(Int(target), anchor: .center) }.accessibilityIdentifier("go")
                    Button("Insert") { inserted += 1 }.accessibilityIdentifier("insert")
                }
                List(-inserted..<100_000, id: \.self) { number in NumberRow(number: number) }
            }
        }
    }
}

/// Cards side by side; a text follows the first one in sight.
private struct Cards: View {
    @State private var first: Int?

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text("Card \(first ?? 0)").accessibilityIdentifier("card")
                Spacer()
                Button("Last card") { withAnimation { first = 999 } }.accessibilityIdentifier("last-card")
            }
            ScrollView(.horizontal) {
                LazyHStack {
                    ForEach(0..<1_000, id: \.self) { number in
                        Text("\(number)").font(.title).frame(width: 120, height: 80)
                            .background(Color(hue: Double(number) / 40, saturation: 0.35, brightness: 0.95))
                            .foregroundStyle(.black)
                            .cornerRadius(12)
                    }
                }
            }
            .scrollPosition(id: $first)
            .accessibilityIdentifier("cards")
            // Nothing in it can have the focus, and the keyboard scrolls what has it.
            .attribute("tabindex", "0").attribute("role", "group").accessibilityLabel("Cards")
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
                .accessibilityLabel(stars == 0 ? "Star row \(number)" : "\(stars) ★, row \(number)")
        }
    }
}
