/// Tells all readers of a shared value what has changed, in turns.
///
/// A pass has three steps: every part is compared; the readings of those that differ are noted with their domains; and
/// then, when all is noted, each domain is told once, so that one change is one frame a page. Changes that come meanwhile
/// are another pass when this one is over. Each step goes in pieces, and the storage's lock is held to take a piece only.
///
/// Safety of `@unchecked Sendable`: one thread at a time takes a turn.
final class SharedFanOut<Value: Sendable>: @unchecked Sendable {
    private let storage: SharedStorage<Value>
    private var pass: SharedPass
    /// The part whose readings are being noted, and the place that has been reached.
    private var part: SharedProjection<Value>?
    private var unnoted = 0
    private var untold: ContiguousArray<SharedSubscriber<Value>> = []

    init(_ storage: SharedStorage<Value>, _ pass: SharedPass) {
        self.storage = storage
        self.pass = pass
    }

    /// How much is done in one turn: comparisons, notes and domains told.
    private static var turn: Int { 256 }
    /// How much is taken at a time under the storage's lock.
    private static var piece: Int { 64 }

    /// Does as much as one turn may take. Gives whether something is left.
    func takeTurn() -> Bool {
        var done = 0
        while done < Self.turn {
            guard let count = step() else { return false }
            done += count
        }
        return true
    }

    /// Takes one piece of what is next, and gives how much it was; `nil` when all has been done.
    private func step() -> Int? {
        if pass.uncompared > 0 { return compare() }
        if part != nil || nextPart() { return note() }
        if !untold.isEmpty { return tell() }
        guard let next = storage.nextPass(after: pass) else { return nil }
        pass = next
        return 1
    }

    private func compare() -> Int {
        let (parts, value, version) = storage.parts(before: &pass.uncompared, length: Self.piece)
        let changed = parts.filter { $0.content.advance(to: value, version) == .changed }
        storage.noteChanges(of: changed)
        return parts.count + 1
    }

    private func nextPart() -> Bool {
        part = storage.takeChanged(&unnoted)
        return part != nil
    }

    private func note() -> Int {
        guard let part else { return 0 }
        let readings = storage.readings(of: part, before: &unnoted, length: Self.piece)
        if unnoted == 0 { self.part = nil }
        for reading in readings where reading.subscriber.note(reading) { untold.append(reading.subscriber) }
        return readings.count + 1
    }

    private func tell() -> Int {
        let count = min(Self.piece, untold.count)
        for subscriber in untold.suffix(count) { subscriber.tell() }
        untold.removeLast(count)
        return count
    }
}

/// How far the comparing of the parts has come.
struct SharedPass {
    /// The version that the pass has begun with.
    let version: UInt64
    /// The parts before this place are still to be compared.
    var uncompared: Int
}
