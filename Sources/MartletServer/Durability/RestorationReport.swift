import Logging
import MartletUI
import Synchronization

/// What a release could not restore of what earlier ones have stored, with the number of sessions, in the log: with the
/// first session, the tenth, the hundredth and so on.
final class RestorationReport: Sendable {
    private let counts = Mutex<[LostState: Int]>([:])
    /// `nil` before a server has one.
    private let logger: Logger
    /// The names come from the store: damage could make any number of them.
    private static let limit = 1_000

    init(_ logger: Logger) { self.logger = logger }

    /// Notes what a session has lost, each once. Returns what is new for the session, for its page.
    @discardableResult
    func add(_ lost: Set<LostState>, of durable: SessionDurability?) -> Set<LostState> {
        let new = lost.filter { $0.isOfProgram && durable?.lost.insert($0).inserted == true }
        for state in new {
            let count = counts.withLock { counts in
                guard counts[state] != nil || counts.count < Self.limit else { return 0 }
                counts[state, default: 0] += 1
                return counts[state] ?? 0
            }
            guard Self.isReported(count) else { continue }
            logger.warning(
                "This release could not restore stored state, which begins anew",
                metadata: ["type": "\(state.owner)", "property": "\(state.property)", "sessions": "\(count)"])
        }
        return new
    }

    /// Whether a number is 1 and then nothing but zeros.
    private static func isReported(_ count: Int) -> Bool {
        var rest = count
        while rest >= 10, rest.isMultiple(of: 10) { rest /= 10 }
        return rest == 1
    }
}

extension Page {
    /// Reports what of the stored state the views have not taken, unless this release has stored it: then it has gone with
    /// what it belonged to.
    func reportLost(of stored: StoredTree) {
        guard let durability = context.durability, durability.isOfEarlierRelease(stored.process) else { return }
        report(lost: stored.lost(durability.types.name))
    }

    private func report(lost: Set<LostState>) {
        let new = context.durability?.restorations.add(lost, of: session.durable) ?? []
        guard context.configuration.isDevelopment, !new.isEmpty else { return }
        let names = new.map { "\($0.owner).\($0.property)" }.sorted().prefix(8)
        showError("State of the program before this build has no place any more: \(names.joined(separator: ", ")).")
    }
}
