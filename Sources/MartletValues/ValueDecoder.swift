/// Reads the values of one record. The bytes may be damaged or those of another build: each read is checked.
package struct ValueDecoder {
    var reader: ByteReader
    private(set) var shapes: RecordShapes
    private let names: [BlobName]
    private let blob: (BlobName) -> [UInt8]?
    private let blobs: BlobCache?
    private(set) var depth = 0
    /// Whether the value was written in chunks: each of its collections says how it was written.
    var isChunked = false
    /// How many bytes of chunks the values may still have: a damaged record may name the same ones again and again.
    private var chunkBytes = 1 << 30
    let objects: ObjectTable
    let restoration = Restoration()
    let objectReader: ByteReader

    /// Reads the head of a record.
    ///
    /// - Parameters:
    ///   - objects: Receives the record's objects, so that they keep their numbers.
    ///   - blobs: The cache of the record's encoder, which takes over the record's blobs.
    ///   - blob: Loads a blob.
    package init(
        _ bytes: [UInt8], _ objects: ObjectTable, blobs: BlobCache? = nil, blob: @escaping (BlobName) -> [UInt8]?
    ) throws(NotRestorable) {
        var reader = ByteReader(bytes)
        let head = try RecordHead(&reader)
        objects.reserve(head.nextObject)
        shapes = try RecordShapes(reader.part(head.shapes))
        names = head.names
        blobs?.restore(names)
        objectReader = reader.part(try reader.readRange(try reader.readCount()))
        try restoration.readDefinitions(objectReader)
        self.reader = reader
        self.objects = objects
        self.blobs = blobs
        self.blob = blob
    }

    // MARK: Values

    /// A value in the record that is not yet decoded.
    package struct StoredValue {
        let fingerprint: UInt32
        let slot: Slot?
    }

    /// Reads the value at this place.
    ///
    /// - Parameters:
    ///   - initial: The value that the program makes: objects in it receive the stored properties and stay the same
    ///     objects. They are unchanged if the call throws.
    ///   - place: As for the encoder.
    package mutating func decode<Value>(
        _ type: Value.Type, initial: Value, at place: ObjectIdentifier? = nil
    ) throws(NotRestorable) -> Value {
        try decode(type, initial: initial, at: place, from: try readValue())
    }

    /// Skips a value, which can be decoded later, in any order.
    package mutating func readValue() throws(NotRestorable) -> StoredValue {
        StoredValue(fingerprint: try reader.readFixed(UInt32.self), slot: try readSlot(mayBeBlob: true))
    }

    package mutating func decode<Value>(
        _ type: Value.Type, initial: Value, at place: ObjectIdentifier? = nil, from stored: StoredValue
    ) throws(NotRestorable) -> Value {
        let plan = ValuePlan.of(Value.self)
        guard stored.fingerprint == plan.fingerprint else { throw .otherType }
        guard let slot = stored.slot else { return initial }
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { memory.deallocate() }
        let outer = reader
        defer {
            reader = outer
            depth = 0
        }
        try withUnsafePointer(to: initial) { (pointer) throws(NotRestorable) in
            try decodeWhole(plan, slot, UnsafeRawPointer(pointer), UnsafeMutableRawPointer(memory))
        }
        restoration.commit(objects)
        if let place { retain(plan, slot, memory, BlobCache.Place(owner: place, field: 0)) }
        return memory.move()
    }

    /// Reads a value and the objects that it refers to, or throws and leaves everything as it was.
    private mutating func decodeWhole(
        _ plan: ValuePlan, _ slot: Slot, _ initial: UnsafeRawPointer, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        var isDecoded = false
        do {
            try decode(plan, slot, initial, address)
            isDecoded = true
            try readObjects()
        } catch {
            if isDecoded { plan.destroy(address) }
            restoration.discard()
            throw error
        }
    }

    // MARK: Primitive values

    package var isAtEnd: Bool { reader.isAtEnd }
    package mutating func readUnsigned() throws(NotRestorable) -> UInt {
        guard let value = UInt(exactly: try reader.readUnsigned()) else { throw .damaged }
        return value
    }
    package mutating func readUInt64() throws(NotRestorable) -> UInt64 { try reader.readUnsigned() }
    package mutating func readBool() throws(NotRestorable) -> Bool {
        let byte = try reader.readByte()
        guard byte <= 1 else { throw .damaged }
        return byte == 1
    }
    package mutating func readString() throws(NotRestorable) -> String { try reader.readString() }
    package mutating func readBytes() throws(NotRestorable) -> [UInt8] { try reader.readBytes() }
    package mutating func readFixed32() throws(NotRestorable) -> UInt32 { try reader.readFixed(UInt32.self) }
    package mutating func readFixed64() throws(NotRestorable) -> UInt64 { try reader.readFixed(UInt64.self) }
    package mutating func readHash() throws(NotRestorable) -> DurableHash {
        DurableHash(high: try reader.readFixed(UInt64.self), low: try reader.readFixed(UInt64.self))
    }

    // MARK: Nesting

    mutating func enter() throws(NotRestorable) {
        guard depth < ValueEncoder.depthLimit else { throw .damaged }
        depth += 1
    }

    mutating func leave() { depth -= 1 }
}

