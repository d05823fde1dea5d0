import Martlet

/// Which pages are open. Each reports itself every few seconds; one that has not done so for a while is gone.
struct OpenPages: Codable, Sendable {
    /// The seconds between two reports of one page.
    static let interval = 10.0
    /// The greatest number of pages that are counted.
    static let most = 200

    static let shared = Shared(OpenPages())

    private var pages: [String: Date] = [:]

    var count: Int { pages.count }

    mutating func markOpen(_ page: String, at now: Date) {
        pages = pages.filter { abs($0.value.timeIntervalSince(now)) < 2.5 * Self.interval }
        guard pages.count < Self.most || pages[page] != nil else { return }
        pages[page] = now
    }
}
