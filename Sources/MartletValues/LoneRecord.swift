/// A record that shares nothing with other records and contains its large values.
extension EncodedRecord {
    /// The bytes of the record and of its large values.
    package var lone: [UInt8] {
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

extension ValueDecoder {
    /// Reads the head of ``EncodedRecord/lone``.
    package init(lone bytes: [UInt8], _ objects: ObjectTable) throws(NotRestorable) {
        var reader = ByteReader(bytes)
        var blobs: [BlobName: [UInt8]] = [:]
        for _ in 0..<(try reader.readCount()) {
            let high = try reader.readFixed(UInt64.self)
            let name = BlobName(high: high, low: try reader.readFixed(UInt64.self))
            blobs[name] = try reader.readBytes()
        }
        try self.init(try reader.readBytes(), objects, blob: { [blobs] in blobs[$0] })
    }
}
