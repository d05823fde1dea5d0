import Synchronization

/// What one thread of a pool does at the moment.
struct PoolTurn: Sendable {
    /// The thread, as ``ThreadEvaluation`` knows it.
    let thread: UInt
    /// Tells it from others of the pool.
    let number: Int
    let executor: SessionExecutor?
}

/// What the threads of a pool do, and what visitors of one address may occupy of them.
///
/// A program's code that does not end keeps its thread, and a visitor may run it in many sessions. So once the usual threads
/// are occupied, an address gets a further one only while it has at most half as many as are free. So the first that takes all
/// it can get has a third of the threads, the next one a third of what is left. Until one of its turns ends, the work of its
/// other sessions waits here.
struct PoolShares {
    /// Work that waits until its address may have a thread.
    enum Work {
        case ready(SessionExecutor)
        case background(BackgroundWork)

        var executor: SessionExecutor? {
            switch self {
            case .ready(let executor): executor
            case .background(let work): work.executor
            }
        }
    }

    /// By the number of the thread.
    private(set) var turns: ContiguousArray<PoolTurn?> = []
    /// The numbers of threads that have ended.
    private var freePlaces: ContiguousArray<Int> = []
    private var occupied = 0
    private var held = PoolQueue<Work>()
    private let usualCount: Int
    private let limit: Int

    init(usualCount: Int, limit: Int) {
        self.usualCount = usualCount
        self.limit = limit
    }

    mutating func makePlace() -> Int {
        if let place = freePlaces.popLast() { return place }
        turns.append(nil)
        return turns.count - 1
    }

    mutating func removePlace(_ place: Int) { freePlaces.append(place) }

    /// Notes what a thread does from now on. Returns what it has done.
    mutating func turn(to turn: PoolTurn?, at place: Int) -> PoolTurn? {
        var turn = turn
        if turn != nil { occupied += 1 }
        swap(&turn, &turns[place])
        if turn != nil { occupied -= 1 }
        return turn
    }

    /// Whether a thread may do `work` now. If not, it is kept until then.
    mutating func admits(_ work: Work) -> Bool {
        if mayRun(work) { return true }
        held.add(work)
        return false
    }

    /// Called when a turn has ended: work that may run now. A few pieces are looked at each time, so that it makes no difference
    /// how many wait; what runs looks at the next ones when it ends.
    mutating func readmitted() -> Work? {
        for _ in 0..<8 {
            guard let work = held.take() else { return nil }
            if mayRun(work) { return work }
            held.add(work)
        }
        return nil
    }

    private func mayRun(_ work: Work) -> Bool {
        guard occupied >= usualCount, let address = Self.address(of: work.executor) else { return true }
        let own = turns.count { Self.address(of: $0?.executor) == address }
        return own * 2 <= limit - occupied
    }

    private static func address(of executor: SessionExecutor?) -> UInt64? {
        guard let code = executor?.address.load(ordering: .relaxed), code != 0 else { return nil }
        return code
    }
}
