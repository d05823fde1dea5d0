import Glibc
package import MartletServer
import Synchronization

/// A connection to a Redis that is made anew when it has broken. Threads use it in turns.
///
/// Nothing waits longer than ``RedisConnection/Patience`` says. After a connection could not be made, the next attempt
/// comes some time later, and everybody else hears at once that Redis is away.
package final class RedisLink: Sendable {
    private struct State: ~Copyable {
        var connection: RedisConnection?
        var scripts: [RedisScript: String] = [:]
        /// When the next attempt is made, in milliseconds.
        var nextAttempt: UInt64 = 0
        var isClosed = false
    }

    private let state: Mutex<State>
    private let address: RedisAddress
    private let password: String?
    private let patience: RedisConnection.Patience
    package let statistics: RedisStatistics
    /// Milliseconds between two attempts to connect.
    private static let pause: UInt64 = 100

    package init(
        _ address: RedisAddress, password: String?, _ patience: RedisConnection.Patience = .init(),
        _ statistics: RedisStatistics = RedisStatistics()
    ) {
        (self.address, self.password, self.patience, self.statistics) = (address, password, patience, statistics)
        state = Mutex(State())
    }

    package var name: String { address.description }

    /// Does something with the connection. If it breaks meanwhile, that throws, and the next call has another one.
    func use<Result>(
        _ body: (RedisConnection, [RedisScript: String]) throws(StoreError) -> sending Result
    ) throws(StoreError) -> sending Result {
        try state.withLock { (state) throws(StoreError) in
            guard !state.isClosed else { throw StoreError(.closed, "The store is closed.") }
            let start = ContinuousClock.now
            do throws(StoreError) {
                if state.connection == nil { try connect(&state) }
                guard let connection = state.connection else { throw StoreError(.away, "The store \(name) is away.") }
                let result = try body(connection, state.scripts)
                statistics.durations.record(nanoseconds: (ContinuousClock.now - start).nanoseconds)
                return result
            } catch {
                if error.reason == .away || error.reason == .readOnly {
                    // A Redis that has become a replica: its address may lead to another one now.
                    state.connection = nil
                    statistics.errors.add(1)
                }
                throw error
            }
        }
    }

    private func connect(_ state: inout State) throws(StoreError) {
        let now = SystemTime.milliseconds
        guard now >= state.nextAttempt else { throw StoreError(.away, "The store \(name) is away.") }
        state.nextAttempt = now + Self.pause
        let connection = try RedisConnection(address, password: password, patience)
        var scripts: [RedisScript: String] = [:]
        for script in RedisScript.allCases {
            scripts[script] = try connection.succeed(["SCRIPT", "LOAD", script.source]).text
        }
        (state.connection, state.scripts, state.nextAttempt) = (connection, scripts, 0)
        statistics.connections.add(1)
    }

    /// The answer to a command; throws if Redis reports an error.
    package func ask(_ command: [String]) throws(StoreError) -> RedisReply {
        try use { (connection, _) throws(StoreError) in try connection.succeed(command) }
    }

    /// The answers to commands that are sent together; throws the first error that Redis reports.
    func ask(all commands: [[String]]) throws(StoreError) -> [RedisReply] {
        try use { (connection, _) throws(StoreError) in
            let replies = try connection.ask(all: commands.map { $0.map(RedisArgument.text) })
            for reply in replies { _ = try RedisConnection.checked(reply, name) }
            return replies
        }
    }

    /// Runs a script for each call; throws the first error that Redis reports.
    func run(_ calls: [RedisCall]) throws(StoreError) -> [RedisReply] {
        try use { (connection, scripts) throws(StoreError) in
            let replies = try connection.ask(
                all: calls.map { call in
                    [.text("EVALSHA"), .text(scripts[call.script] ?? ""), .text(String(call.keys.count))]
                        + call.keys.map(RedisArgument.text) + call.arguments
                })
            for reply in replies { _ = try RedisConnection.checked(reply, name) }
            return replies
        }
    }

    package func close() {
        state.withLock { state in
            state.connection = nil
            state.isClosed = true
        }
    }
}

/// A script with what it is run for.
struct RedisCall: Sendable {
    let script: RedisScript
    let keys: [String]
    let arguments: [RedisArgument]
}

/// What is counted of a Redis.
package final class RedisStatistics: Sendable {
    package let connections = Statistics.Counter()
    /// Times that it did not answer.
    package let errors = Statistics.Counter()
    package let durations = DurationHistogram()

    package init() {}
}
