import Testing

@testable import MartletUI
@testable import MartletValues

/// A record as it is stored.
struct StoredRecord {
    var bytes: [UInt8]
    var blobs: [BlobName: [UInt8]] = [:]

    func decoder(_ objects: ObjectTable = ObjectTable(), _ cache: BlobCache? = nil) throws -> ValueDecoder {
        try ValueDecoder(bytes, objects, blobs: cache) { blobs[$0] }
    }
}

private final class Somewhere {}

/// Encodes one value.
func stored<Value>(_ value: Value, _ objects: ObjectTable = ObjectTable()) throws -> StoredRecord {
    var encoder = ValueEncoder(objects, blobs: BlobCache())
    try encoder.encode(value, at: ObjectIdentifier(Somewhere.self))
    let record = encoder.finish()
    return StoredRecord(bytes: record.bytes, blobs: Dictionary(record.newBlobs) { first, _ in first })
}

/// Encodes one value and decodes it over an initial value.
func restored<Value>(_ value: Value, over initial: Value) throws -> Value {
    var decoder = try stored(value).decoder()
    let result = try decoder.decode(Value.self, initial: initial)
    #expect(decoder.isAtEnd)
    return result
}

func roundTrip<Value: Equatable>(_ value: Value, sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try restored(value, over: value) == value, sourceLocation: sourceLocation)
    var decoder = try stored([value]).decoder()
    #expect(try decoder.decode([Value].self, initial: []) == [value], sourceLocation: sourceLocation)
}
