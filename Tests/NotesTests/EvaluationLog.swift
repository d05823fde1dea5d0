import Synchronization

/// What views of any session have recorded.
final class EvaluationLog<Entry: Sendable>: Sendable {
    private let entries = Mutex<[Entry]>([])

    func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }

    /// The entries since the last call.
    func take() -> [Entry] {
        entries.withLock { entries in
            defer { entries = [] }
            return entries
        }
    }
}
