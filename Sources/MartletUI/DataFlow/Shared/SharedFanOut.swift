/// Notifies all subscribers of a shared value of its changes, in turns.
///
/// A pass has three steps: it compares every projection; it notes the readings of those that differ, with their
/// domains; and then, when all are noted, it notifies each domain once, so that one change makes one frame per page.
/// Changes that arrive meanwhile make another pass after this one. Each step runs in pieces, and the storage's lock is
/// held only to take a piece.
///
/// Safety of `@unchecked Sendable`: only one thread at a time takes a turn.
final class SharedFanOut<Value: Sendable>: @unchecked Sendable {
    private let storage: SharedStorage<Value>
    private var pass: SharedPass
    /// The projection whose readings the fan-out is noting, and the place it has reached.
    private var projection: SharedProjection<Value>?
    private var unnoted = 0
    private var unnotified: ContiguousArray<SharedSubscriber<Value>> = []

    init(_ storage: SharedStorage<Value>, _ pass: SharedPass) {
        self.storage = storage
        self.pass = pass
    }

    /// The amount of work in one turn: comparisons, notes and notified domains.
    private static var turn: Int { 256 }
    /// The number of elements taken at a time under the storage's lock.
    private static var piece: Int { 64 }

    /// Does at most one turn's work. Returns whether work is left.
    func runTurn() -> Bool {
        var done = 0
        while done < Self.turn {
            guard let count = step() else { return false }
            done += count
        }
        return true
    }

    /// Takes one piece of the next step and returns its size; `nil` when all work is done.
    private func step() -> Int? {
        if pass.uncompared > 0 { return compare() }
        if projection != nil || nextProjection() { return mark() }
        if !unnotified.isEmpty { return notify() }
        guard let next = storage.nextPass(after: pass) else { return nil }
        pass = next
        return 1
    }

    private func compare() -> Int {
        let (projections, value, version) = storage.projections(before: &pass.uncompared, length: Self.piece)
        let changed = projections.filter { $0.content.advance(to: value, version) == .changed }
        storage.recordChanges(of: changed)
        return projections.count + 1
    }

    private func nextProjection() -> Bool {
        projection = storage.removeChanged(&unnoted)
        return projection != nil
    }

    private func mark() -> Int {
        guard let projection else { return 0 }
        let readings = storage.readings(of: projection, before: &unnoted, length: Self.piece)
        if unnoted == 0 { self.projection = nil }
        for reading in readings where reading.subscriber.mark(reading) { unnotified.append(reading.subscriber) }
        return readings.count + 1
    }

    private func notify() -> Int {
        let count = min(Self.piece, unnotified.count)
        for subscriber in unnotified.suffix(count) { subscriber.notify() }
        unnotified.removeLast(count)
        return count
    }
}

/// The progress of comparing the projections.
struct SharedPass {
    /// The version at the beginning of the pass.
    let version: UInt64
    /// The projections before this place are yet to be compared.
    var uncompared: Int
}
