import Martlet

/// An expense tracker, written as for a telephone: a list with filters, a form, a page of each expense, and totals beside
/// the list where there is room.
struct ExpensesPage: View {
    @Environment(\.horizontalSizeClass) private var width
    @State private var isAdding = false

    var body: some View {
        let layout =
            width == .regular
            ? AnyLayout(HStackLayout(alignment: .top, spacing: 24)) : AnyLayout(VStackLayout(spacing: 16))
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Text("Expenses").font(.title).bold().accessibilityAddTraits(.isHeader)
                Spacer()
                Button(isAdding ? "Cancel" : "Add", systemImage: isAdding ? "xmark" : "plus") { isAdding.toggle() }
                    .buttonStyle(.borderedProminent)
            }
            if isAdding { NewExpense(isPresented: $isAdding) }
            layout {
                Totals().frame(maxWidth: width == .regular ? 260 : .infinity)
                ExpenseList()
            }
        }
        .padding(width == .regular ? 16 : 0)
        .frame(maxWidth: 1000)
        .frame(maxWidth: .infinity)
    }
}

/// The sidebar.
private struct Totals: View {
    @Environment(Ledger.self) private var ledger

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Total").font(.headline).foregroundStyle(.secondary)
            Text(ledger.total, format: .currency(code: "EUR")).font(.title).bold().accessibilityIdentifier("total")
            Grid(alignment: .leading, verticalSpacing: 8) {
                ForEach(ExpenseCategory.allCases) { category in
                    GridRow {
                        Label(category.rawValue, systemImage: category.symbol).foregroundStyle(category.color)
                        Text(ledger.total(of: category), format: .currency(code: "EUR"))
                            .monospacedDigit()
                            .gridColumnAlignment(.trailing)
                    }
                }
            }
            ProgressView(
                value: Double(ledger.expenses.count { $0.isPaid }), total: Double(max(1, ledger.expenses.count))
            ) {
                Text("Paid")
            }
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.secondary.opacity(0.1), in: RoundedRectangle(cornerRadius: 16))
    }
}

private struct ExpenseList: View {
    @Environment(Ledger.self) private var ledger
    @State private var filter: ExpenseCategory?
    @State private var search = ""

    private var shown: [Expense] {
        ledger.expenses.filter { expense in
            (filter == nil || expense.category == filter)
                && (search.isEmpty || expense.title.localizedCaseInsensitiveContains(search))
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Search", text: $search, prompt: Text("Search")).accessibilityIdentifier("search")
            Picker("Category", selection: $filter) {
                Text("All").tag(ExpenseCategory?.none)
                ForEach(ExpenseCategory.allCases) { Text($0.rawValue).tag(Optional($0)) }
            }
            .pickerStyle(.segmented)
            .accessibilityIdentifier("filter")
            if shown.isEmpty {
                Text("Nothing found").foregroundStyle(.secondary).frame(maxWidth: .infinity, minHeight: 120)
            } else {
                List(shown) { ExpenseRow(expense: $0) }
            }
        }
        .frame(maxWidth: .infinity)
    }
}

private struct ExpenseRow: View {
    let expense: Expense
    @Environment(Ledger.self) private var ledger
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        HStack(spacing: 12) {
            if width == .regular { badge }
            VStack(alignment: .leading) {
                Link(expense.title, destination: URL(string: "/expenses/\(expense.id)") ?? URL(filePath: "/"))
                    .lineLimit(1)
                Label(expense.isPaid ? expense.category.rawValue : "Not paid", systemImage: expense.category.symbol)
                    .font(.caption)
                    .foregroundStyle(expense.category.color)
            }
            Spacer()
            Text(expense.amount, format: .currency(code: "EUR")).monospacedDigit().layoutPriority(1)
            Button(role: .destructive) {
                ledger.remove(expense)
            } label: {
                Image(systemName: "trash").accessibilityLabel("Delete")
            }
        }
    }

    private var badge: some View {
        Image(systemName: expense.category.symbol)
            .foregroundStyle(.white)
            .frame(width: 36, height: 36)
            .background(expense.category.color, in: Circle())
    }
}

private struct NewExpense: View {
    @Binding var isPresented: Bool
    @Environment(Ledger.self) private var ledger
    @State private var title = ""
    @State private var amount = 10.0
    @State private var category = ExpenseCategory.food

    var body: some View {
        Form {
            Section("New expense") {
                TextField("Title", text: $title)
                Stepper("Amount: \(amount.formatted(.currency(code: "EUR")))", value: $amount, in: 0...10_000, step: 5)
                Picker("Category", selection: $category) {
                    ForEach(ExpenseCategory.allCases) { Text($0.rawValue).tag($0) }
                }
                Button("Save") {
                    ledger.add(title: title, amount: amount, category: category)
                    isPresented = false
                }
                .disabled(title.isEmpty)
            }
        }
    }
}
