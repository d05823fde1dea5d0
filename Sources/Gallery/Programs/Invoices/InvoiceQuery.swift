import Martlet

/// What a visitor wants to see of the invoices.
struct InvoiceQuery: Equatable, Codable {
    static let searchLimit = 60
    static let pageSizes = [10, 20, 50]

    var search = "" {
        didSet {
            if search.utf8.count > Self.searchLimit { search = String(search.prefix(bytes: Self.searchLimit)) }
            if search != oldValue { page = 0 }
        }
    }
    /// The name of the status that is shown; empty for all.
    var status = "" { didSet { if status != oldValue { page = 0 } } }
    var pageSize = 10 { didSet { if pageSize != oldValue { page = 0 } } }
    var column = "date"
    var isAscending = false
    var page = 0

    /// Sorts by a column or, if it is sorted by that already, turns the order around.
    mutating func sort(by column: InvoiceColumn) {
        isAscending = self.column == column.rawValue ? !isAscending : true
        self.column = column.rawValue
        page = 0
    }

    var result: InvoiceResult {
        let words = search.lowercased().split(whereSeparator: \.isWhitespace)
        let sorted = InvoiceStore.sorted[InvoiceColumn(rawValue: column) ?? .date] ?? []
        let matches = sorted.filter { invoice in
            (status.isEmpty || invoice.status.rawValue == status)
                && words.allSatisfy { invoice.searchText.contains($0) }
        }
        let pageCount = max(1, (matches.count + pageSize - 1) / pageSize)
        let page = min(max(page, 0), pageCount - 1)
        let shown =
            isAscending
            ? Array(matches.dropFirst(page * pageSize).prefix(pageSize))
            : Array(matches.dropLast(page * pageSize).suffix(pageSize).reversed())
        return InvoiceResult(
            invoices: shown, count: matches.count, cents: matches.reduce(0) { $0 + $1.cents }, page: page,
            pageCount: pageCount)
    }
}

/// A page of the invoices that a query has found.
struct InvoiceResult {
    let invoices: [Invoice]
    /// The number of invoices on all pages, and what they amount to.
    let count: Int
    let cents: Int
    let page: Int
    let pageCount: Int
}
