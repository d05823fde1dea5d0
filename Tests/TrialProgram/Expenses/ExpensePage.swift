import Martlet

/// One expense.
struct ExpensePage: View {
    let identifier: Int
    @Environment(Ledger.self) private var ledger

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Link("Expenses", destination: URL(string: "/expenses") ?? URL(filePath: "/"))
            if let index = ledger.expenses.firstIndex(where: { $0.id == identifier }) {
                @Bindable var ledger = ledger
                ExpenseDetails(expense: $ledger.expenses[index])
            } else {
                Text("This expense is not there any more.").foregroundStyle(.secondary)
            }
        }
        .padding()
        .frame(maxWidth: 560)
        .frame(maxWidth: .infinity)
    }
}

private struct ExpenseDetails: View {
    @Binding var expense: Expense

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text(expense.title).font(.largeTitle).bold().accessibilityAddTraits(.isHeader)
            Text(expense.amount, format: .currency(code: "EUR")).font(.title)
            Form {
                Section("Details") {
                    TextField("Title", text: $expense.title)
                    LabeledContent("Amount") { Text(expense.amount, format: .currency(code: "EUR")) }
                    Slider(value: $expense.amount, in: 0...200) { Text("Amount") }
                    Picker("Category", selection: $expense.category) {
                        ForEach(ExpenseCategory.allCases) { Text($0.rawValue).tag($0) }
                    }
                    Toggle("Paid", isOn: $expense.isPaid)
                }
                Section("Note") { TextEditor(text: $expense.note) }
            }
        }
    }
}
