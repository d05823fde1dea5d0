package import MartletValues

extension ViewGraph {
    /// Writes the tree's record: what ``StoredTree`` reads. Only for a graph whose options say that it is stored.
    package func store(in encoder: inout ValueEncoder) {
        guard let durable else { return }
        encoder.write(UInt64(durable.process) << 32 | UInt64(identifiers.next))
        client.write(to: &encoder)
        durable.write(to: &encoder)
    }

    /// The change of the stored numbers of elements since the last call.
    package func captureNumbers() -> StoredNumberChange {
        guard let durable else { return .none }
        return durable.numbers.change(in: self)
    }

    /// The store lacks numbers of elements: the next change contains all of them.
    package func forgetNumbers() { durable?.numbers = StoredNumbers() }

    /// Begins to make the tree out of what a store has of an earlier process's.
    func adopt(_ stored: StoredTree) {
        guard let durable else { return }
        durable.numbers = StoredNumbers(restored: stored.formerNumbers, end: stored.nextNumber)
        restoration = TreeRestoration(stored)
        client = stored.client
        client.isRendered = true
        // At the limit, the page is renumbered with the next flush.
        let first = stored.firstNumber(in: durable.process)
        identifiers.next = UInt32(clamping: min(first, UInt64(identifiers.limit)))
        identifiers.areUnsent = true
        if durable.process != stored.process { identifiers.firstOwn = identifiers.next }
    }

    /// Completes a tree that was made from what a store had, and starts its tasks. The caller sends everything.
    package func finishRestoration() {
        flush()
        scenePhase = .active
        flush()
        restoration = nil
        lateNumbers?.record(in: &identifiers)
        lateNumbers = nil
    }
}
