import Glibc
import MartletServer

/// What several workers have in common: the memory that says who has what, and the sockets by which they hand connections to each
/// other. They outlive each worker, so that a connection that was handed to one which ends waits for its successor.
struct SharedInheritance {
    let directory: WorkerDirectory
    /// For each slot, the end from which its worker reads and the one to which the others write.
    let channels: [(incoming: Int32, outgoing: Int32)]

    /// `nil` if the system has no memory or descriptors for it.
    init?(count: Int) {
        guard let directory = WorkerDirectory.make(placing: Descriptors.move) else { return nil }
        var channels: [(incoming: Int32, outgoing: Int32)] = []
        for _ in 0..<count {
            var ends: [Int32] = [-1, -1]
            guard socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
                return nil
            }
            channels.append((Descriptors.move(ends[0]), Descriptors.move(ends[1])))
        }
        (self.directory, self.channels) = (directory, channels)
    }

    /// The descriptors of the worker in a slot, by the numbers that they get there.
    func descriptors(of slot: WorkerDirectory.Slot, peer: Int32) -> [(descriptor: Int32, number: Int32)] {
        [
            (directory.descriptor, WorkerEnvironment.directory), (peer, WorkerEnvironment.peerSocket),
            (channels[slot].incoming, WorkerEnvironment.incoming),
        ]
            + channels.enumerated().map { index, channel in
                (channel.outgoing, WorkerEnvironment.outgoing + Int32(clamping: index))
            }
    }
}
