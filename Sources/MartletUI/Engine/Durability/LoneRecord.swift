/// A record with one value, which shares nothing with other records and contains its large values.
///
/// It can be carried along undecoded until its type is known.
struct LoneRecord {
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// What `write` writes.
    init(_ write: (inout ValueEncoder) throws(NotStorable) -> Void) throws(NotStorable) {
        var encoder = ValueEncoder(ObjectTable(), blobs: BlobCache())
        try write(&encoder)
        let record = encoder.finish()
        var writer = ByteWriter()
        writer.write(count: record.newBlobs.count)
        for (name, bytes) in record.newBlobs {
            writer.write(fixed: name.high)
            writer.write(fixed: name.low)
            writer.write(bytes)
        }
        writer.write(record.bytes)
        bytes = writer.bytes
    }

    func decoder() throws(NotRestorable) -> ValueDecoder {
        var reader = ByteReader(bytes)
        var blobs: [BlobName: [UInt8]] = [:]
        for _ in 0..<(try reader.readCount()) {
            let high = try reader.readFixed(UInt64.self)
            let name = BlobName(high: high, low: try reader.readFixed(UInt64.self))
            blobs[name] = try reader.readBytes()
        }
        return try ValueDecoder(try reader.readBytes(), ObjectTable(), blob: { [blobs] in blobs[$0] })
    }
}
