import MartletUI
import MartletValues

/// What a page knows of its records in the store.
struct PageDurability {
    /// The page's objects; they may refer to those of the app's state.
    private(set) var objects: ObjectTable?
    private(set) lazy var blobs = BlobCache()
    /// What the page's record was when it was written.
    var written: Int?
    /// The names of the records that the page has, beside its main one.
    private(set) var others: Set<String> = []
    /// The records of the numbers of elements that there are, and the number of the next.
    private var numberTables: [String] = []
    private var nextTable = 0
    /// What a page whose views have gone has for the store.
    private var pending: Pending?

    private struct Pending {
        let record: [UInt8]
        let others: [StoreBatch.Change]
        /// Whether a commit has it, of which it is not known yet whether it is durable.
        var isTaken = false
    }

    init() {}

    /// Whether the store may lack what a page has whose views have gone.
    var isPending: Bool { pending != nil }

    /// Whether the page has objects of the app's state, which that may let go.
    var refersToApp: Bool { objects?.hasUsedParent ?? false }

    /// The page leaves memory. The names of its records stay, by which they are deleted.
    mutating func unload() {
        objects = nil
        blobs = BlobCache()
    }

    /// Keeps the record of a page whose views are about to go, and the changes of others, until they are durable.
    mutating func keep(_ record: [UInt8], _ others: [StoreBatch.Change]) {
        pending = Pending(record: record, others: captureOthers() + others)
    }

    /// The changes of a page without views.
    mutating func capturePending(_ name: String, _ durable: SessionDurability) -> [StoreBatch.Change] {
        guard let kept = pending, !kept.isTaken else { return [] }
        pending?.isTaken = true
        return kept.others + durable.put(name, kept.record, instead: &written)
    }

    /// The changes beside its record that a page had when its views went, and that no commit has: its views are there
    /// again.
    mutating func captureOthers() -> [StoreBatch.Change] {
        defer { pending = nil }
        return pending?.isTaken == false ? pending?.others ?? [] : []
    }

    /// What was taken last is durable.
    mutating func didBecomeDurable() { if pending?.isTaken == true { pending = nil } }

    /// What a page that comes back from the store has there.
    init(restored objects: ObjectTable, _ blobs: BlobCache, others: Set<String>, tables: [String]) {
        self.objects = objects
        self.blobs = blobs
        self.others = others
        numberTables = tables
        nextTable = (tables.compactMap { name in name.split(separator: ":").last.flatMap { Int($0) } }.max() ?? -1) + 1
    }

    mutating func objects(below parent: ObjectTable) -> ObjectTable {
        if let objects { return objects }
        let table = ObjectTable(parent: parent)
        objects = table
        return table
    }

    /// What was taken last is not in the store.
    mutating func forgetTaken() {
        written = nil
        // A page without views has given only what it still keeps.
        if pending == nil { blobs.forget() } else { pending?.isTaken = false }
    }

    /// The changes that bring the stored numbers of elements up to date.
    mutating func changes(
        _ change: StoredNumberChange, of page: String, _ durable: SessionDurability
    ) -> [StoreBatch.Change] {
        let table: [UInt8]
        var changes: [StoreBatch.Change] = []
        switch change {
        case .none: return []
        case .append(let bytes): table = bytes
        case .replace(let bytes):
            table = bytes
            changes = numberTables.map { .remove(name: $0) }
            others.subtract(numberTables)
            numberTables = []
        }
        let name = "\(page):n:\(nextTable)"
        nextTable += 1
        numberTables.append(name)
        others.insert(name)
        return changes + [durable.put(name, table)]
    }

    /// The changes for large values, which stand in records of their own.
    mutating func changes(
        of blobs: EncodedRecord, of page: String, _ durable: SessionDurability
    ) -> [StoreBatch.Change] {
        let changes = durable.changes(of: blobs, prefix: "\(page):")
        for (name, _) in blobs.newBlobs { others.insert("\(page):b:\(name)") }
        for name in blobs.unusedBlobs { others.remove("\(page):b:\(name)") }
        return changes
    }
}
