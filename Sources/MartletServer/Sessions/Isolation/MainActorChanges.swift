import MartletUI
import Synchronization

/// The sessions on the main actor whose pages were changed by code outside of any session: a closure of the main queue,
/// a timer, a model that visitors share. `withAnimation` in such code animates what it changes in all of them.
///
/// A session stays until its next piece of work, which flushes the pages.
enum MainActorChanges {
    private static let sessions = Mutex<[ObjectIdentifier: Session]>([:])

    static func add(_ session: Session) { sessions.withLock { $0[ObjectIdentifier(session)] = session } }

    static func contains(_ session: Session) -> Bool { sessions.withLock { $0[ObjectIdentifier(session)] != nil } }

    static func remove(_ session: Session) {
        // Releasing the session may run the program's code, so that is not done under the lock.
        let removed = sessions.withLock { $0.removeValue(forKey: ObjectIdentifier(session)) }
        _ = removed
    }

    /// The trees of their changed pages.
    static var graphs: SendableGraphs {
        let sessions = sessions.withLock { Array($0.values) }
        guard !sessions.isEmpty, MainQueue.isCurrent else { return SendableGraphs([]) }
        return SendableGraphs(sessions.flatMap { $0.inside { $0.changedGraphs }.graphs })
    }
}
