/// The workers of one supervisor that serve at the same time, as one of them sees them.
package struct WorkerGroup: Sendable {
    /// This worker's place among them.
    package let slot: WorkerDirectory.Slot
    package let directory: WorkerDirectory
    /// The sockets by which they share the visitors' connections.
    package let sockets: SharedSockets

    package init(slot: WorkerDirectory.Slot, directory: WorkerDirectory, sockets: SharedSockets) {
        (self.slot, self.directory, self.sockets) = (slot, directory, sockets)
    }
}
