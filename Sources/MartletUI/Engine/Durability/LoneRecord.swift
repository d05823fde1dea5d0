import MartletValues

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
        bytes = encoder.finish().lone
    }

    func decoder() throws(NotRestorable) -> ValueDecoder { try ValueDecoder(lone: bytes, ObjectTable()) }
}
