import Martlet

/// A table of many records that a visitor searches, filters, sorts and leafs through.
struct InvoicesExample: View {
    @State private var query = InvoiceQuery()
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        let result = query.result
        VStack(alignment: .leading, spacing: 16) {
            InvoiceFilters(query: $query, isCompact: width == .compact)
            InvoiceSummary(count: result.count, cents: result.cents)
            if result.invoices.isEmpty {
                NoInvoices { query = InvoiceQuery() }
            } else if width == .compact {
                List(result.invoices) { InvoiceRow(invoice: $0) }
            } else {
                InvoiceTable(invoices: result.invoices, query: $query)
            }
            InvoicePages(query: $query, page: result.page, pageCount: result.pageCount)
        }
    }
}

private struct InvoiceFilters: View {
    @Binding var query: InvoiceQuery
    let isCompact: Bool

    var body: some View {
        if isCompact {
            VStack(spacing: 8) {
                search
                status
                Picker("Order", selection: order) {
                    Text("Newest first").tag("date descending")
                    Text("Oldest first").tag("date ascending")
                    Text("Largest first").tag("amount descending")
                    Text("By name").tag("customer ascending")
                }
            }
        } else {
            HStack(spacing: 24) {
                search
                status.fixedSize()
            }
        }
    }

    private var search: some View {
        TextField("Search invoices", text: $query.search, prompt: Text("Number, name, company or city"))
    }

    private var status: some View {
        Picker("Status", selection: $query.status) {
            Text("All").tag("")
            ForEach(Invoice.Status.allCases, id: \.rawValue) { Text($0.rawValue.capitalized) }
        }
    }

    private var order: Binding<String> {
        Binding {
            "\(query.column) \(query.isAscending ? "ascending" : "descending")"
        } set: { order in
            query.column = String(order.prefix { $0 != " " })
            query.isAscending = order.hasSuffix(" ascending")
            query.page = 0
        }
    }
}

private struct InvoiceSummary: View {
    let count: Int
    let cents: Int

    var body: some View {
        let noun = count == 1 ? "invoice" : "invoices"
        Text("\(count) \(noun) · \(Double(cents) / 100, format: .currency(code: "EUR").precision(.fractionLength(0)))")
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .attribute("aria-live", "polite")
            .accessibilityIdentifier("summary")
    }
}

private struct NoInvoices: View {
    let reset: () -> Void

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "magnifyingglass").font(.title).foregroundStyle(.secondary).accessibilityHidden(true)
            Text("No invoice matches.").font(.headline)
            Button("Show all", action: reset)
        }
        .padding(.vertical, 48)
        .frame(maxWidth: .infinity)
    }
}

private struct InvoicePages: View {
    @Binding var query: InvoiceQuery
    let page: Int
    let pageCount: Int

    var body: some View {
        HStack(spacing: 8) {
            Button {
                query.page = page - 1
            } label: {
                Chevron(isBackward: true)
            }
            .accessibilityLabel("Previous page")
            .disabled(page == 0)
            Text("Page \(page + 1) of \(pageCount)")
                .monospacedDigit()
                .attribute("aria-live", "polite")
                .accessibilityIdentifier("page")
            Button {
                query.page = page + 1
            } label: {
                Chevron()
            }
            .accessibilityLabel("Next page")
            .disabled(page + 1 == pageCount)
            Spacer()
            Picker("Rows", selection: $query.pageSize) {
                ForEach(InvoiceQuery.pageSizes, id: \.self) { Text(String($0)) }
            }
            .fixedSize()
        }
        .font(.subheadline)
    }
}
