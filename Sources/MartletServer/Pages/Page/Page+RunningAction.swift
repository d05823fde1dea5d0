import MartletUI
import Synchronization

/// The record of what the page's visitor has caused and is under way, for the process that follows a crash.
extension Page {
    /// Runs a synchronous turn of a post: its handlers and the evaluation that they cause. What is recorded meanwhile,
    /// with ``recordAction(_:of:in:)``, ends with it.
    func asAction<Result>(_ turn: () -> Result) -> Result {
        guard context.crashes.running != nil, !isActing else { return turn() }
        isActing = true
        defer {
            isActing = false
            if let slot = actionSlot.take() { context.crashes.running?.end(slot) }
        }
        return turn()
    }

    /// Records that the handler of an event is about to run. If that ends the process, `events` of the post are not done
    /// again.
    func recordAction(
        _ event: EventPost.Event, of post: UInt64?, leavingOut events: EventSet = [], in tree: ViewGraph
    ) {
        guard isActing, let actions = context.crashes.running else { return }
        if actionSlot == nil {
            let owner = RunningActions.Owner(
                session: session.inside { $0.durableKey() }, page: identifier.number, post: post ?? 0,
                address: session.address)
            actionSlot = actions.begin(owner)
        }
        guard let actionSlot else { return }
        actions.describe(
            actionSlot, view: programView(of: event, in: tree) ?? "", event: event.type.name, path: scene.path.text,
            leavingOut: events)
    }

    /// The name of the program's view that an event's target belongs to.
    func programView(of event: EventPost.Event, in tree: ViewGraph) -> String? {
        switch event.target {
        case .number(let number): tree.programView(of: number)
        case .identifier(let identifier):
            ActionFinder.actions(identifiedBy: identifier, in: tree).first.flatMap { tree.programView(of: $0.number) }
        }
    }
}
