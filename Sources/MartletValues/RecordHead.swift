/// What a record begins with.
struct RecordHead {
    /// The number after those of the record's objects.
    let nextObject: Int
    /// Where the shapes of its values are.
    let shapes: Range<Int>
    /// The large values that the record refers to.
    let names: [BlobName]

    init(_ reader: inout ByteReader) throws(NotRestorable) {
        guard try reader.readByte() == ValueEncoder.version else { throw .otherType }
        nextObject = try reader.readNumber()
        shapes = try reader.readRange(try reader.readCount())
        var names: [BlobName] = []
        for _ in 0..<(try reader.readCount()) {
            let high = try reader.readFixed(UInt64.self)
            names.append(BlobName(high: high, low: try reader.readFixed(UInt64.self)))
        }
        self.names = names
    }
}
