import SwiftUI

struct Entry: Identifiable, Hashable, Codable {
    enum Kind: String, CaseIterable, Codable, Identifiable {
        case food = "Food", home = "Home", travel = "Travel", income = "Income"
        var id: Self { self }
    }

    let id: Int
    var title: String
    var kind: Kind
    var cents: Int
    var day: Int

    var amount: String {
        (Decimal(cents) / 100).formatted(.currency(code: "EUR").locale(Locale(identifier: "en_IE")))
    }
}

@Observable
final class Ledger {
    var entries = [
        Entry(id: 1, title: "Rent", kind: .home, cents: -85_000, day: 1),
        Entry(id: 2, title: "Salary", kind: .income, cents: 240_000, day: 2),
        Entry(id: 3, title: "Market", kind: .food, cents: -4_350, day: 3),
        Entry(id: 4, title: "Train", kind: .travel, cents: -2_980, day: 4),
        Entry(id: 5, title: "Bakery", kind: .food, cents: -720, day: 5),
    ]

    var balance: Int { entries.reduce(0) { $0 + $1.cents } }

    func total(of kind: Entry.Kind) -> Int { entries.filter { $0.kind == kind }.reduce(0) { $0 + $1.cents } }

    func add(_ title: String, _ kind: Entry.Kind, cents: Int) {
        let id = (entries.map(\.id).max() ?? 0) + 1
        entries.append(Entry(id: id, title: title, kind: kind, cents: cents, day: entries.map(\.day).max() ?? 1))
    }
}

struct LedgerView: View {
    @State private var ledger = Ledger()
    @State private var section: Section? = .entries
    @State private var preferred = NavigationSplitViewColumn.detail

    enum Section: String, CaseIterable, Codable, Identifiable {
        case entries = "Entries", summary = "Summary"
        var id: Self { self }
    }

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $preferred) {
            List(Section.allCases, selection: $section) { section in
                Label(section.rawValue, systemImage: section == .entries ? "list.bullet" : "chart.bar")
            }
            .navigationTitle("Ledger")
        } detail: {
            switch section {
            case .entries: EntryTable()
            case .summary: SummaryView()
            case nil: Text("Choose a section")
            }
        }
        .environment(ledger)
    }
}

private struct EntryTable: View {
    @Environment(Ledger.self) private var ledger
    @State private var order = [KeyPathComparator(\Entry.day)]
    @State private var selection: Set<Entry.ID> = []
    @State private var isAdding = false
    @State private var isDeleting = false

    var body: some View {
        Table(ledger.entries.sorted(using: order), selection: $selection, sortOrder: $order) {
            TableColumn("Day", value: \.day) { Text("\($0.day) March") }
            TableColumn("Title", value: \.title)
            TableColumn("Kind", value: \.kind.rawValue)
            TableColumn("Amount", value: \.cents) { entry in
                Text(entry.amount)
                    .monospacedDigit()
                    .foregroundStyle(entry.cents < 0 ? Color.primary : .green)
            }
        }
        .contextMenu(forSelectionType: Entry.ID.self) { ids in
            Button("Delete", role: .destructive) { ledger.entries.removeAll { ids.contains($0.id) } }
        }
        .navigationTitle("Entries")
        .toolbar {
            ToolbarItemGroup(placement: .primaryAction) {
                Button("Delete", systemImage: "trash") { isDeleting = true }.disabled(selection.isEmpty)
                Button("Add", systemImage: "plus") { isAdding = true }
            }
            ToolbarItem(placement: .status) {
                Text("Balance: \((Decimal(ledger.balance) / 100).formatted(.number.precision(.fractionLength(2))))")
            }
        }
        .alert("Delete \(selection.count) entries?", isPresented: $isDeleting) {
            Button("Delete", role: .destructive) {
                ledger.entries.removeAll { selection.contains($0.id) }
                selection = []
            }
            Button("Cancel", role: .cancel) {}
        }
        .sheet(isPresented: $isAdding) { EntryForm() }
    }
}

private struct EntryForm: View {
    @Environment(Ledger.self) private var ledger
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var amount = 10.0
    @State private var kind = Entry.Kind.food

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $title)
                TextField("Amount", value: $amount, format: .number)
                    .keyboardType(.decimalPad)
                Picker("Kind", selection: $kind) {
                    ForEach(Entry.Kind.allCases) { Text($0.rawValue).tag($0) }
                }
                .pickerStyle(.menu)
            }
            .navigationTitle("New Entry")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        ledger.add(title, kind, cents: Int(amount * (kind == .income ? 100 : -100)))
                        dismiss()
                    }
                    .disabled(title.isEmpty)
                }
            }
        }
    }
}

private struct SummaryView: View {
    @Environment(Ledger.self) private var ledger

    var body: some View {
        ScrollView {
            Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 12) {
                ForEach(Entry.Kind.allCases) { kind in
                    GridRow {
                        Text(kind.rawValue)
                        GeometryReader { proxy in
                            Capsule()
                                .fill(kind == .income ? Color.green : .orange)
                                .frame(width: max(4, proxy.size.width * share(of: kind)))
                        }
                        .frame(height: 12)
                        Text("\(abs(ledger.total(of: kind)) / 100) €").monospacedDigit().gridColumnAlignment(.trailing)
                    }
                }
            }
            .padding()
        }
        .navigationTitle("Summary")
    }

    private func share(of kind: Entry.Kind) -> Double {
        let most = Entry.Kind.allCases.map { abs(ledger.total(of: $0)) }.max() ?? 1
        return Double(abs(ledger.total(of: kind))) / Double(max(1, most))
    }
}
