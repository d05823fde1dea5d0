import MartletUI

/// What a store has for the server itself, whoever its visitors are. It is written when a process begins, and again with
/// everything else into a store that begins anew.
struct OwnRecords: Sendable {
    /// The key of the server's page identifiers, which stay valid when the process changes.
    let pageKey: (UInt64, UInt64)
    /// The number of this process among those that have used the store.
    let process: UInt32

    private static let keyName = "key"
    private static let processName = "process"

    /// Goes on after `records`, those of earlier processes.
    init(after records: [StoredRecord]) {
        func value(_ name: String, count: Int) -> [UInt8]? {
            records.first { $0.name == name }.map(\.value).flatMap { $0.count == count ? $0 : nil }
        }
        pageKey =
            value(Self.keyName, count: 16).map { ($0.integer(at: 0), $0.integer(at: 8)) }
            ?? (SecureRandom.next(), SecureRandom.next())
        process = UInt32(truncatingIfNeeded: value(Self.processName, count: 8)?.integer(at: 0) ?? 0) &+ 1
    }

    /// The changes that store them.
    var changes: [StoreBatch.Change] {
        [
            .put(name: Self.keyName, version: 1, value: [UInt8](of: pageKey.0) + [UInt8](of: pageKey.1)),
            .put(name: Self.processName, version: Int64(process), value: [UInt8](of: UInt64(process))),
        ]
    }

    /// Writes them. A store that turns out to be damaged meanwhile begins anew, and needs them again.
    func write(to store: StoreService) {
        var batch = StoreBatch()
        batch.change(.process, expires: .max, changes)
        if store.commit(batch).needsEverything { _ = store.commit(batch) }
    }
}

extension [UInt8] {
    fileprivate init(of integer: UInt64) {
        self = Swift.withUnsafeBytes(of: integer) { Array($0) }
    }

    fileprivate func integer(at offset: Int) -> UInt64 {
        withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
    }
}
