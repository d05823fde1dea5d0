import MartletServer
import MartletUI

/// The last transactions of a page, the newest first.
struct Timeline: View {
    let inspection: PageInspection
    /// Those that are shown in full, beside the newest.
    @State private var opened: Set<Int> = []
    @State private var closed: Set<Int> = []
    /// The last transaction that is shown while the timeline stands still.
    @State private var pausedAt: Int?

    /// More are not shown at a time.
    private static let limit = 30

    var body: some View {
        let all = inspection.transactions
        let shown = all.filter { $0.number <= pausedAt ?? .max }
        let newest = shown.last?.number
        VStack(alignment: .leading, spacing: 8) {
            Button(pausedAt == nil ? "Pause" : "Resume (\(all.count - shown.count) new)") {
                pausedAt = pausedAt == nil ? all.last?.number ?? 0 : nil
            }
            .controlSize(.small)
            .attribute("aria-pressed", pausedAt == nil ? "false" : "true")
            Legend()
            ForEach(shown.suffix(Self.limit).reversed()) { transaction in
                let isOpen =
                    transaction.number == newest
                    ? !closed.contains(transaction.number) : opened.contains(transaction.number)
                TransactionRow(transaction: transaction, isOpen: isOpen) {
                    show(transaction.number, !isOpen, isNewest: transaction.number == newest)
                }
            }
        }
    }

    private func show(_ number: Int, _ isOpen: Bool, isNewest: Bool) {
        if isOpen { opened.insert(number) } else { opened.remove(number) }
        guard isNewest else { return }
        if isOpen { closed.remove(number) } else { closed.insert(number) }
    }
}

/// One transaction: a line, and below it everything that happened.
private struct TransactionRow: View {
    let transaction: InspectedTransaction
    let isOpen: Bool
    let toggle: () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Button(action: toggle) { Text("\(isOpen ? "▾" : "▸") \(transaction.title)").bold() }
                .buttonStyle(.plain)
                .attribute("aria-expanded", isOpen ? "true" : "false")
            Text(transaction.summary).font(.caption).foregroundStyle(.secondary).padding(.leading, 14)
            if isOpen { TransactionDetails(transaction: transaction) }
        }
        .padding(.vertical, 4)
    }
}
