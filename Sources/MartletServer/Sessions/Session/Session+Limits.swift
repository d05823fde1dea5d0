import MartletUI
import Synchronization

extension Session {
    /// A repaired node is rendered and sent again, which costs as much as this many events.
    private static let repairCost = 20

    /// Charges the events and repairs of a post; throws if they are too many for the moment, or if those before have
    /// caused too much work, or a page that takes too much memory.
    func charge(_ post: EventPost, on page: Page) throws(Problem) {
        if !post.events.isEmpty || !post.mismatches.isEmpty, let problem = excess(of: page) { throw problem }
        try charge(post.events.count + post.mismatches.count * Self.repairCost)
    }

    /// Why nothing is done on the page now. Whoever leaves it, or says what they have received, may do that.
    private func excess(of page: Page) -> Problem? {
        if let seconds = budget.work.debt(now: context.clock.milliseconds) {
            return .tooMuchWork(of: "This session", seconds: seconds)
        }
        return context.budgets.debt(of: payer)
            ?? (page.weight.bytes > 0 ? context.budgets.problem(ofPagesAt: page.payer) : nil)
    }

    /// Milliseconds of work that cost nothing beyond the event's own charge.
    private static let freeWork = 1.0

    /// The work that an event has caused; `nil` for so little that it is not counted, as most cause.
    nonisolated static func work(of duration: Duration, bytes: Int) -> Double? {
        let work = Double(min(duration.nanoseconds, 1_000_000_000_000)) / 1e6 + Double(bytes) / 32_768
        return work > freeWork ? work : nil
    }

    /// Charges the work that an event has caused.
    func charge(work: Double) {
        budget.work.settle(work, now: context.clock.milliseconds)
        context.budgets.addresses.chargeVisitor(work, of: payer)
    }

    /// Whether an event with this handler may go before those of other visitors: it is known to take little, and so did what
    /// the visitor has done lately.
    func isLight(_ handler: InlineExecutionPolicy?) -> Bool { handler?.isLight == true && !isCostly }

    /// The same for a post that was not checked yet. Only what needs no evaluation is known.
    func isLight(_ post: EventPost, on identifier: PageIdentifier) -> Bool {
        guard post.events.count == 1, post.mismatches.isEmpty, let event = post.events.first,
            let page = try? page(identifier), page.finds(event.target), page.tree?.isDirty == false,
            let found = try? page.target(of: event)
        else { return false }
        return isLight(found.inlineExecution)
    }

    /// Milliseconds of work within a short time after which a visitor's events go after those of others. A turn of theirs may
    /// have been interrupted, and then it took longer than its work.
    private static let costlyWork = 50.0

    /// Whether events have caused much work lately.
    private var isCostly: Bool { budget.work.used(now: context.clock.milliseconds) > Self.costlyWork }

    /// The address for which the session's work counts.
    private var payer: AddressBlock? { AddressBlock(code: executor.address.load(ordering: .relaxed)) }

    /// Charges a number of events; throws if they are too many for the moment.
    func charge(_ count: Int) throws(Problem) {
        let now = context.clock.milliseconds
        if let seconds = budget.events.take(count, now: now) {
            throw Problem(
                429, "This session sends more events than it may; wait as long as Retry-After says.",
                // The time may be infinite, because the rate may be arbitrarily small.
                retryAfter: Int(min(seconds.rounded(.up), 86_400)))
        }
        recordActivity(now)
    }

    /// A page of `weight` bytes was made for a visitor without a session; `held` bytes were reserved for it.
    func holdStrangerBytes(_ weight: Int, expected held: Int) {
        if weight > held { context.budgets.strangersPages.hold(weight - held) }
        budget.strangerBytes += max(weight, held)
    }

    /// Releases the bytes: the visitor has come back, or the page has gone.
    func giveBackStrangerBytes() {
        guard budget.strangerBytes > 0 else { return }
        context.budgets.strangersPages.giveBack(budget.strangerBytes, of: nil)
        budget.strangerBytes = 0
    }
}
