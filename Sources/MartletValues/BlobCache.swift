/// The large values of one record: which blobs it has in the store, and a copy of each value, to find out without
/// encoding it whether it has changed.
///
/// A value whose bytes in memory equal those of a retained copy is unchanged, because the copy forces whoever changes
/// the value to do so in new memory. This holds for values without references to objects only.
package final class BlobCache {
    struct Place: Hashable {
        /// The place of the value, or the object.
        let owner: ObjectIdentifier
        /// 0 for the value of a place, and from 1 for the properties of an object.
        let field: Int
    }

    private struct Entry {
        let plan: ValuePlan
        let copy: RetainedValue
        let name: BlobName
        let secretVersion: Int
        var pass: Int
    }

    /// Made when it is needed: it asks the system for random bytes, and most records have no large values.
    private lazy var key = BlobKey()
    private var entries: [Place: Entry] = [:]
    private var stored: Set<BlobName> = []
    /// Blobs that the store may have from before ``forget()``.
    private var former: Set<BlobName> = []
    private var pass = 0
    /// The places whose values are written in chunks, and when they last were.
    private var chunkedPlaces: [Place: Int] = [:]
    private var chunkTables: [ObjectIdentifier: AnyChunkTable] = [:]

    package init() {}

    /// Forgets which blobs are in the store, because a commit failed: the next record has all of them anew, and removes
    /// those that it does not need.
    package func forget() {
        entries.removeAll()
        former.formUnion(stored)
        stored.removeAll()
    }

    /// Forgets all that it knows: another process has written the record that is read next.
    package func beginAnew() {
        entries.removeAll()
        stored.removeAll()
        former.removeAll()
        chunkedPlaces.removeAll()
        chunkTables.removeAll()
    }

    func beginPass() {
        pass += 1
        for table in chunkTables.values { table.beginPass() }
    }

    func isChunked(_ place: Place) -> Bool { chunkedPlaces[place] != nil }
    func markChunked(_ place: Place) { chunkedPlaces[place] = pass }

    /// The chunks of collections with these elements.
    func chunkTable<Element>(of type: Element.Type, _ element: ValuePlan) -> ChunkTable<Element> {
        if let table = chunkTables[ObjectIdentifier(element)] as? ChunkTable<Element> { return table }
        let table = ChunkTable<Element>(element)
        chunkTables[ObjectIdentifier(element)] = table
        return table
    }

    /// The blob of a value that is unchanged.
    @inline(__always)
    func unchanged(_ value: UnsafeRawPointer, _ plan: ValuePlan, at place: Place, _ secretVersion: Int) -> BlobName? {
        entries.isEmpty ? nil : known(value, plan, at: place, secretVersion)
    }

    private func known(
        _ value: UnsafeRawPointer, _ plan: ValuePlan, at place: Place, _ secretVersion: Int
    ) -> BlobName? {
        guard let entry = entries[place], entry.plan === plan, entry.secretVersion == secretVersion,
            plan.hasSameBytes(value, entry.copy.address)
        else { return nil }
        entries[place]?.pass = pass
        return entry.name
    }

    /// Keeps a copy of a value that was encoded; without references only.
    func retain(
        _ value: UnsafeRawPointer, _ plan: ValuePlan, as name: BlobName, at place: Place, _ secretVersion: Int
    ) {
        guard !plan.holdsReferences else { return }
        entries[place] = Entry(
            plan: plan, copy: RetainedValue(value, plan), name: name, secretVersion: secretVersion, pass: pass)
    }

    func name(of bytes: [UInt8]) -> BlobName { key.name(of: bytes) }
    func isStored(_ name: BlobName) -> Bool { stored.contains(name) }

    /// Notes the blobs of a record that was read.
    func restore(_ names: [BlobName]) { stored.formUnion(names) }

    /// Ends a pass that used `names`; returns the blobs that no record needs any more.
    func finishPass(_ names: Set<BlobName>) -> [BlobName] {
        for table in chunkTables.values { table.finishPass() }
        if chunkedPlaces.contains(where: { $0.value != pass }) {
            chunkedPlaces = chunkedPlaces.filter { $0.value == pass }
        }
        if entries.contains(where: { $0.value.pass != pass }) { entries = entries.filter { $0.value.pass == pass } }
        guard stored != names || !former.isEmpty else { return [] }
        defer { (stored, former) = (names, []) }
        return Array(stored.union(former).subtracting(names))
    }
}

/// A copy of a value of which only the plan knows the type.
final class RetainedValue {
    let address: UnsafeMutableRawPointer
    private let plan: ValuePlan

    init(_ value: UnsafeRawPointer, _ plan: ValuePlan) {
        self.plan = plan
        address = plan.allocate()
        plan.copy(from: value, to: address)
    }

    deinit {
        plan.destroy(address)
        address.deallocate()
    }
}
