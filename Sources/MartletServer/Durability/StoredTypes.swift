import MartletUI
import Synchronization

/// The names of the types whose state is stored, as a record: what a release could not restore is said by name, although
/// the release has no such type any more.
final class StoredTypes: Sendable {
    private struct State {
        /// By the numbers that records use.
        var names: [UInt32: String] = [:]
        var version: Int64 = 0
        /// How many of this process's names are among them.
        var known = 0
    }

    private let state = Mutex(State())
    private static let name = "types"
    /// How many names are kept; a program has fewer.
    private static let limit = 8_192

    /// Takes what earlier processes have stored.
    func read(_ records: [StoredRecord]) {
        guard let record = records.first(where: { $0.name == Self.name }) else { return }
        let lines = String(decoding: record.value, as: UTF8.self).split(separator: "\n")
        state.withLock { state in
            state.version = record.version
            for line in lines.prefix(Self.limit) {
                let parts = line.split(separator: " ", maxSplits: 1)
                guard parts.count == 2, let number = UInt32(parts[0], radix: 16) else { continue }
                state.names[number] = String(parts[1])
            }
        }
    }

    func name(of number: UInt32) -> String? { state.withLock { $0.names[number] } }

    /// The change that stores names that have come since the last call.
    func captureNewNames() -> StoreBatch.Change? {
        let count = StoredTypeNames.count
        guard state.withLock({ $0.known != count }) else { return nil }
        let own = StoredTypeNames.all
        return state.withLock { state in
            state.known = own.count
            let new = own.filter { state.names[$0.key] == nil }
            guard !new.isEmpty else { return nil }
            for (number, name) in new where state.names.count < Self.limit { state.names[number] = name }
            state.version += 1
            return Self.change(state)
        }
    }

    /// The change that stores all names.
    var change: StoreBatch.Change { state.withLock { Self.change($0) } }

    private static func change(_ state: State) -> StoreBatch.Change {
        let lines = state.names.sorted { $0.value < $1.value }.map { "\(String($0.key, radix: 16)) \($0.value)" }
        return .put(name: name, version: state.version, value: Array(lines.joined(separator: "\n").utf8))
    }
}
