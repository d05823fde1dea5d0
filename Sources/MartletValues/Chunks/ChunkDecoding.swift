extension CollectionPlan {
    /// Reads a collection within a value that was written in chunks.
    func decodeChunked(_ decoder: inout ValueDecoder) throws(NotRestorable) -> ContiguousArray<Value.Element> {
        switch try decoder.reader.readByte() {
        case 0: return try decodeAll(&decoder)
        case 1: return try decodeChunks(&decoder)
        default: throw .damaged
        }
    }

    /// Reads a list of chunks, and gives them to the encoder's cache.
    func decodeChunks(_ decoder: inout ValueDecoder) throws(NotRestorable) -> ContiguousArray<Value.Element> {
        guard let element else { throw .damaged }
        var values: ContiguousArray<Value.Element> = []
        var chunks: [(range: Range<Int>, name: BlobName, size: Int)] = []
        while true {
            let mark = try decoder.reader.readNumber()
            if mark == ChunkMark.end { break }
            if mark == ChunkMark.element {
                try decode(1, &decoder, to: &values)
                continue
            }
            let start = values.count
            let (name, size) = try decoder.readChunk(mark - ChunkMark.chunk) { (decoder) throws(NotRestorable) in
                try decodeChunk(&decoder, to: &values)
                guard decoder.reader.isAtEnd else { throw .damaged }
            }
            chunks.append((start..<values.count, name, size))
        }
        if isDivisible, let table = decoder.chunkTable(of: Value.Element.self, element) {
            for chunk in chunks where !chunk.range.isEmpty {
                table.add(values, chunk.range, chunk.name, size: chunk.size)
            }
        }
        return values
    }
}
