/// What waits for the threads of a pool, and what they do.
///
/// Sessions with something of their visitor's to run come first. What comes later has fewer threads than there are, so that
/// one is left, and each visitor's press finds a thread that is not in somebody's evaluation of what others have changed,
/// or of a large page. Of what comes later, the slow comes last.
struct PoolState {
    private var ready = PoolQueue<SessionExecutor>()
    private var later = PoolQueue<LaterWork>()
    private var slow = PoolQueue<LaterWork>()
    var threads = 0
    /// Threads that wait and that nobody has woken.
    var idle = 0
    /// How often a thread has taken work: if this stands still while work waits, the threads are stuck.
    private(set) var turns = 0
    /// The same of the work that comes later.
    private(set) var laterTurns = 0
    var isWatched = false
    var isStopped = false
    /// How many threads do what comes later, and how many may.
    private(set) var laterThreads = 0
    private var laterLimit: Int
    private let usualLaterLimit: Int
    private let greatestLaterLimit: Int
    /// What had been begun when the last such thread was let: of that, something is stuck.
    private var laterTurnsWhenStuck = 0
    /// How often visitors' work was taken while other work waited.
    private var passedOver = 0
    /// How often other work was taken while something slow waited.
    private var slowPassedOver = 0
    /// After so many times one piece of the other work is taken: a crowd of visitors does not stop it for ever.
    private static let patience = 8

    /// The state of a pool that has `usualCount` threads, and up to `limit` where some are stuck.
    init(usualCount: Int, limit: Int) {
        usualLaterLimit = max(1, usualCount - 1)
        greatestLaterLimit = max(1, limit - 1)
        laterLimit = usualLaterLimit
    }

    enum Work {
        case ready(SessionExecutor)
        /// `turn` tells how many had been begun with it.
        case later(LaterWork, turn: Int)
    }

    var hasWork: Bool { !ready.isEmpty || hasLater }
    var hasReady: Bool { !ready.isEmpty }
    var hasLater: Bool { !later.isEmpty || !slow.isEmpty }
    /// Whether something that comes later waits or is being done.
    var isLaterUnderWay: Bool { hasLater || laterThreads > 0 }
    /// Whether something that comes later may be taken now.
    var takesLater: Bool { hasLater && laterThreads < laterLimit }

    mutating func add(_ executor: SessionExecutor) { ready.add(executor) }
    mutating func add(_ work: LaterWork) {
        if case .slow = work { slow.add(work) } else { later.add(work) }
    }

    /// The next to be done, if there is something for one more thread.
    mutating func take() -> Work? {
        let isTurnOfLater = takesLater && (ready.isEmpty || passedOver >= Self.patience)
        if isTurnOfLater, let work = takeLater() {
            passedOver = 0
            turns += 1
            laterTurns += 1
            laterThreads += 1
            return .later(work, turn: laterTurns)
        }
        guard let executor = ready.take() else { return nil }
        turns += 1
        passedOver = hasLater ? passedOver + 1 : 0
        return .ready(executor)
    }

    private mutating func takeLater() -> LaterWork? {
        if slowPassedOver < Self.patience || slow.isEmpty, let work = later.take() {
            slowPassedOver = slow.isEmpty ? 0 : slowPassedOver + 1
            return work
        }
        slowPassedOver = 0
        return slow.take()
    }

    /// A thread has done a piece of what comes later, of which there may be more.
    mutating func finish(turn: Int, _ more: LaterWork?) {
        laterThreads -= 1
        // What was stuck goes on: it needs nobody in its place any more.
        if turn <= laterTurnsWhenStuck { laterLimit = max(usualLaterLimit, laterLimit - 1) }
        if let more { later.add(more) }
    }

    /// What comes later does not get on: one thread more may do it.
    mutating func letOneMoreTakeLater() {
        laterLimit = min(laterLimit + 1, greatestLaterLimit)
        laterTurnsWhenStuck = laterTurns
    }
}
