import Martlet

/// What an expense was for.
enum ExpenseCategory: String, CaseIterable, Identifiable {
    case food = "Food"
    case travel = "Travel"
    case home = "Home"
    case fun = "Fun"

    var id: Self { self }

    var symbol: String {
        switch self {
        case .food: "cart"
        case .travel: "paperplane"
        case .home: "house"
        case .fun: "star"
        }
    }

    var color: Color {
        switch self {
        case .food: .orange
        case .travel: .blue
        case .home: .green
        case .fun: .purple
        }
    }
}

struct Expense: Identifiable, Equatable {
    let id: Int
    var title: String
    var amount: Double
    var category: ExpenseCategory
    var isPaid = true
    var note = ""
}

/// The visitor's expenses.
@Observable final class Ledger {
    var expenses: [Expense]
    private var nextIdentifier: Int

    init() {
        let titles = [
            "Groceries for the week", "Train to the coast and back again", "Electricity", "Cinema", "Bread", "Hotel",
            "A new lamp for the desk by the window", "Concert",
        ]
        expenses = (0..<120).map { number in
            let categories = ExpenseCategory.allCases
            return Expense(
                id: number, title: titles[number % titles.count], amount: Double(number * 37 % 190) + 4.5,
                category: categories[number % categories.count], isPaid: number % 5 != 0)
        }
        nextIdentifier = 120
    }

    func add(title: String, amount: Double, category: ExpenseCategory) {
        expenses.insert(Expense(id: nextIdentifier, title: title, amount: amount, category: category), at: 0)
        nextIdentifier += 1
    }

    func remove(_ expense: Expense) { expenses.removeAll { $0.id == expense.id } }

    func total(of category: ExpenseCategory) -> Double {
        expenses.filter { $0.category == category }.reduce(0) { $0 + $1.amount }
    }

    var total: Double { expenses.reduce(0) { $0 + $1.amount } }
}
