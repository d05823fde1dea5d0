/// The effects to run when an evaluation has ended, in SwiftUI's order: a new view appears before the view that it
/// replaces disappears, and the views' tasks begin when all that is done.
struct PendingEffects {
    private var appearances: ContiguousArray<() -> Void> = []
    private var disappearances: ContiguousArray<() -> Void> = []
    private var tasks: ContiguousArray<() -> Void> = []
    /// Whether disappearances run before the rest, because the disappearing view has a transition of its own.
    var disappearsFirst = false
    /// How many runs are under way: an action may begin a transaction, which runs its own effects.
    private(set) var runs = 0

    var hasActions: Bool { !appearances.isEmpty || !disappearances.isEmpty }
    /// Whether tasks begin now.
    var hasDueTasks: Bool { runs == 0 && !tasks.isEmpty }

    mutating func add(_ action: @escaping () -> Void) { appearances.append(action) }

    mutating func addDisappearance(_ action: @escaping () -> Void) {
        if disappearsFirst { appearances.append(action) } else { disappearances.append(action) }
    }

    mutating func addTask(_ start: @escaping () -> Void) { tasks.append(start) }

    /// Removes and returns the actions to run now.
    mutating func removeActions() -> ContiguousArray<() -> Void> {
        var taken = ContiguousArray<() -> Void>()
        swap(&taken, &appearances)
        taken.append(contentsOf: disappearances)
        disappearances.removeAll()
        return taken
    }

    mutating func removeTasks() -> ContiguousArray<() -> Void> {
        var taken = ContiguousArray<() -> Void>()
        swap(&taken, &tasks)
        return taken
    }

    mutating func runBegins() { runs += 1 }
    mutating func runEnds() { runs -= 1 }
}

extension ViewGraph {
    /// Runs `action` when the evaluation under way has ended, children before parents.
    package func afterEvaluation(_ action: @escaping () -> Void) { scheduler.effects.add(action) }

    /// Runs `action`, of a view that has left the page, when the evaluation under way has ended.
    func afterDisappearance(_ action: @escaping () -> Void) { scheduler.effects.addDisappearance(action) }

    /// Begins a task when the transaction's actions have run.
    func afterActions(_ start: @escaping () -> Void) { scheduler.effects.addTask(start) }

    /// Removes a node whose place another takes. The new one appears first unless the removed one has a transition.
    func removeReplaced(_ node: Node) {
        scheduler.effects.disappearsFirst = (node.declaredType ?? node.viewType)?.hasTransition ?? false
        node.remove()
        scheduler.effects.disappearsFirst = false
    }

    /// Runs the actions that the evaluation has gathered.
    package func runEffects() {
        scheduler.effects.runBegins()
        while scheduler.effects.hasActions {
            for action in scheduler.effects.removeActions() { action() }
        }
        scheduler.effects.runEnds()
    }

    /// Begins the tasks that the evaluation has gathered, each up to its first suspension.
    func startTasks() {
        for start in scheduler.effects.removeTasks() { start() }
    }

    /// Runs `body`, whose views nobody will see: what it gathers is discarded.
    func withoutEffects(_ body: () -> Void) {
        var outer = PendingEffects()
        swap(&outer, &scheduler.effects)
        body()
        swap(&outer, &scheduler.effects)
    }

    /// Discards every effect that the evaluation has gathered.
    func forgetEffects() {
        // Discarding an effect may end the objects that it holds, whose `deinit` may do anything: not while the lists
        // are being changed.
        var forgotten = PendingEffects()
        swap(&forgotten, &scheduler.effects)
        scheduler.effects.takeOver(forgotten)
    }
}

extension PendingEffects {
    /// Takes over the runs that are under way.
    fileprivate mutating func takeOver(_ other: PendingEffects) { runs = other.runs }
}
