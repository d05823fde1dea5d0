import Martlet

/// An invoice of the table.
struct Invoice: Identifiable, Sendable {
    enum Status: String, CaseIterable, Sendable { case paid, open, overdue }

    /// The number, which identifies the invoice.
    let id: Int
    let customer: String
    let company: String
    let city: String
    let date: Date
    let status: Status
    /// The amount in cents.
    let cents: Int
    /// What a search looks through: the texts of the invoice, in lowercase.
    let searchText: String

    var number: String { "INV-\(id)" }
    var amount: Double { Double(cents) / 100 }
}

/// A column of the table, by which it can be sorted.
enum InvoiceColumn: String, CaseIterable, Sendable {
    case number, customer, city, date, status, amount

    /// Whether one invoice comes before another when the column ascends.
    func areInOrder(_ left: Invoice, _ right: Invoice) -> Bool {
        switch self {
        case .number: left.id < right.id
        case .customer: (left.customer, left.id) < (right.customer, right.id)
        case .city: (left.city, left.id) < (right.city, right.id)
        case .date: (left.date, left.id) < (right.date, right.id)
        case .status: (left.status.rawValue, left.id) < (right.status.rawValue, right.id)
        case .amount: (left.cents, left.id) < (right.cents, right.id)
        }
    }
}
