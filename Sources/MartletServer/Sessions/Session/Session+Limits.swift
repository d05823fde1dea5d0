extension Session {
    /// What is mended is rendered and sent again, which costs as much as so many events do.
    private static let repairCost = 20

    /// Counts the events of a post and what it wants to have mended; throws if they are too many for the moment.
    func charge(_ post: EventPost) throws(Problem) {
        try charge(post.events.count + post.mismatches.count * Self.repairCost)
    }

    /// Counts so many events; throws if they are too many for the moment.
    func charge(_ count: Int) throws(Problem) {
        let now = Clock.milliseconds
        if let seconds = eventBudget.take(count, now: now) {
            throw Problem(
                429, "This session sends more events than it may; wait as long as Retry-After says.",
                // A rate may be so small that the time has no end.
                retryAfter: Int(min(seconds.rounded(.up), 86_400)))
        }
        noteActivity(now)
    }

    /// A page of so many bytes was made for a visitor without a session; `held` of them were expected.
    func holdStrangerBytes(_ weight: Int, expected held: Int) {
        if weight > held { context.strangersPages.hold(weight - held) }
        strangerBytes += max(weight, held)
    }

    /// The visitor has come back, or the page has gone.
    func giveBackStrangerBytes() {
        guard strangerBytes > 0 else { return }
        context.strangersPages.giveBack(strangerBytes, of: nil)
        strangerBytes = 0
    }
}
