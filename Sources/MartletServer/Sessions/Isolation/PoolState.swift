/// The work that waits for the threads of a pool, and the state of the threads.
///
/// Sessions with work of their visitor come first. Background work may use all threads but one, so that each visitor's
/// event finds a thread that does not evaluate what others have changed, or render a large page. Slow background work
/// comes last.
///
/// Once all of the usual threads are occupied, what sessions of one address occupy is limited (``PoolShares``), so that no
/// visitor takes all threads with code that does not end, in many sessions.
struct PoolState {
    private var ready = PoolQueue<SessionExecutor>()
    private var shares: PoolShares
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
        shares = PoolShares(usualCount: usualCount, limit: limit)
        usualBackgroundLimit = max(1, usualCount - 1)
        greatestBackgroundLimit = max(1, limit - 1)
        backgroundLimit = usualBackgroundLimit
    }

    enum Work {
        case ready(SessionExecutor)
        /// `turn` counts the background work that had begun, with this.
        case background(BackgroundWork, turn: Int)

        /// The session that runs, if it is known.
        var executor: SessionExecutor? {
            switch self {
            case .ready(let executor): executor
            case .background(let work, _): work.executor
            }
        }
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
        while let executor = ready.take() {
            guard shares.admits(.ready(executor)) else { continue }
            turns += 1
            passedOver = hasBackground ? passedOver + 1 : 0
            return .ready(executor)
        }
        return nil
    }

    private mutating func removeBackground() -> BackgroundWork? {
        while slowPassedOver < Self.patience || slow.isEmpty, let work = background.take() {
            guard shares.admits(.background(work)) else { continue }
            slowPassedOver = slow.isEmpty ? 0 : slowPassedOver + 1
            return work
        }
        slowPassedOver = 0
        while let work = slow.take() {
            if shares.admits(.background(work)) { return work }
        }
        return nil
    }

    /// The thread with the number `place` does `work` from now on, or nothing. Returns what it has done, which must end outside
    /// of any lock.
    mutating func turn(to work: Work?, at place: Int, of thread: UInt) -> PoolTurn? {
        shares.turn(to: work.map { PoolTurn(thread: thread, number: turns, executor: $0.executor) }, at: place)
    }

    var turnsUnderWay: [PoolTurn] { shares.turns.compactMap { $0 } }

    /// What had to wait for a thread of its address's share, and need not wait any longer, waits with the others again.
    mutating func readmit() {
        switch shares.readmitted() {
        case .ready(let executor): ready.add(executor)
        case .background(let work): add(work)
        case nil: break
        }
    }

    /// The number of one more thread, for ``turn(to:at:of:)``.
    mutating func placeOfThread() -> Int { shares.makePlace() }

    mutating func removePlace(_ place: Int) { shares.removePlace(place) }

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
