@testable import MartletUI
@testable import MartletValues

/// A store of one value.
final class ModelStore<Value> {
    private final class Place {}

    private let initial: Value
    private let cache = BlobCache()
    private let place = Place()
    var record: [UInt8] = []
    var blobs: [BlobName: [UInt8]] = [:]
    /// The large parts that were written last.
    private(set) var written: [BlobName] = []

    init(_ initial: Value) { self.initial = initial }

    /// Returns how many bytes were written.
    func write(_ value: Value) throws -> Int {
        var encoder = ValueEncoder(ObjectTable(), blobs: cache)
        try encoder.encode(value, at: ObjectIdentifier(place))
        let new = encoder.finish()
        record = new.bytes
        for (name, bytes) in new.newBlobs { blobs[name] = bytes }
        for name in new.unusedBlobs { blobs[name] = nil }
        written = new.newBlobs.map(\.0)
        return record.count + new.newBlobs.reduce(0) { $0 + $1.1.count }
    }

    func read() throws -> Value { try read(nil) }

    private func read(_ cache: BlobCache?) throws -> Value {
        var decoder = try ValueDecoder(record, ObjectTable(), blobs: cache) { [blobs] in blobs[$0] }
        return try decoder.decode(Value.self, initial: initial, at: cache == nil ? nil : ObjectIdentifier(place))
    }

    /// Another process reads the store.
    func restarted() throws -> (store: ModelStore, value: Value) {
        let store = ModelStore(initial)
        (store.record, store.blobs) = (record, blobs)
        return (store, try store.read(store.cache))
    }
}
