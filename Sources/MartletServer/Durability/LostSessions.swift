import Synchronization

/// Sessions of which the store has not even kept who they were. Their visitors are told with the next page.
///
/// There is one for each damaged record of a session at the most, and no more than a limit: the others are only in the log.
final class LostSessions: Sendable {
    private let sentences = Mutex<[StoreKey: String]>([:])

    private static let limit = 1_000

    func add(_ key: StoreKey, _ sentence: String) {
        sentences.withLock { sentences in
            if sentences.count < Self.limit { sentences[key] = sentence }
        }
    }

    /// What the visitor with this cookie is to read, once.
    func take(_ name: SessionIdentifier?) -> String? {
        guard let name else { return nil }
        return sentences.withLock { $0.isEmpty ? nil : $0.removeValue(forKey: StoreKey(of: name)) }
    }
}
