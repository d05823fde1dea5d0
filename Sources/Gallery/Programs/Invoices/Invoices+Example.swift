extension Example {
    static let invoices = Example(
        path: "/programs/invoices", title: "Invoices",
        summary: "A table of 3,000 invoices to search, filter, sort and page through.",
        files: [
            "InvoicesExample.swift", "InvoiceTable.swift", "InvoiceQuery.swift", "InvoiceStore.swift", "Invoice.swift",
            "Chevron.swift",
        ])
}
