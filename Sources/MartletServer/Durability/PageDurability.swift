import MartletUI
import MartletValues

/// What a page knows of its records in the store.
struct PageDurability {
    /// The page's objects; they may refer to those of the app's state.
    private(set) var objects: ObjectTable?
    private var knownBlobs: BlobCache?
    /// What the page's record was when it was written.
    var written: Int?
    /// The records of the numbers of elements that there are: each is named by one more than the one before it.
    private var tables = 0..<0
    /// The names of the records that the page has beside these and its main one.
    private var blobNames: Set<String> = []
    /// What a page whose views have gone has for the store. An object, because most pages have none.
    private var pending: Pending?

    private final class Pending {
        let record: [UInt8]
        let others: [StoreBatch.Change]
        /// Whether a commit has it, of which it is not known yet whether it is durable.
        var isTaken = false

        init(record: [UInt8], others: [StoreBatch.Change]) { (self.record, self.others) = (record, others) }
    }

    init() {}

    /// Whether the store may lack what a page has whose views have gone.
    var isPending: Bool { pending != nil }

    /// Whether the page has objects of the app's state, which that may let go.
    var refersToApp: Bool { objects?.hasUsedParent ?? false }

    /// Which large values the page has in the store.
    var blobs: BlobCache {
        mutating get {
            let blobs = knownBlobs ?? BlobCache()
            knownBlobs = blobs
            return blobs
        }
    }

    /// The names of the records that the page has, beside its main one.
    func others(of page: String) -> Set<String> { blobNames.union(tables.map { Self.table($0, of: page) }) }

    private static func table(_ number: Int, of page: String) -> String { "\(RecordName.tables(of: page))\(number)" }

    /// The page leaves memory. The names of its records stay, by which they are deleted.
    mutating func unload() { (objects, knownBlobs) = (nil, nil) }

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

    /// What a page that comes back from the store has there: `blobNames` are the names of the records of its large values, and
    /// `tables` the numbers of those of the numbers of elements.
    init(restored objects: ObjectTable, _ blobs: BlobCache, blobNames: Set<String>, tables: [Int]) {
        self.objects = objects
        knownBlobs = blobs
        self.blobNames = blobNames
        if let first = tables.min(), let last = tables.max(), first >= 0, last < Int.max {
            self.tables = first..<last + 1
        }
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
        if pending == nil { knownBlobs?.forget() } else { pending?.isTaken = false }
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
            changes = tables.map { .remove(name: Self.table($0, of: page)) }
            tables = tables.upperBound..<tables.upperBound
        }
        let name = Self.table(tables.upperBound, of: page)
        tables = tables.lowerBound..<tables.upperBound + 1
        return changes + [durable.put(name, table)]
    }

    /// The changes for large values, which stand in records of their own.
    mutating func changes(
        of blobs: EncodedRecord, of page: String, _ durable: SessionDurability
    ) -> [StoreBatch.Change] {
        let changes = durable.changes(of: blobs, prefix: "\(page):")
        for (name, _) in blobs.newBlobs { blobNames.insert("\(page):b:\(name)") }
        for name in blobs.unusedBlobs { blobNames.remove("\(page):b:\(name)") }
        return changes
    }
}
