/// When a page was used last, in the order of events and without a clock: what its expiry depends on.
struct PageActivity {
    /// Counts requests and streams of the browser.
    private var count: UInt32 = 0
    /// The last expiry that was scheduled: its number, which differs from earlier ones, and `count` at that time.
    private var expiry: (number: UInt32, count: UInt32) = (0, 0)
    /// Whether the page was dehydrated and no document has used it since.
    private(set) var wasDehydrated = false

    /// The browser has used the page.
    mutating func record() {
        count &+= 1
        wasDehydrated = false
    }

    mutating func recordDehydration() { wasDehydrated = true }

    /// Supersedes the scheduled expiry with a new one, and returns its number.
    mutating func scheduleExpiry() -> UInt32 {
        expiry = (expiry.number &+ 1, count)
        return expiry.number
    }

    /// Whether no later expiry was scheduled.
    func isScheduled(_ number: UInt32) -> Bool { expiry.number == number }

    /// Whether the browser has not used the page since the expiry was scheduled.
    var isUnused: Bool { expiry.count == count }
}
