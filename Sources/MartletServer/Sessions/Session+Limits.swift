extension Session {
    /// Counts the events of a post, and what it wants to have mended, which costs as much; throws if they are too many for the moment.
    func charge(_ post: EventPost) throws(Problem) { try charge(post.events.count + post.mismatches.count) }

    /// Counts so many events; throws if they are too many for the moment.
    func charge(_ count: Int) throws(Problem) {
        let now = Clock.milliseconds
        if let seconds = eventBudget.take(count, now: now) {
            throw Problem(
                429, "This session sends more events than it may; wait as long as Retry-After says.",
                retryAfter: Int(seconds.rounded(.up)))
        }
        noteActivity(now)
    }
}
