/// A record that shares nothing with other records and contains its large values.
extension EncodedRecord {
    /// The bytes of the record and of its large values.
    package var lone: [UInt8] { lone(with: newBlobs) }

    /// The bytes of the record, whose large values are stored apart.
    package var loneWithoutBlobs: [UInt8] { lone(with: []) }

    private func lone(with newBlobs: [(BlobName, [UInt8])]) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(count: newBlobs.count)
        for (name, bytes) in newBlobs {
            writer.write(fixed: name.high)
            writer.write(fixed: name.low)
            writer.write(bytes)
        }
        writer.write(bytes)
        return writer.bytes
    }
}

/// A record that is read, and the large values in it.
struct LoneContent {
    let record: [UInt8]
    let blobs: [BlobName: [UInt8]]

    init(_ bytes: [UInt8]) throws(NotRestorable) {
        var reader = ByteReader(bytes)
        var blobs: [BlobName: [UInt8]] = [:]
        for _ in 0..<(try reader.readCount()) {
            let high = try reader.readFixed(UInt64.self)
            let name = BlobName(high: high, low: try reader.readFixed(UInt64.self))
            blobs[name] = try reader.readBytes()
        }
        self.blobs = blobs
        record = try reader.readBytes()
    }
}

extension ValueDecoder {
    /// The large values that a lone record refers to and does not contain.
    package static func blobNames(lone bytes: [UInt8]) -> [BlobName] {
        guard let content = try? LoneContent(bytes) else { return [] }
        var reader = ByteReader(content.record)
        let names = (try? RecordHead(&reader))?.names ?? []
        return names.filter { content.blobs[$0] == nil }
    }

    /// Reads the head of ``EncodedRecord/lone`` or ``EncodedRecord/loneWithoutBlobs``.
    ///
    /// - Parameters:
    ///   - cache: As for a record: takes over the large values that are stored apart.
    ///   - blob: Loads one of them.
    package init(
        lone bytes: [UInt8], _ objects: ObjectTable, _ cache: BlobCache? = nil,
        blob: @escaping (BlobName) -> [UInt8]? = { _ in nil }
    ) throws(NotRestorable) {
        let content = try LoneContent(bytes)
        // The store has none of those that the record contains.
        try self.init(content.record, objects, blobs: content.blobs.isEmpty ? cache : nil) {
            content.blobs[$0] ?? blob($0)
        }
    }
}
