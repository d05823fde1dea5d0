import Synchronization

/// The interrupted actions whose visitors have not been informed yet.
package final class InterruptedActions: Sendable {
    /// As many as one worker can record, a few times over.
    private static let limit = 1_024

    private let actions = Mutex<[SessionKey: [InterruptedAction]]>([:])

    func add(_ action: InterruptedAction) {
        actions.withLock { actions in
            guard actions.count < Self.limit || actions[action.session] != nil else { return }
            actions[action.session, default: []].append(action)
        }
    }

    /// Whether nobody has to be informed of any.
    var isEmpty: Bool { actions.withLock { $0.isEmpty } }

    /// The actions of one session. Each is returned once.
    package func take(of session: SessionKey) -> [InterruptedAction] {
        actions.withLock { $0.removeValue(forKey: session) ?? [] }
    }
}
