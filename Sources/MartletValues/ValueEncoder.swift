/// Writes the values of one record: state of every kind, between primitive values of the caller's.
///
/// A value that cannot be stored leaves no trace: the bytes and the numbers of objects are as before.
///
/// ```swift
/// var encoder = ValueEncoder(objects, blobs: blobs)
/// encoder.write("count")
/// try encoder.encode(count, at: ObjectIdentifier(storage))
/// let record = encoder.finish()
/// ```
package struct ValueEncoder {
    static let depthLimit = 200
    /// The size above which a value without objects becomes a blob.
    static let blobLimit = 4096
    static let version: UInt8 = 1

    /// Texts that are left out.
    package var secrets = SecretTexts()
    var writer = ByteWriter()
    /// The objects that the values refer to.
    var objectWriter = ByteWriter()
    var shapes = ShapeNumbers()
    let objects: ObjectTable
    let blobs: BlobCache
    let list: BlobList
    /// The objects that were referred to and are not yet written.
    var queue: [QueuedObject] = []
    var depth = 0
    /// Whether the value may have no initial value on decoding: an element of a collection, or of an optional.
    var lacksInitialValue = false
    /// The number of bytes at which the value is going to be a blob, so that going on is no use.
    var sizeLimit = Int.max
    var hasStopped = false
    /// Whether the value is written in chunks: each of its collections says how it is written.
    var isChunked = false

    /// Creates an encoder for the record of `objects` and `blobs`.
    package init(_ objects: ObjectTable, blobs: BlobCache) {
        self.objects = objects
        self.blobs = blobs
        list = BlobList()
        writer.bytes.reserveCapacity(512)
        objects.beginPass()
        blobs.beginPass()
    }

    /// An encoder for bytes that stand for themselves, within the same record.
    init(inside outer: Self) {
        (objects, blobs, list, secrets, depth) = (outer.objects, outer.blobs, outer.list, outer.secrets, outer.depth)
    }

    // MARK: Values

    /// Writes a value.
    ///
    /// - Parameter place: Whose value it is: at the same place, a large value is encoded only if it has changed.
    package mutating func encode<Value>(_ value: Value, at place: ObjectIdentifier) throws(NotStorable) {
        let plan = ValuePlan.of(Value.self)
        if plan.isTransient { throw NotStorable(.transient) }
        let start = checkpoint()
        do {
            writer.write(fixed: plan.fingerprint)
            try withUnsafePointer(to: value) { (pointer) throws(NotStorable) in
                try plan.encodeSlot(UnsafeRawPointer(pointer), &self, BlobCache.Place(owner: place, field: 0))
            }
            try encodeQueue()
        } catch {
            rollBack(to: start)
            throw error
        }
    }

    // MARK: Primitive values

    /// Writes an unsigned number in as few bytes as it needs.
    package mutating func write(_ value: UInt) { writer.write(UInt64(value)) }
    /// Writes a number; small ones of either sign are short.
    package mutating func write(_ value: Int) { writer.write(signed: Int64(value)) }
    package mutating func write(_ value: UInt64) { writer.write(value) }
    package mutating func write(_ flag: Bool) { writer.write(byte: flag ? 1 : 0) }
    package mutating func write(_ text: String) { writer.write(text) }
    package mutating func write(_ bytes: [UInt8]) { writer.write(bytes) }
    /// Writes a number in four bytes.
    package mutating func write(fixed number: UInt32) { writer.write(fixed: number) }
    /// Writes a number in eight bytes.
    package mutating func write(fixed number: UInt64) { writer.write(fixed: number) }
    package mutating func write(_ hash: DurableHash) {
        writer.write(fixed: hash.high)
        writer.write(fixed: hash.low)
    }
}

/// A finished record.
package struct EncodedRecord {
    package let bytes: [UInt8]
    /// Blobs that the store does not have yet.
    package let newBlobs: [(BlobName, [UInt8])]
    /// Blobs in the store that the record does not need any more.
    package let unusedBlobs: [BlobName]
    /// Whether records of child tables may refer to objects that this record does not have any more, so that all of
    /// them have to be written again.
    package let needsChildren: Bool
}

extension ValueEncoder {
    /// The bytes of the record so far.
    package var bytes: [UInt8] {
        var record = ByteWriter()
        record.bytes.reserveCapacity(
            writer.count + objectWriter.count + shapes.bytes.count + list.names.count * 16 + 32)
        record.write(byte: Self.version)
        record.write(count: objects.nextNumber)
        record.write(shapes.bytes)
        record.write(count: list.names.count)
        for name in list.names {
            record.write(fixed: name.high)
            record.write(fixed: name.low)
        }
        record.write(objectWriter.bytes)
        record.bytes.append(contentsOf: writer.bytes)
        return record.bytes
    }

    /// Ends the record. Without this call the cache takes none of its blobs for stored.
    package mutating func finish() -> EncodedRecord {
        EncodedRecord(
            bytes: bytes, newBlobs: list.new, unusedBlobs: blobs.finishPass(Set(list.names)),
            needsChildren: objects.finishPass())
    }

    /// What a failing value has to restore.
    package struct Checkpoint {
        let bytes: Int
        let objectBytes: Int
        let shapes: ShapeNumbers.Checkpoint
        let objects: ObjectTable.Checkpoint
        let list: BlobList.Checkpoint
        let queue: Int
    }

    package func checkpoint() -> Checkpoint {
        Checkpoint(
            bytes: writer.count, objectBytes: objectWriter.count, shapes: shapes.checkpoint,
            objects: objects.checkpoint, list: list.checkpoint, queue: queue.count)
    }

    package mutating func rollBack(to checkpoint: Checkpoint) {
        writer.truncate(to: checkpoint.bytes)
        objectWriter.truncate(to: checkpoint.objectBytes)
        shapes.rollBack(to: checkpoint.shapes)
        objects.rollBack(to: checkpoint.objects)
        list.rollBack(to: checkpoint.list)
        queue.removeLast(queue.count - checkpoint.queue)
        depth = 0
        lacksInitialValue = false
        sizeLimit = .max
        hasStopped = false
    }
}
