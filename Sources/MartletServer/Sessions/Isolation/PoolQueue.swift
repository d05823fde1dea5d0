/// A first-in, first-out queue of work that waits for a thread.
struct PoolQueue<Work> {
    /// Work that has been taken leaves `nil` behind, because the queue is in somebody's lock: what its end does, as that of a
    /// turn to render, must not happen there.
    private var waiting: ContiguousArray<Work?> = []
    private var head = 0

    var isEmpty: Bool { head == waiting.count }

    mutating func add(_ work: Work) { waiting.append(work) }

    /// Removes and returns the first element, if there is one.
    mutating func take() -> Work? {
        guard head < waiting.count else { return nil }
        var next: Work?
        swap(&next, &waiting[head])
        head += 1
        if head == waiting.count {
            waiting.removeAll(keepingCapacity: head < 4096)
            head = 0
        }
        return next
    }
}

/// Work that comes after visitors' events: work that no visitor waits for, and work that occupies a thread for long.
enum BackgroundWork: Sendable {
    /// A session has views to mark and to flush, or the store something to read from it.
    case visit(SessionExecutor)
    /// A session has something slow to do, as the first render of a page that is not known to be quick.
    case slow(SessionExecutor)
    /// A session has work of its visitor's that may be costly.
    case costly(SessionExecutor)
    /// Turns of long work, until one returns `false`.
    case turns(@Sendable () -> Bool)

    /// The session that runs, if it is known.
    var executor: SessionExecutor? {
        switch self {
        case .visit(let executor), .slow(let executor), .costly(let executor): executor
        case .turns: nil
        }
    }

    /// Runs one turn. Returns whether there is more.
    func run() -> Bool {
        switch self {
        case .visit(let executor):
            executor.visit()
            return false
        case .slow(let executor):
            executor.runSlow()
            return false
        case .costly(let executor):
            executor.run()
            return false
        case .turns(let turn): return turn()
        }
    }
}
