/// What a store has of a page's tree: the state of its views by durable place, and the numbers of its elements.
package final class StoredTree {
    /// The next number, when the tree was stored.
    let nextNumber: UInt32
    /// The number of the process that stored it.
    private let process: UInt32
    let client: ClientMirror
    let formerNumbers: FormerNumbers
    private var decoder: ValueDecoder
    private var views: [DurableHash: StoredProperties] = [:]

    /// Reads what ``ViewGraph/store(in:)`` has written, with the tables of numbers. Throws if the bytes are damaged.
    package init(_ decoder: inout ValueDecoder, numbers: [[UInt8]]) throws(NotRestorable) {
        formerNumbers = FormerNumbers(numbers)
        let number = try decoder.readUInt64()
        (process, nextNumber) = (UInt32(number >> 32), UInt32(truncatingIfNeeded: number))
        client = try ClientMirror(&decoder)
        while try decoder.readBool() {
            let key = try decoder.readHash()
            views[key] = try StoredProperties(&decoder)
        }
        self.decoder = decoder
    }

    /// So many numbers a process may issue after it has stored the tree for the last time.
    private static let numberReserve: UInt64 = 1 << 24
    /// So many processes in a row may issue numbers without storing the tree.
    private static let processReserve: UInt32 = 64

    /// The first number that `current` may issue, of the processes that have used the store one after another. Each
    /// process has a range of its own: no two ever give the same number to different elements.
    func firstNumber(in current: UInt32) -> UInt64 {
        // What a process has stored itself says all that it has issued.
        guard current != process else { return UInt64(nextNumber) }
        let later = (current &- process &- 1) % Self.processReserve + 1
        return UInt64(nextNumber) + UInt64(later) * Self.numberReserve
    }

    /// Restores the properties of the view that is stored under `key`. What does not fit stays as the view made it.
    func restore(_ properties: [(name: String, storage: PropertyStorage)], under key: DurableHash) {
        views[key]?.restore(properties, from: &decoder)
    }
}

extension ClientMirror {
    /// Writes what remains true when the browser has been sent the whole page anew.
    func write(to encoder: inout ValueEncoder) {
        encoder.write(lastPost)
        encoder.write(reportsViewport)
        encoder.write(viewport != nil)
        if let viewport { encoder.write(viewport) }
    }

    fileprivate init(_ decoder: inout ValueDecoder) throws(NotRestorable) {
        self.init()
        lastPost = try decoder.readUInt64()
        reportsViewport = try decoder.readBool()
        guard try decoder.readBool() else { return }
        viewport = try decoder.readSize()
    }
}
