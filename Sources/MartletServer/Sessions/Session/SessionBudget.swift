/// What a session may cause at the moment.
struct SessionBudget {
    /// Events, whatever they do.
    var events: TokenBucket
    /// The work that they cause, in milliseconds.
    var work: TokenBucket
    /// Bytes of HTML that are held for a visitor whose cookie has not come back.
    var strangerBytes = 0

    init(_ limits: ServerConfiguration.Limits, now: UInt64) {
        events = TokenBucket(capacity: limits.eventBurst, rate: limits.eventsPerSecond, now: now)
        work = TokenBucket(capacity: limits.eventWorkBurst, rate: limits.eventWorkPerSecond, now: now)
    }
}
