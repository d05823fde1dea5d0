extension Session {
    /// A repaired node is rendered and sent again, which costs as much as this many events.
    private static let repairCost = 20

    /// Charges the events and repairs of a post; throws if they are too many for the moment.
    func charge(_ post: EventPost) throws(Problem) {
        try charge(post.events.count + post.mismatches.count * Self.repairCost)
    }

    /// Charges a number of events; throws if they are too many for the moment.
    func charge(_ count: Int) throws(Problem) {
        let now = context.clock.milliseconds
        if let seconds = eventBudget.take(count, now: now) {
            throw Problem(
                429, "This session sends more events than it may; wait as long as Retry-After says.",
                // The time may be infinite, because the rate may be arbitrarily small.
                retryAfter: Int(min(seconds.rounded(.up), 86_400)))
        }
        noteActivity(now)
    }

    /// A page of `weight` bytes was made for a visitor without a session; `held` bytes were reserved for it.
    func holdStrangerBytes(_ weight: Int, expected held: Int) {
        if weight > held { context.strangersPages.hold(weight - held) }
        strangerBytes += max(weight, held)
    }

    /// Releases the bytes: the visitor has come back, or the page has gone.
    func giveBackStrangerBytes() {
        guard strangerBytes > 0 else { return }
        context.strangersPages.giveBack(strangerBytes, of: nil)
        strangerBytes = 0
    }
}
