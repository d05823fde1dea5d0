/// What waits for a thread, first come, first served.
struct PoolQueue<Work> {
    private var waiting: ContiguousArray<Work> = []
    private var head = 0

    var isEmpty: Bool { head == waiting.count }

    mutating func add(_ work: Work) { waiting.append(work) }

    /// The first of those that wait, if any do.
    mutating func take() -> Work? {
        guard head < waiting.count else { return nil }
        let next = waiting[head]
        head += 1
        if head == waiting.count {
            waiting.removeAll(keepingCapacity: head < 4096)
            head = 0
        }
        return next
    }
}

/// What has to wait for visitors' presses: what no visitor waits for, and what keeps a thread for long.
enum LaterWork: Sendable {
    /// A session has views to be marked, and shown.
    case visit(SessionExecutor)
    /// A session has something slow to do, as the first render of a page that is not known to be quick.
    case slow(SessionExecutor)
    /// Turns of something long, until one gives `false`.
    case turns(@Sendable () -> Bool)

    /// Does it once. Gives whether there is more.
    func run() -> Bool {
        switch self {
        case .visit(let executor):
            executor.visit()
            return false
        case .slow(let executor):
            executor.runSlow()
            return false
        case .turns(let turn): return turn()
        }
    }
}
