package import MartletValues

/// What a store has of a page's tree: the state of its views by durable place, and the numbers of its elements.
package final class StoredTree {
    /// The next number, when the tree was stored.
    let nextNumber: UInt32
    /// The number of the process that stored it.
    package let process: UInt32
    let client: ClientMirror
    let formerNumbers: FormerNumbers
    private var decoder: ValueDecoder
    private var views: [DurableHash: StoredView] = [:]
    /// What views have not taken of their own.
    private var lost: Set<LostState> = []

    /// The state of one view.
    private struct StoredView {
        /// The number of its type (``DurableTypeName/fingerprint``); `nil` in a record of the first version.
        let type: UInt32?
        let properties: StoredProperties
        var isTaken = false
    }

    /// The version of the records that ``ViewGraph/store(in:)`` writes.
    package static let version: UInt64 = 2

    /// Reads what ``ViewGraph/store(in:)`` has written, or an earlier `version` of it, with the tables of numbers. Throws
    /// if the bytes are damaged.
    package init(
        _ decoder: inout ValueDecoder, version: UInt64 = version, numbers: [[UInt8]]
    ) throws(NotRestorable) {
        formerNumbers = FormerNumbers(numbers)
        let number = try decoder.readUInt64()
        (process, nextNumber) = (UInt32(number >> 32), UInt32(truncatingIfNeeded: number))
        client = try ClientMirror(&decoder)
        while try decoder.readBool() {
            let key = try decoder.readHash()
            let type = version > 1 ? try decoder.readFixed32() : nil
            views[key] = StoredView(type: type, properties: try StoredProperties(&decoder))
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
    func restore(
        _ properties: [(name: String, storage: PropertyStorage)], of type: Any.Type, under key: DurableHash
    ) {
        guard let stored = views[key]?.properties else { return }
        views[key]?.isTaken = true
        stored.restore(properties, from: &decoder) { name in
            lost.insert(LostState(owner: DurableTypeName.of(type).text, property: name))
        }
    }

    /// Whether a view has taken what is stored under `key`.
    func isTaken(_ key: DurableHash) -> Bool { views[key]?.isTaken ?? false }

    /// What no view has taken, when the tree has been made. `names` are those of types that this program may not have
    /// any more.
    package func lost(_ names: (UInt32) -> String?) -> Set<LostState> {
        views.values.lazy.filter { !$0.isTaken }.reduce(into: lost) { lost, view in
            let owner = view.type.flatMap(names) ?? "a view"
            lost.formUnion(view.properties.names.map { LostState(owner: owner, property: $0) })
        }
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
