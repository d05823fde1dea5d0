import MartletUI
import MartletValues

/// The records that a store has of shared values.
enum SharedRecords {
    private static let prefix = "shared:"
    /// Large parts of values have records of their own.
    private static let blobPrefix = "shared.part:"

    /// A value as it is stored.
    struct Found: Sendable {
        let name: SharedName
        let record: StoredSharedRecord
        let version: Int64
    }

    /// The values among the records of an owner.
    static func values(in records: [StoredRecord]) -> [Found] {
        let blobs = blobs(in: records)
        return records.filter { $0.name.hasPrefix(prefix) }.map { record in
            let names = Set(ValueDecoder.blobNames(lone: record.value))
            return Found(
                name: name(record.name),
                record: StoredSharedRecord(record.value, blobs: blobs.filter { names.contains($0.key) }),
                version: record.version)
        }
    }

    /// The large parts of values among the records of an owner.
    static func blobs(in records: [StoredRecord]) -> [BlobName: [UInt8]] {
        var blobs: [BlobName: [UInt8]] = [:]
        for record in records {
            if let name = blobName(record.name) { blobs[name] = record.value }
        }
        return blobs
    }

    /// Another server may write a value while it is read: then its parts do not fit together.
    private static let mostAttempts = 3

    /// A value as the store has it now. Of its large parts, only those are read that are not known.
    static func read(
        _ name: SharedName, of owner: StoreKey, knowing known: [BlobName: [UInt8]] = [:], in store: StoreService
    ) throws(StoreError) -> Found? {
        for _ in 0..<mostAttempts {
            guard let record = try store.records(of: owner, named: [Self.record(name)]).first else { return nil }
            let names = Set(ValueDecoder.blobNames(lone: record.value))
            var parts = known.filter { names.contains($0.key) }
            let missing = names.filter { parts[$0] == nil }
            if !missing.isEmpty {
                parts.merge(blobs(in: try store.records(of: owner, named: missing.map(Self.record)))) { $1 }
            }
            guard parts.count == names.count else { continue }
            return Found(name: name, record: StoredSharedRecord(record.value, blobs: parts), version: record.version)
        }
        return values(in: try store.records(of: owner)).first { $0.name == name }
    }

    /// Whether a record with this name has a shared value, or a part of one.
    static func isRecord(_ name: String) -> Bool { name.hasPrefix(prefix) || name.hasPrefix(blobPrefix) }

    static func record(_ blob: BlobName) -> String { blobPrefix + blob.text }

    static func record(_ name: SharedName) -> String { "\(prefix)\(name.position)|\(name.text)" }

    private static func blobName(_ record: String) -> BlobName? {
        record.hasPrefix(blobPrefix) ? BlobName(text: record.dropFirst(blobPrefix.count)) : nil
    }

    private static func name(_ record: String) -> SharedName {
        let parts = record.dropFirst(prefix.count).split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        return SharedName(text: String(parts.last ?? ""), position: String(parts.first ?? ""))
    }

    /// What writes a value; `version` numbers the records.
    static func changes(_ name: SharedName, _ change: SharedChange, version: () -> Int64) -> [StoreBatch.Change] {
        change.newBlobs.map { .put(name: record($0.0), version: version(), value: $0.1) }
            + [.put(name: record(name), version: version(), value: change.record)]
            + change.unusedBlobs.map { .remove(name: record($0)) }
    }
}