extension ValueDecoder {
    /// Where a value is.
    enum Slot {
        case bytes(Range<Int>)
        case blob(BlobName)
        case chunked(Range<Int>)
    }

    /// Skips a slot; `nil` if its value was left out.
    mutating func readSlot(mayBeBlob: Bool = false) throws(NotRestorable) -> Slot? {
        let head = try reader.readNumber()
        if head == 0 { return nil }
        if head > 1 { return .bytes(try reader.readRange(head - 1)) }
        let index = try reader.readNumber()
        guard mayBeBlob else { throw .damaged }
        if index == ValueEncoder.chunkedSlot { return .chunked(try reader.readRange(try reader.readCount())) }
        return .blob(try blobName(index))
    }

    mutating func decode(
        _ plan: ValuePlan, _ slot: Slot, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        switch slot {
        case .bytes(let range), .chunked(let range):
            let outer = (reader, isChunked)
            defer { (reader, isChunked) = outer }
            reader = outer.0.part(range)
            if case .chunked = slot { isChunked = true }
            try plan.decode(&self, initial, address)
            guard !reader.isAtEnd else { return }
            plan.destroy(address)
            throw .damaged
        case .blob(let name):
            guard plan.mayBecomeBlob else { throw .damaged }
            guard let bytes = blob(name) else { throw .missingBlob }
            try standalone(ByteReader(bytes), isChunked: false) { (decoder) throws(NotRestorable) in
                try plan.decode(&decoder, initial, address)
                guard !decoder.reader.isAtEnd else { return }
                plan.destroy(address)
                throw .damaged
            }
        }
    }

    private func blobName(_ index: Int) throws(NotRestorable) -> BlobName {
        guard names.indices.contains(index) else { throw .damaged }
        return names[index]
    }

    /// Reads bytes that stand for themselves: at their end are the shapes that they use.
    mutating func standalone(
        _ content: ByteReader, isChunked: Bool, _ body: (inout Self) throws(NotRestorable) -> Void
    ) throws(NotRestorable) {
        let (start, end) = (content.position, content.end - 4)
        guard start <= end else { throw .damaged }
        var trailer = content.part(end..<content.end)
        let size = Int(try trailer.readFixed(UInt32.self))
        guard size <= end - start else { throw .damaged }
        let outer = (reader, shapes, self.isChunked)
        defer { (reader, shapes, self.isChunked) = outer }
        shapes = try RecordShapes(content.part(end - size..<end))
        reader = content.part(start..<end - size)
        self.isChunked = isChunked
        try body(&self)
    }

    /// Reads the chunk that is the blob with this number.
    mutating func readChunk(
        _ index: Int, _ body: (inout Self) throws(NotRestorable) -> Void
    ) throws(NotRestorable) -> (name: BlobName, size: Int) {
        let name = try blobName(index)
        guard let bytes = blob(name) else { throw .missingBlob }
        guard bytes.count <= chunkBytes else { throw .damaged }
        chunkBytes -= bytes.count
        try standalone(ByteReader(bytes), isChunked: false, body)
        return (name, bytes.count)
    }

    /// The chunks of collections with these elements, in the encoder's cache.
    func chunkTable<Element>(of type: Element.Type, _ element: ValuePlan) -> ChunkTable<Element>? {
        blobs?.chunkTable(of: type, element)
    }

    /// Reads the number of a shape: for each stored part, which one of `shape` it is.
    mutating func readShape(_ shape: TypeShape) throws(NotRestorable) -> [Int?] {
        try shapes.mapping(try reader.readNumber(), to: shape)
    }

    /// Gives a large value that was decoded to the encoder's cache.
    func retain(_ plan: ValuePlan, _ slot: Slot, _ value: UnsafeRawPointer, _ place: BlobCache.Place) {
        switch slot {
        case .bytes: break
        case .blob(let name): blobs?.retain(value, plan, as: name, at: place, 0)
        case .chunked: blobs?.markChunked(place)
        }
    }
}
