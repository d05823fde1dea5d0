/// A collection that a value's own `encode(to:)` may contain, and that is written in chunks if the value is.
protocol ChunkedCollection: Collection {}

extension Array: ChunkedCollection {}
extension ContiguousArray: ChunkedCollection {}
extension Set: ChunkedCollection {}
extension Dictionary: ChunkedCollection {}

extension ChunkedCollection {
    /// Below it, a collection is written as its `encode(to:)` does.
    private var leastCount: Int { 16 }

    /// Writes the chunks, unless the collection is short or cannot be divided.
    func writeChunks(_ encoder: inout ValueEncoder) throws(NotStorable) -> Bool {
        guard count >= leastCount, let plan = ValuePlan.of(Self.self) as? CollectionPlan<Self>, plan.isDivisible,
            !plan.usesObjects
        else { return false }
        try plan.encodeChunks(self, &encoder)
        return true
    }

    /// Reads what ``writeChunks(_:)`` has written.
    static func readChunks(_ content: ByteReader, _ decoder: ValueDecoder) throws(NotRestorable) -> Self {
        guard let plan = ValuePlan.of(Self.self) as? CollectionPlan<Self> else { throw .otherType }
        var decoder = decoder
        var values: Self?
        try decoder.standalone(content, isChunked: true) { (decoder) throws(NotRestorable) in
            values = try plan.make(try plan.decodeChunks(&decoder))
        }
        guard let values else { throw .damaged }
        return values
    }
}
