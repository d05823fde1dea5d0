import Martlet

/// Counts failed logins by name, for all visitors. After five failures in a minute, a name has to wait, whoever tries
/// it.
struct LoginAttempts: Sendable {
    private var failures: [String: [Date]] = [:]

    private static let limit = 5
    private static let minute = 60.0

    static let shared = Shared(LoginAttempts())

    /// Whether `name` may be tried now.
    func mayTry(_ name: String, at time: Date = Date()) -> Bool {
        recent(name, time).count < Self.limit
    }

    /// Records a failed attempt.
    mutating func fail(_ name: String, at time: Date = Date()) {
        // Visitors can invent names, so entries whose time has passed are dropped.
        if failures.count > 1_000 { failures = failures.filter { !recent($0.key, time).isEmpty } }
        failures[Self.key(name)] = recent(name, time) + [time]
    }

    /// Forgets the last failed attempt, because the password was not checked.
    mutating func retract(_ name: String) { _ = failures[Self.key(name)]?.popLast() }

    /// Records that the right password was given.
    mutating func succeed(_ name: String) { failures[Self.key(name)] = nil }

    private func recent(_ name: String, _ time: Date) -> [Date] {
        failures[Self.key(name), default: []].filter { time.timeIntervalSince($0) < Self.minute }
    }

    private static func key(_ name: String) -> String { String(name.prefix(bytes: 64).lowercased()) }
}
