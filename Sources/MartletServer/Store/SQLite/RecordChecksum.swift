import CZlib

/// What tells whether the disk has kept a row of a store as it was written: CRC-32 of all that the row says.
///
/// SQLite itself notices only damage of a page's structure, not of the values in it.
struct RecordChecksum {
    private var value: UInt = 0

    /// Of a record of the owner with the number `owner`.
    static func record(_ owner: Int64, _ name: String, _ version: Int64, _ value: [UInt8]) -> Int64 {
        var checksum = RecordChecksum()
        checksum.add(owner)
        checksum.add(version)
        checksum.add(Int64(name.utf8.count))
        var name = name
        name.withUTF8 { checksum.add(UnsafeRawBufferPointer($0)) }
        value.withUnsafeBytes { checksum.add($0) }
        return Int64(checksum.value)
    }

    /// Of an owner's number and name.
    static func owner(_ number: Int64, _ key: StoreKey) -> Int64 {
        var checksum = RecordChecksum()
        checksum.add(number)
        checksum.add(Int64(bitPattern: key.high))
        checksum.add(Int64(bitPattern: key.low))
        return Int64(checksum.value)
    }

    private mutating func add(_ number: Int64) {
        withUnsafeBytes(of: number.littleEndian) { add($0) }
    }

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        value = crc32_z(value, start, bytes.count)
    }
}
