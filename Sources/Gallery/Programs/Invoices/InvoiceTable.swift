import Martlet

/// The invoices as a table whose headers sort it: HTML's own, because the order stands in the page's address.
struct InvoiceTable: View {
    let invoices: [Invoice]
    @Binding var query: InvoiceQuery

    var body: some View {
        HTML("table") {
            HTML("thead") {
                HTML("tr") {
                    ForEach(InvoiceColumn.allCases, id: \.self) { column in
                        InvoiceHeader(
                            column: column, isSorted: query.column == column.rawValue, isAscending: query.isAscending
                        ) { query.sort(by: column) }
                    }
                }
            }
            HTML("tbody") {
                ForEach(invoices) { invoice in
                    HTML("tr") {
                        HTML("td") { Text(verbatim: invoice.number).foregroundStyle(.secondary) }
                        HTML("td") {
                            VStack(alignment: .leading, spacing: 0) {
                                Text(verbatim: invoice.customer)
                                Text(verbatim: invoice.company).font(.subheadline).foregroundStyle(.secondary)
                            }
                        }
                        HTML("td") { Text(verbatim: invoice.city) }
                        HTML("td") { Text(invoice.date, format: .dateTime.day().month().year()) }
                        HTML("td") { InvoiceStatus(status: invoice.status) }
                        HTML("td") { Text(invoice.amount, format: .currency(code: "EUR")) }
                            .multilineTextAlignment(.trailing)
                    }
                }
            }
        }
        .accessibilityLabel("Invoices")
    }
}

private struct InvoiceHeader: View {
    let column: InvoiceColumn
    let isSorted: Bool
    let isAscending: Bool
    let sort: () -> Void

    var body: some View {
        HTML("th") {
            Button(action: sort) {
                // The arrow stands where the cells have space.
                HStack(spacing: 4) {
                    if isSorted, column == .amount { arrow }
                    Text(column.rawValue.capitalized).fontWeight(.semibold)
                    if isSorted, column != .amount { arrow }
                }
                .foregroundStyle(isSorted ? .primary : .secondary)
            }
            .buttonStyle(.plain)
        }
        .attribute("scope", "col")
        .attribute("aria-sort", isSorted ? (isAscending ? "ascending" : "descending") : nil)
        .multilineTextAlignment(column == .amount ? .trailing : .leading)
    }

    private var arrow: some View { Text(isAscending ? "↑" : "↓").accessibilityHidden(true) }
}

/// An invoice where there is no space for columns.
struct InvoiceRow: View {
    let invoice: Invoice

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(alignment: .firstTextBaseline) {
                Text(verbatim: invoice.customer).font(.headline)
                Spacer()
                Text(invoice.amount, format: .currency(code: "EUR")).monospacedDigit()
            }
            Text(verbatim: "\(invoice.company), \(invoice.city)").font(.subheadline)
            HStack {
                Text("\(invoice.number) · \(invoice.date, format: .dateTime.day().month().year())")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                Spacer()
                InvoiceStatus(status: invoice.status).font(.subheadline)
            }
        }
    }
}

private struct InvoiceStatus: View {
    let status: Invoice.Status

    var body: some View {
        HStack(spacing: 6) {
            Circle().fill(color).frame(width: 8, height: 8)
            Text(status.rawValue.capitalized)
        }
    }

    private var color: Color {
        switch status {
        case .paid: .green
        case .open: .blue
        case .overdue: .red
        }
    }
}
