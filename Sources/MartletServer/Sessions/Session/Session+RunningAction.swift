import MartletUI
import Synchronization

/// The record of what runs for the visitor beside events, for the process that follows a crash.
extension Session {
    /// Runs the program's code for the visitor, so that a trap in it is known to be theirs.
    func recording<Result>(_ work: RecordedWork, of page: Page?, _ body: () -> Result) -> Result {
        guard let actions = context.crashes.running, let slot = beginRecording(work, of: page) else { return body() }
        defer { actions.end(slot) }
        return body()
    }

    /// Begins the record of what runs next on this thread; whoever calls this ends it.
    func beginRecording(_ work: RecordedWork, of page: Page?) -> RunningActions.Slot? {
        guard let actions = context.crashes.running else { return nil }
        let owner = RunningActions.Owner(
            session: durableKey(), page: page?.identifier.number ?? 0, post: 0,
            address: executor.address.load(ordering: .relaxed))
        guard let slot = actions.begin(owner) else { return nil }
        actions.describe(slot, view: "", event: work.rawValue, path: page?.scene.path.text ?? "")
        return slot
    }
}

/// What runs for a visitor beside events, by the name with which it is recorded.
enum RecordedWork: String {
    /// The views of a page are made, for the first time or again.
    case makingPage = "page"
    /// A turn of a task: of a view's `task`, or what comes after an `await` of an action.
    case taskTurn = "task"
}
