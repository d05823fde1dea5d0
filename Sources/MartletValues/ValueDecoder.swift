/// Reads the values of one record. The bytes may be damaged or those of another build: each read is checked.
package struct ValueDecoder {
    var reader: ByteReader
    private(set) var shapes: RecordShapes
    private let names: [BlobName]
    private let blob: (BlobName) -> [UInt8]?
    private let blobs: BlobCache?
    private(set) var depth = 0
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
        guard try reader.readByte() == ValueEncoder.version else { throw .otherType }
        objects.reserve(try reader.readNumber())
        shapes = try RecordShapes(reader.part(try reader.readRange(try reader.readCount())))
        var names: [BlobName] = []
        for _ in 0..<(try reader.readCount()) {
            let high = try reader.readFixed(UInt64.self)
            names.append(BlobName(high: high, low: try reader.readFixed(UInt64.self)))
        }
        self.names = names
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
    package mutating func readInt() throws(NotRestorable) -> Int {
        guard let value = Int(exactly: try reader.readSigned()) else { throw .damaged }
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
    }

    /// Skips a slot; `nil` if its value was left out.
    mutating func readSlot(mayBeBlob: Bool = false) throws(NotRestorable) -> Slot? {
        let head = try reader.readNumber()
        if head == 0 { return nil }
        if head > 1 { return .bytes(try reader.readRange(head - 1)) }
        let index = try reader.readNumber()
        guard mayBeBlob, names.indices.contains(index) else { throw .damaged }
        return .blob(names[index])
    }

    mutating func decode(
        _ plan: ValuePlan, _ slot: Slot, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        switch slot {
        case .bytes(let range):
            let outer = reader
            defer { reader = outer }
            reader = outer.part(range)
            try plan.decode(&self, initial, address)
            guard !reader.isAtEnd else { return }
            plan.destroy(address)
            throw .damaged
        case .blob(let name):
            guard plan.mayBecomeBlob else { throw .damaged }
            guard let bytes = blob(name) else { throw .missingBlob }
            try decodeBlob(bytes, plan, initial, address)
        }
    }

    private mutating func decodeBlob(
        _ bytes: [UInt8], _ plan: ValuePlan, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        let whole = ByteReader(bytes)
        var trailer = whole.part(bytes.count - 4..<bytes.count)
        let size = Int(try trailer.readFixed(UInt32.self))
        guard size <= bytes.count - 4 else { throw .damaged }
        let end = bytes.count - 4 - size
        let outer = (reader, shapes)
        defer { (reader, shapes) = outer }
        shapes = try RecordShapes(whole.part(end..<end + size))
        reader = whole.part(0..<end)
        try plan.decode(&self, initial, address)
        guard !reader.isAtEnd else { return }
        plan.destroy(address)
        throw .damaged
    }

    /// Reads the number of a shape: for each stored part, which one of `shape` it is.
    mutating func readShape(_ shape: TypeShape) throws(NotRestorable) -> [Int?] {
        try shapes.mapping(try reader.readNumber(), to: shape)
    }

    /// Gives a large value that was decoded to the encoder's cache.
    func retain(_ plan: ValuePlan, _ slot: Slot, _ value: UnsafeRawPointer, _ place: BlobCache.Place) {
        guard case .blob(let name) = slot else { return }
        blobs?.retain(value, plan, as: name, at: place, 0)
    }
}
