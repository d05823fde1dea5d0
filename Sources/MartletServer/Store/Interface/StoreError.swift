/// Why a store could not do what it was asked for.
package struct StoreError: Error, Equatable, Sendable, CustomStringConvertible {
    package enum Reason: Equatable, Sendable {
        /// Another process uses the database and has not let go of it in time.
        case busy
        /// The disk, or the database's own limit, leaves no room.
        case full
        case readOnly
        /// The file is no database, or a damaged one.
        case damaged
        /// The file was deleted or replaced while it was open.
        case replaced
        /// The file belongs to another program.
        case foreign
        /// A newer version of Martlet has written the file.
        case newer
        /// Another server uses the store.
        case inUse(process: Int32?)
        /// The file cannot be opened or made.
        case unavailable
        /// A put has a lower version than the stored record.
        case outdated(StoreKey, String)
        /// The owner would have more bytes than allowed.
        case tooLarge(StoreKey)
        /// Another server has claimed the owner.
        case claimed(StoreKey)
        /// The owner of a claim is not there any more.
        case absent(StoreKey)
        /// Several owners' changes were refused.
        indirect case several([StoreError])
        /// A store beyond this machine cannot be reached, or does not answer in time. It is asked again soon.
        case away
        case closed
        /// Anything else that the system or SQLite reports.
        case failed
    }

    package let reason: Reason
    /// What happened, in a sentence, with the path if there is one. It contains no keys and no values.
    package let description: String

    package init(_ reason: Reason, _ description: String) {
        self.reason = reason
        self.description = description
    }

    /// The reason in a word or two, without paths, for health checks.
    package var summary: String {
        switch reason {
        case .busy: "locked"
        case .full: "full"
        case .readOnly: "read-only"
        case .damaged: "damaged"
        case .replaced: "deleted"
        case .foreign: "not a store"
        case .newer: "newer"
        case .inUse: "in use"
        case .unavailable: "unavailable"
        case .outdated: "outdated"
        case .tooLarge: "too large"
        case .claimed: "claimed"
        case .absent: "absent"
        case .several: "refusing"
        case .away: "away"
        case .closed: "closed"
        case .failed: "failing"
        }
    }
}

extension StoreError {
    package static func outdated(_ owner: StoreKey, _ name: String) -> StoreError {
        StoreError(.outdated(owner, name), "A record is older than the stored one: another process has written it.")
    }

    static func inUse(_ path: String, by process: Int32?) -> StoreError {
        let name = process.map { "process \($0)" } ?? "another process"
        return StoreError(
            .inUse(process: process),
            "The store \(path) is used by \(name). Stop it, or give this server another --store.")
    }

    package static func tooLarge(_ owner: StoreKey, _ limit: Int) -> StoreError {
        StoreError(.tooLarge(owner), "A session has more than \(limit) bytes to store (stored-bytes-per-session).")
    }

    package static func claimed(_ owner: StoreKey) -> StoreError {
        StoreError(.claimed(owner), "Another server has claimed a session, and what was done here since is left out.")
    }

    package static func absent(_ owner: StoreKey) -> StoreError {
        StoreError(.absent(owner), "The store has a session no more that this server has claimed.")
    }

    /// Several refusals, or one as it is; `nil` if there are none.
    package static func refusals(_ errors: [StoreError]) -> StoreError? {
        guard errors.count > 1 else { return errors.first }
        return StoreError(.several(errors), "\(errors[0]) (\(errors.count) sessions)")
    }

    /// The refusals of owners that this error consists of; none if it is another error.
    var refusals: [(owner: StoreKey, error: StoreError)] {
        switch reason {
        case .outdated(let owner, _), .tooLarge(let owner), .claimed(let owner), .absent(let owner): [(owner, self)]
        case .several(let errors): errors.flatMap(\.refusals)
        default: []
        }
    }
}
