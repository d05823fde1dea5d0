import Glibc
import MartletServer

/// The workers that serve at the same time, as one that the supervisor starts finds them.
struct InheritedGroup: Equatable {
    /// How many there are.
    let count: Int
    let slot: WorkerDirectory.Slot

    /// The variable's value.
    var text: String { "\(count) \(slot)" }

    init(count: Int, slot: WorkerDirectory.Slot) { (self.count, self.slot) = (count, slot) }

    /// Reads the variable's value.
    init?(_ text: String) {
        let numbers = text.split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 2, (2...WorkerDirectory.mostWorkers).contains(numbers[0]),
            (0..<numbers[0]).contains(numbers[1])
        else { return nil }
        self.init(count: numbers[0], slot: numbers[1])
    }

    /// The group of this process; `nil` if it is alone.
    static func inherit() -> InheritedGroup? {
        guard let text = getenv(WorkerEnvironment.groupName).map({ String(cString: $0) }) else { return nil }
        unsetenv(WorkerEnvironment.groupName)
        guard let group = InheritedGroup(text) else { return nil }
        for descriptor in WorkerEnvironment.directory..<WorkerEnvironment.outgoing + Int32(count: group) {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        }
        return group
    }

    /// What the server has to know of it; `nil` without memory.
    func serverGroup() -> WorkerGroup? {
        guard let directory = WorkerDirectory(inherited: WorkerEnvironment.directory) else { return nil }
        let outgoing = (0..<Int32(count: self)).map { WorkerEnvironment.outgoing + $0 }
        return WorkerGroup(
            slot: slot, directory: directory,
            sockets: SharedSockets(
                listening: WorkerEnvironment.listeningSocket, incoming: WorkerEnvironment.incoming, outgoing: outgoing))
    }
}

extension Int32 {
    fileprivate init(count group: InheritedGroup) { self.init(clamping: group.count) }
}
