import Charts
import SwiftUI

/// Charts: sectors, bars, and a value that is chosen.
struct SpendingChart: View {
    struct Item: Identifiable {
        let name: String
        let amount: Double
        var id: String { name }
    }

    private let items = [
        Item(name: "Rent", amount: 900), Item(name: "Food", amount: 420), Item(name: "Travel", amount: 180),
    ]
    @State private var chosen: String?
    @State private var isRound = false

    private var total: Double { items.reduce(0) { $0 + $1.amount } }

    private func middle() -> Date { .now }
    // What a program has beside: no value of a chart is a `CGFloat` by itself.
    private func middle() -> CGFloat { 0 }
    private var rule: some ChartContent { RuleMark(x: .value("Middle", middle())) }

    var body: some View {
        VStack(alignment: .leading) {
            Picker("Form", selection: $isRound) {
                Text("Bars").tag(false)
                Text("Circle").tag(true)
            }
            .pickerStyle(.segmented)
            if isRound {
                Chart(items) { item in
                    SectorMark(angle: .value("Amount", item.amount), innerRadius: .ratio(0.5))
                        .foregroundStyle(by: .value("Name", item.name))
                }
            } else {
                Chart(items) { item in
                    BarMark(x: .value("Name", item.name), y: .value("Amount", item.amount))
                        .opacity(chosen == nil || chosen == item.name ? 1 : 0.4)
                }
                .chartXSelection(value: $chosen)
            }
            if let item = items.first(where: { $0.name == chosen }) {
                Text("\(item.name): \(item.amount / total, format: .percent.precision(.fractionLength(0)))")
                    .accessibilityIdentifier("share")
            }
        }
        .padding()
    }
}
