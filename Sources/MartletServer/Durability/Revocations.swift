import Synchronization

/// The users whose sessions were ended while some of them may have been in the store and in no memory: those end when
/// they are loaded, if their users signed in before.
final class Revocations: Sendable {
    private struct State {
        /// Milliseconds since 1970, by the user's identifier; under the empty identifier, for all users.
        var times: [String: UInt64] = [:]
        var version: Int64 = 0
    }

    static let prefix = "revoked:"
    private let state = Mutex(State())
    /// Milliseconds after which a session that nobody has used is in no store any more, and a revocation has nothing
    /// left to end.
    private let retention: UInt64

    /// Creates the list; `retention` is how many seconds a session is stored after its last use.
    init(retention: Double) {
        // The store's times are rounded up to a minute, and clocks of two processes may differ a little.
        let longest: Double = 10 * 365 * 86_400
        self.retention = UInt64(min(max(0, retention), longest) * 1_000) + 3_600_000
    }

    /// Takes what is stored. Returns whose revocations are new.
    @discardableResult
    func read(_ records: [StoredRecord]) -> [String] {
        state.withLock { state in
            var new: [String] = []
            for record in records where record.name.hasPrefix(Self.prefix) {
                let name = String(record.name.dropFirst(Self.prefix.count))
                let time = UInt64(String(decoding: record.value, as: UTF8.self)) ?? 0
                state.version = max(state.version, record.version)
                guard time > state.times[name] ?? 0 else { continue }
                state.times[name] = time
                new.append(name)
            }
            return new
        }
    }

    /// How many revocations may still end a session.
    var count: Int { state.withLock { $0.times.count } }

    /// Notes that all sessions of a user end now, or with `nil` those of all users. Returns the changes to store: also
    /// the removal of revocations that have nothing left to end.
    func add(_ userID: String?, now: UInt64 = SystemTime.wallMilliseconds) -> [StoreBatch.Change] {
        state.withLock { state in
            // Who revokes all users has revoked each of them.
            let over = state.times.filter { name, time in
                userID == nil && name != "" || now > time && now - time > retention
            }.keys
            for name in over { state.times[name] = nil }
            state.times[userID ?? ""] = now
            // Other servers may write another one at the same time.
            state.version = max(state.version + 1, Int64(clamping: now))
            return over.filter { $0 != userID ?? "" }.map { .remove(name: Self.prefix + $0) }
                + [Self.change(userID ?? "", now, state.version)]
        }
    }

    /// Everything that is to be stored.
    var changes: [StoreBatch.Change] {
        state.withLock { state in state.times.map { Self.change($0.key, $0.value, state.version) } }
    }

    private static func change(_ name: String, _ time: UInt64, _ version: Int64) -> StoreBatch.Change {
        .put(name: prefix + name, version: version, value: Array(String(time).utf8))
    }

    /// Whether the sessions of a user that began at `time`, in milliseconds since 1970, have been ended.
    func ends(_ userID: String, since time: UInt64) -> Bool {
        state.withLock { state in
            max(state.times[userID] ?? 0, state.times[""] ?? 0) >= time && !state.times.isEmpty
        }
    }
}
