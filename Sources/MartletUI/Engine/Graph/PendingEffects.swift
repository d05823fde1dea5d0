/// What is to happen when an evaluation has ended, in SwiftUI's order: a view that comes appears before the one whose place
/// it takes disappears, and the views' tasks begin when all that has been done.
struct PendingEffects {
    private var appearances: ContiguousArray<() -> Void> = []
    private var disappearances: ContiguousArray<() -> Void> = []
    private var tasks: ContiguousArray<() -> Void> = []
    /// Whether what disappears does so before the rest: it has a transition of its own.
    var disappearsFirst = false
    /// How many runs are under way: an action may begin a transaction, which runs what follows from it.
    private(set) var runs = 0

    var hasActions: Bool { !appearances.isEmpty || !disappearances.isEmpty }
    /// Whether tasks are to begin now.
    var hasDueTasks: Bool { runs == 0 && !tasks.isEmpty }

    mutating func add(_ action: @escaping () -> Void) { appearances.append(action) }

    mutating func addDisappearance(_ action: @escaping () -> Void) {
        if disappearsFirst { appearances.append(action) } else { disappearances.append(action) }
    }

    mutating func addTask(_ start: @escaping () -> Void) { tasks.append(start) }

    /// Those to run now.
    mutating func takeActions() -> ContiguousArray<() -> Void> {
        var taken = ContiguousArray<() -> Void>()
        swap(&taken, &appearances)
        taken.append(contentsOf: disappearances)
        disappearances.removeAll()
        return taken
    }

    mutating func takeTasks() -> ContiguousArray<() -> Void> {
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

    /// The same, of a view that has left the page.
    func afterDisappearance(_ action: @escaping () -> Void) { scheduler.effects.addDisappearance(action) }

    /// Begins a task when the transaction's actions have run.
    func afterActions(_ start: @escaping () -> Void) { scheduler.effects.addTask(start) }

    /// Removes what stood where something else comes, which appears first unless what goes has a transition.
    func removeReplaced(_ node: Node) {
        scheduler.effects.disappearsFirst = (node.declaredType ?? node.viewType)?.hasTransition ?? false
        node.remove()
        scheduler.effects.disappearsFirst = false
    }

    /// Runs the actions that evaluation has gathered.
    package func runEffects() {
        scheduler.effects.runBegins()
        while scheduler.effects.hasActions {
            for action in scheduler.effects.takeActions() { action() }
        }
        scheduler.effects.runEnds()
    }

    /// Begins the tasks that evaluation has gathered, each up to where it waits.
    func startTasks() {
        for start in scheduler.effects.takeTasks() { start() }
    }

    /// Nothing of what evaluation has gathered is to happen.
    func forgetEffects() {
        // What an effect holds may end with it, and that may do anything: not while the lists are changed.
        var forgotten = PendingEffects()
        swap(&forgotten, &scheduler.effects)
        scheduler.effects.takeOver(forgotten)
    }
}

extension PendingEffects {
    /// What is under way stays so.
    fileprivate mutating func takeOver(_ other: PendingEffects) { runs = other.runs }
}
