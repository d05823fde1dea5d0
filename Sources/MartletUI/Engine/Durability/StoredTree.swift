/// What a store has of a page's tree: the state of its views by durable place, and the numbers of its elements.
package final class StoredTree {
    /// Numbers up to this one may have been issued after the tree was stored for the last time.
    static let numberReserve: UInt32 = 1 << 24

    /// The next number, when the tree was stored.
    let nextNumber: UInt32
    let client: ClientMirror
    let formerNumbers: FormerNumbers
    private var decoder: ValueDecoder
    private var views: [DurableHash: StoredProperties] = [:]

    /// Reads what ``ViewGraph/store(in:)`` has written, with the tables of numbers. Throws if the bytes are damaged.
    package init(_ decoder: inout ValueDecoder, numbers: [[UInt8]]) throws(NotRestorable) {
        formerNumbers = FormerNumbers(numbers)
        nextNumber = UInt32(clamping: try decoder.readUInt64())
        client = try ClientMirror(&decoder)
        while try decoder.readBool() {
            let key = try decoder.readHash()
            views[key] = try StoredProperties(&decoder)
        }
        self.decoder = decoder
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
