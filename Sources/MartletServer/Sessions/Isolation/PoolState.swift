/// The work that waits for the threads of a pool, and the state of the threads.
///
/// Sessions with work of their visitor come first. Background work may use all threads but one, so that each visitor's
/// event finds a thread that does not evaluate what others have changed, or render a large page. Slow background work
/// comes last.
struct PoolState {
    private var ready = PoolQueue<SessionExecutor>()
    private var background = PoolQueue<BackgroundWork>()
    private var slow = PoolQueue<BackgroundWork>()
    var threads = 0
    /// Threads that wait and have not been woken.
    var idle = 0
    /// How often a thread has taken work. If this does not change while work waits, the threads are stuck.
    private(set) var turns = 0
    /// The same for background work.
    private(set) var backgroundTurns = 0
    var isWatched = false
    var isStopped = false
    /// The threads that do background work, and how many may.
    private(set) var backgroundThreads: ContiguousArray<ThreadNumber> = []
    private var backgroundLimit: Int
    private let usualBackgroundLimit: Int
    private let greatestBackgroundLimit: Int
    /// The background work that had begun when the limit was last raised: some of it is stuck.
    private var backgroundTurnsWhenStuck = 0
    /// How often visitors' work was taken while background work waited.
    private var passedOver = 0
    /// How often other background work was taken while slow work waited.
    private var slowPassedOver = 0
    /// After being passed over this often, one piece of work is taken: many visitors do not starve it.
    private static let patience = 8

    /// The state of a pool that has `usualCount` threads, and up to `limit` where some are stuck.
    init(usualCount: Int, limit: Int) {
        usualBackgroundLimit = max(1, usualCount - 1)
        greatestBackgroundLimit = max(1, limit - 1)
        backgroundLimit = usualBackgroundLimit
    }

    enum Work {
        case ready(SessionExecutor)
        /// `turn` counts the background work that had begun, with this.
        case background(BackgroundWork, turn: Int)
    }

    var hasWork: Bool { !ready.isEmpty || hasBackground }
    var hasReady: Bool { !ready.isEmpty }
    var hasBackground: Bool { !background.isEmpty || !slow.isEmpty }
    /// Whether background work waits or is being done.
    var isBackgroundUnderWay: Bool { hasBackground || !backgroundThreads.isEmpty }
    /// Whether background work may be taken now.
    var takesBackground: Bool { hasBackground && backgroundThreads.count < backgroundLimit }
    /// How many more threads than usual may do background work.
    var extraBackgroundThreads: Int { backgroundLimit - usualBackgroundLimit }

    /// Whether background work waits, all threads for it are busy, and none has taken any since there were so many turns.
    func isBackgroundStuck(since turns: Int) -> Bool { hasBackground && !takesBackground && backgroundTurns == turns }

    mutating func add(_ executor: SessionExecutor) { ready.add(executor) }
    mutating func add(_ work: BackgroundWork) {
        switch work {
        case .slow, .costly: slow.add(work)
        case .visit, .turns: background.add(work)
        }
    }

    /// The next work for `thread`, if there is any for one more.
    mutating func take(on thread: ThreadNumber) -> Work? {
        let isBackgroundTurn = takesBackground && (ready.isEmpty || passedOver >= Self.patience)
        if isBackgroundTurn, let work = removeBackground() {
            passedOver = 0
            turns += 1
            backgroundTurns += 1
            backgroundThreads.append(thread)
            return .background(work, turn: backgroundTurns)
        }
        guard let executor = ready.take() else { return nil }
        turns += 1
        passedOver = hasBackground ? passedOver + 1 : 0
        return .ready(executor)
    }

    private mutating func removeBackground() -> BackgroundWork? {
        if slowPassedOver < Self.patience || slow.isEmpty, let work = background.take() {
            slowPassedOver = slow.isEmpty ? 0 : slowPassedOver + 1
            return work
        }
        slowPassedOver = 0
        return slow.take()
    }

    /// `thread` has done a piece of background work, of which there may be more.
    mutating func finish(turn: Int, _ more: BackgroundWork?, on thread: ThreadNumber) {
        if let index = backgroundThreads.lastIndex(of: thread) { backgroundThreads.remove(at: index) }
        // Work that was stuck has ended, so the extra thread is not needed any more.
        if turn <= backgroundTurnsWhenStuck { backgroundLimit = max(usualBackgroundLimit, backgroundLimit - 1) }
        if let more { background.add(more) }
    }

    /// Background work makes no progress: one more thread may do it.
    mutating func raiseBackgroundLimit() {
        backgroundLimit = min(backgroundLimit + 1, greatestBackgroundLimit)
        backgroundTurnsWhenStuck = backgroundTurns
    }
}
