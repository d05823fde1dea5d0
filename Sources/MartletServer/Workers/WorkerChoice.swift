import Synchronization

/// Chooses the worker for a new connection: the one that has its visitor's session, as far as that is known.
package final class WorkerChoice: Sendable {
    private let directory: WorkerDirectory
    private let turn: Atomic<Int>

    /// `slot` is where visitors without a session are served first; the others follow by turns.
    package init(_ directory: WorkerDirectory, from slot: WorkerDirectory.Slot = 0) {
        self.directory = directory
        turn = Atomic(slot)
    }

    /// The slot of the worker for a connection whose first request is of this session; `nil` if none takes connections.
    package func slot(for session: SessionIdentifier?) -> WorkerDirectory.Slot? {
        let serving = directory.serving
        guard !serving.isEmpty else { return nil }
        guard let session else {
            let turn = turn.wrappingAdd(1, ordering: .relaxed).oldValue
            return serving[Int(UInt(bitPattern: turn) % UInt(serving.count))].slot
        }
        if let slot = directory.claimant(of: session), serving.contains(where: { $0.slot == slot }) { return slot }
        let beginner = Cluster.server(in: session)
        if let found = serving.first(where: { $0.server == beginner }) { return found.slot }
        // Its server has ended. All workers choose the same one, and when others come and go, the same again.
        return serving.max { Self.weight(of: $0.slot, session) < Self.weight(of: $1.slot, session) }?.slot
    }

    private static func weight(of slot: WorkerDirectory.Slot, _ session: SessionIdentifier) -> UInt64 {
        var value = session.low ^ (UInt64(slot) &+ 1) &* 0x9E37_79B9_7F4A_7C15
        value = (value ^ value >> 32) &* 0xD6E8_FEB8_6659_FD93
        return value ^ value >> 32
    }
}
