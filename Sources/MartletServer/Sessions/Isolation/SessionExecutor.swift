package import MartletUI
import Synchronization

/// Runs the work of one session, one piece after another: on the threads of a ``ThreadPool``, or on the main actor.
///
/// Pieces are jobs of Swift's concurrency (the session is an actor with this executor) and plain closures, which cost a
/// third of a task. An idle session has no thread, and any thread that finds it idle may run a short piece itself.
/// Changes that other sessions make mark views here before the next piece, or in a turn of their own when no visitor
/// waits.
///
/// On the main actor, jobs bypass this queue, and nothing is run in place.
package final class SessionExecutor: SerialExecutor {
    private enum Work {
        case job(UnownedJob)
        /// Of a function that belongs to no actor, in one of the session's tasks.
        case unisolatedJob(UnownedJob)
        case call(@Sendable () -> Void)
        /// The marks and what the store has to do here, which come with every turn.
        case visit
    }

    private struct State {
        var queue: ContiguousArray<Work> = []
        /// Whether something in the queue may be costly: then all of it waits for that, in its order.
        var isCostly = false
        var isRunning = false
        /// Closures that mark views because of changes made elsewhere.
        var marks: ContiguousArray<@Sendable () -> Void> = []
        /// Work of the store, which changes nothing that is stored.
        var unnoted: ContiguousArray<@Sendable () -> Void> = []
        /// Whether the pool has been asked to run these.
        var isVisitArranged = false
        /// Work that may occupy a thread for long. It runs when nothing else of the session waits.
        var slow = PoolQueue<Work>()
        /// Whether the pool has been asked to run slow work.
        var isSlowArranged = false

        var isIdle: Bool { !isRunning && marks.isEmpty && unnoted.isEmpty }

        /// Returns whether to ask the pool to run slow work. Not while the session runs: the end of the turn comes back
        /// to it.
        mutating func arrangeSlow() -> Bool {
            guard !isRunning, !isSlowArranged, !slow.isEmpty else { return false }
            isSlowArranged = true
            return true
        }
    }

    private let state = Mutex(State())
    private let pool: ThreadPool
    let place: SessionPlace
    /// The code of the address block from which the visitor last opened a page or a stream; 0 if it is not counted. The pool reads
    /// it under its lock, where no session may end.
    let address = Atomic<UInt64>(0)
    private let isDevelopment: Bool
    /// The session that runs here. It flushes its pages after each piece of work.
    let owner = WeakSession()
    package let subscriptions = SharedSubscriptions()
    /// The number of pieces of work that have run here, as far as they may have changed something; used by the thread
    /// that runs here.
    private let pieceCount = Atomic<UInt64>(0)

    package init(pool: ThreadPool, place: SessionPlace = .threads, isDevelopment: Bool = false) {
        self.pool = pool
        self.place = place
        self.isDevelopment = isDevelopment
    }

    /// The number of pieces of work so far, this one included. What runs in place is none.
    var pieces: UInt64 { pieceCount.load(ordering: .relaxed) }

    /// The session that runs here, while it lives.
    package var session: Session? { owner.session }

    package func enqueue(_ job: consuming ExecutorJob) { add(.job(UnownedJob(job))) }

    /// Runs a job that belongs to no actor here, after what waits already.
    func enqueueUnisolated(_ job: UnownedJob) { add(.unisolatedJob(job)) }

    /// Runs `body` on this executor, after what waits already.
    package func perform(_ body: @escaping @Sendable () -> Void) { add(.call(body)) }

    /// Runs `body`, which may be costly, after what waits already, when a thread has time for slow work. What comes later
    /// waits for it.
    func performCostly(_ body: @escaping @Sendable () -> Void) { add(.call(body), isCostly: true) }

    /// Runs `body`, which changes nothing that is stored, at the end of the next turn. Unless somebody waits for it, a turn that
    /// comes for it alone comes after visitors' events: it evaluates what others have changed as well.
    func performUnnoted(isAwaited: Bool = false, _ body: @escaping @Sendable () -> Void) {
        guard isAwaited else { return arrangeVisit { $0.unnoted.append(body) } }
        state.withLock { $0.unnoted.append(body) }
        add(.visit)
    }

    /// Has the pool run what `change` adds, unless another turn does that before.
    private func arrangeVisit(_ change: (inout State) -> Void) {
        let mustArrange = state.withLock { state in
            change(&state)
            defer { state.isVisitArranged = true }
            return !state.isVisitArranged
        }
        if mustArrange { runInBackground(.visit(self)) }
    }

    /// Runs `body` on this executor when a thread has time for slow work, so that no other visitor's event waits for
    /// it.
    package func performSlowly(_ body: @escaping @Sendable () -> Void) {
        let mustArrange = state.withLock { state in
            state.slow.add(.call(body))
            return state.arrangeSlow()
        }
        if mustArrange { runInBackground(.slow(self)) }
    }

    /// Makes the session run; if that may be costly, after other visitors' events.
    private func schedule(isCostly: Bool = false) {
        if isCostly { return runInBackground(.costly(self)) }
        switch place {
        case .threads: pool.schedule(self)
        case .mainActor: MainQueue.run { self.run() }
        }
    }

    /// Schedules work that comes after visitors' events; on the main actor, after what waits there.
    private func runInBackground(_ work: BackgroundWork) {
        switch place {
        case .threads: pool.addBackground(work)
        case .mainActor: MainQueue.run { _ = work.run() }
        }
    }

    /// Whether nothing runs or waits here.
    package var isIdle: Bool { state.withLock(\.isIdle) }

    /// Runs `body` at once on the calling thread if nothing runs or waits here, and if that is a thread on which the
    /// session may run; otherwise gives `nil`.
    package func performIfIdle<Result>(_ body: () -> Result) -> Result? {
        if place == .mainActor, !MainQueue.isCurrent { return nil }
        let isIdle = state.withLock { state in
            guard state.isIdle else { return false }
            state.isRunning = true
            return true
        }
        guard isIdle else { return nil }
        let outer = CurrentSession.executor
        CurrentSession.set(self)
        let result = body()
        CurrentSession.set(outer)
        release()
        return result
    }

    private func add(_ work: Work, isCostly: Bool = false) {
        let mustSchedule = state.withLock { state in
            state.queue.append(work)
            if isCostly { state.isCostly = true }
            if state.isRunning { return false }
            state.isRunning = true
            return true
        }
        if mustSchedule { schedule(isCostly: isCostly) }
    }

    /// Ends a turn: becomes idle, or goes back to the pool if work has come meanwhile.
    private func release() {
        let (hasMore, isCostly, hasSlow) = state.withLock { state in
            state.isRunning = !state.queue.isEmpty
            return (state.isRunning, state.isCostly, state.arrangeSlow())
        }
        if hasMore { schedule(isCostly: isCostly) }
        if hasSlow { runInBackground(.slow(self)) }
    }

    /// Runs what waits. Called by one thread of the pool at a time, or on the main actor.
    func run() {
        let (batch, marks, unnoted) = state.withLock { state in
            var batch = ContiguousArray<Work>()
            var (marks, unnoted) = (ContiguousArray<@Sendable () -> Void>(), ContiguousArray<@Sendable () -> Void>())
            swap(&batch, &state.queue)
            state.isCostly = false
            swap(&marks, &state.marks)
            swap(&unnoted, &state.unnoted)
            return (batch, marks, unnoted)
        }
        CurrentSession.set(self)
        if isDevelopment { session?.inside { $0.noteConnections() } }
        if !marks.isEmpty { countPiece() }
        for mark in marks { mark() }
        var isNoted = !marks.isEmpty
        for work in batch {
            if case .visit = work {
            } else {
                isNoted = true
                countPiece()
            }
            perform(work)
            flushChanges()
        }
        if batch.isEmpty { flushChanges() }
        for body in unnoted {
            body()
            flushChanges()
        }
        if isNoted { markWork() }
        if isDevelopment { session?.context.actionWatch?.note([], of: self) }
        CurrentSession.set(nil)
        release()
    }

    /// Runs the jobs that wait already, before the calls that do. Called on this executor, outside of any job. Returns
    /// whether there were any.
    func runReadyJobs() -> Bool {
        let jobs = state.withLock { state in
            var jobs = ContiguousArray<Work>()
            state.queue.removeAll { work in
                switch work {
                case .call, .visit: return false
                case .job, .unisolatedJob:
                    jobs.append(work)
                    return true
                }
            }
            return jobs
        }
        if !jobs.isEmpty { countPiece() }
        for work in jobs { perform(work) }
        return !jobs.isEmpty
    }

    private func perform(_ work: Work) {
        switch work {
        case .job(let job): run(job)
        case .unisolatedJob(let job): runUnisolated(job)
        case .call(let body): body()
        case .visit: break
        }
    }

    private func countPiece() { pieceCount.store(pieces &+ 1, ordering: .relaxed) }

    private func flushChanges() { session?.inside { $0.flushChanges() } }

    private func markWork() { session?.inside { $0.markWork() } }

    /// Runs the marks and the store's work, unless that has been done. Called by a thread of the pool.
    func visit() {
        let isFree = state.withLock { state in
            state.isVisitArranged = false
            guard !state.marks.isEmpty || !state.unnoted.isEmpty else { return false }
            // The thread that runs here now continues with it.
            if state.isRunning { state.queue.append(.visit) }
            defer { state.isRunning = true }
            return !state.isRunning
        }
        if isFree { run() }
    }

    /// Runs one piece of slow work, unless the session runs something else. Called by a thread of the pool.
    func runSlow() {
        let isFree = state.withLock { state in
            state.isSlowArranged = false
            guard !state.isRunning, let work = state.slow.take() else { return false }
            // A session at rest keeps no memory for it.
            if state.slow.isEmpty { state.slow = PoolQueue() }
            state.isRunning = true
            state.queue.append(work)
            return true
        }
        if isFree { run() }
    }

    package func isIsolatingCurrentContext() -> Bool? { isCurrent }

    package func checkIsolated() {
        precondition(isCurrent, "Session state was used outside its session's executor")
    }
}

extension SessionExecutor: GraphIsolation {
    package var languages: [String] {
        guard isCurrent, let session else { return [] }
        return session.inside { $0.account.preferences.languages(for: nil) }
    }

    package var isCurrent: Bool { CurrentSession.isRun(by: self) || place == .mainActor && MainQueue.isCurrent }

    package var sharedPersistence: (any SharedPersistence)? { session?.context.durability?.shared }

    package func mark(_ body: @escaping @Sendable () -> Void) { arrangeVisit { $0.marks.append(body) } }

    package func runInTurns(_ turn: @escaping @Sendable () -> Bool) { pool.addBackground(.turns(turn)) }

    package func report(_ diagnostic: Diagnostic) -> Bool {
        guard isCurrent, let page = Press.ofAction?.page, let session = CurrentSession.executor?.session,
            let graph = session.inside({ SessionBound($0.pages.list[page]?.tree) }).value
        else { return false }
        graph.report(diagnostic)
        return true
    }
}
