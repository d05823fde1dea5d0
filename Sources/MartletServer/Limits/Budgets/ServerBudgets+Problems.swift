extension ServerBudgets {
    /// The problem of visitors with a session from an address that causes too much work.
    func debt(of address: AddressBlock?) -> Problem? {
        addresses.debtOfVisitors(of: address).map { .tooMuchWork(of: "This address", seconds: $0) }
    }

    /// The problem of an address, or of all, whose large pages take too much memory; with a further one of so many bytes of
    /// HTML, if there is to be one.
    func problem(ofPagesAt address: AddressBlock?, adding html: Int = 0) -> Problem? {
        switch pageBytes.excess(of: address, adding: html > 0 ? PageWeight.estimate(html: html) : 0) {
        case .address?:
            Problem(
                429,
                "The large pages that are open at this address take too much memory; close one, and try again in a moment.",
                retryAfter: 15)
        case .all?:
            Problem(503, "Too many large pages are open; try again in a moment.", retryAfter: 15)
        case nil: nil
        }
    }
}
