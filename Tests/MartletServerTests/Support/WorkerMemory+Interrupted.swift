@testable import MartletServer

extension WorkerMemory {
    /// The actions that were under way when workers ended. Each is returned once.
    func removeInterrupted() -> [InterruptedAction] { removeEnded().flatMap(\.actions) }
}
