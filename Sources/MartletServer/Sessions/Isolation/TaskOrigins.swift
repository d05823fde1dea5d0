import MartletUI
import Synchronization

/// Which view or action has started each task that runs in a session, for the report of one that does not end its turn.
final class TaskOrigins: Sendable {
    private let known = Mutex<[UInt: ActionWatch.Action]>([:])

    /// Notes what the calling task comes from. Returns its number, for ``end(_:)``.
    func begin(_ origin: ActionWatch.Action?) -> UInt? {
        guard let origin, let number = withUnsafeCurrentTask(body: { $0.map(Self.number) }) else { return nil }
        known.withLock { $0[number] = origin }
        return number
    }

    func end(_ number: UInt?) {
        guard let number else { return }
        let origin = known.withLock { $0.removeValue(forKey: number) }
        withExtendedLifetime(origin) {}
    }

    var isEmpty: Bool { known.withLock { $0.isEmpty } }

    func origin(of task: UInt) -> ActionWatch.Action? { known.withLock { $0[task] } }

    /// What the task comes from of which a turn runs here.
    var current: ActionWatch.Action? { origin(of: ThreadEvaluation.task(on: ThreadEvaluation.ofCallingThread)) }

    /// The number of the task of which a job is a turn.
    ///
    /// A task's job is the task itself, in Swift's runtime: both are one object, whose address this is. The number is compared
    /// only; if it were something else one day, a report would name no view.
    static func number(of job: UnownedJob) -> UInt { unsafeBitCast(job, to: UInt.self) }

    private static func number(of task: UnsafeCurrentTask) -> UInt { unsafeBitCast(task, to: UInt.self) }
}
