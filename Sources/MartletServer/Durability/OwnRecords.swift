import MartletUI

/// What a store has for the server itself, whoever its visitors are. It is written when a process begins, and again with
/// everything else into a store that begins anew.
struct OwnRecords: Sendable {
    /// The key of the server's page identifiers, which stay valid when the process changes.
    let pageKey: (UInt64, UInt64)
    /// The number of this process among those that have used the store.
    let process: UInt32
    /// The number of the first process that has run this build of the program.
    private let firstOfRelease: UInt32

    /// Two records of the key: without it, all pages that are open would be lost with one damaged record.
    private static let keyNames = ["key", "key.copy"]
    private static let processName = "process"
    private static let releaseName = "release"

    /// Goes on after `records`, those of earlier processes, and after the process with the number `last`, which may have
    /// found a store that could not be written.
    init(after records: [StoredRecord], _ last: UInt32?) {
        func value(_ name: String, count: Int) -> [UInt8]? {
            records.first { $0.name == name }.map(\.value).flatMap { $0.count == count ? $0 : nil }
        }
        pageKey =
            Self.keyNames.lazy.compactMap { value($0, count: 16) }.first.map { ($0.integer(at: 0), $0.integer(at: 8)) }
            ?? (SecureRandom.next(), SecureRandom.next())
        let stored = UInt32(truncatingIfNeeded: value(Self.processName, count: 8)?.integer(at: 0) ?? 0)
        process = max(stored, last ?? 0) &+ 1
        let release = value(Self.releaseName, count: 16)
        let isSame = release?.integer(at: 0) == ProgramBuild.current
        firstOfRelease = isSame ? UInt32(truncatingIfNeeded: release?.integer(at: 8) ?? 0) : process
    }

    /// Those of a server among others.
    init(_ pageKey: (UInt64, UInt64)?, _ process: UInt32) {
        self.pageKey = pageKey ?? (SecureRandom.next(), SecureRandom.next())
        (self.process, firstOfRelease) = (process, 0)
    }

    /// Whether the process with this number has run another build.
    func isOfEarlierRelease(_ process: UInt32) -> Bool { process < firstOfRelease }

    /// The changes that store them.
    var changes: [StoreBatch.Change] {
        let key = [UInt8](of: pageKey.0) + [UInt8](of: pageKey.1)
        return Self.keyNames.map { .put(name: $0, version: 1, value: key) }
            + [
                .put(name: Self.processName, version: Int64(process), value: [UInt8](of: UInt64(process))),
                .put(
                    name: Self.releaseName, version: Int64(process),
                    value: [UInt8](of: ProgramBuild.current) + [UInt8](of: UInt64(firstOfRelease))),
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
