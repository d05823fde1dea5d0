/// Sizes of chunks, in bytes of a record.
///
/// A record names each chunk in 16 bytes, and a moved element changes two or three chunks: at 8 KB a change of 10 MB
/// writes the least.
enum ChunkSize {
    /// The size above which a chunk ends.
    static let target = 8_192
    /// The size above which a collection is written in chunks, within a value that is.
    static let least = 2_048
    /// The size above which a value is written in chunks instead of as one blob.
    static let value = 32_768
    /// The most that a value in chunks may have outside of them: it is written with each change of the record.
    static let rest = 16_384
}

/// How a collection in chunks is written: 0 at its end, 1 before an element that is too large for a chunk, and otherwise
/// the number of a blob and two.
enum ChunkMark {
    static let end = 0
    static let element = 1
    static let chunk = 2
}

extension CollectionPlan {
    /// Writes a collection within a value that is written in chunks: 0 and all elements, or 1 and chunks.
    func encodeChunked(_ values: Value, _ encoder: inout ValueEncoder) throws(NotStorable) {
        let start = encoder.checkpoint()
        encoder.writer.write(byte: 0)
        guard isDivisible, !encoder.hasStopped else { return try encodeAll(values, &encoder) }
        let outer = encoder.sizeLimit
        encoder.sizeLimit = min(outer, encoder.writer.count + ChunkSize.least)
        defer { encoder.sizeLimit = outer }
        try encodeAll(values, &encoder)
        guard encoder.hasStopped, encoder.sizeLimit < outer else { return }
        let depth = (encoder.depth, encoder.lacksInitialValue)
        encoder.rollBack(to: start)
        (encoder.depth, encoder.lacksInitialValue) = depth
        encoder.sizeLimit = outer
        encoder.writer.write(byte: 1)
        try encodeChunks(values, &encoder)
    }

    /// Writes a collection as a list of chunks.
    func encodeChunks(_ values: Value, _ encoder: inout ValueEncoder) throws(NotStorable) {
        guard let element else { return }
        let elements = ContiguousArray(values)
        let table = encoder.blobs.chunkTable(of: Value.Element.self, element)
        table.use(encoder.secrets.version)
        let segments = table.segments(of: elements, step: bulkCount ?? 1) { [encoder] in encoder.isAvailable($0) }
        try encoder.nested { (encoder) throws(NotStorable) in
            for segment in ChunkSegment.merged(segments) {
                switch segment {
                case .known(let range, let name, let size):
                    encoder.writer.write(count: encoder.list.index(of: name) + ChunkMark.chunk)
                    table.add(elements, range, name, size: size)
                case .new(let range): try encodeNew(elements, range, table, &encoder)
                }
            }
        }
        encoder.writer.write(count: ChunkMark.end)
    }

    private func encodeNew(
        _ elements: ContiguousArray<Value.Element>, _ range: Range<Int>, _ table: ChunkTable<Value.Element>,
        _ encoder: inout ValueEncoder
    ) throws(NotStorable) {
        var start = range.lowerBound
        while start < range.upperBound {
            var part = ValueEncoder(inside: encoder)
            var end = try encodeChunk(elements, start..<range.upperBound, &part)
            if end == start {
                end += 1
                if try encodeInPlace(elements[start], &encoder) {
                    start = end
                    continue
                }
                try part.encodeMade(elements[start], element)
            }
            let content = part.standaloneBytes
            let name = encoder.blobs.name(of: content)
            if !encoder.isAvailable(name) { encoder.list.add(name, content) }
            encoder.writer.write(count: encoder.list.index(of: name) + ChunkMark.chunk)
            table.add(elements, start..<end, name, size: content.count)
            start = end
        }
    }

    /// Writes the first elements of a range until a chunk is full; returns where the next one begins.
    private func encodeChunk(
        _ elements: ContiguousArray<Value.Element>, _ range: Range<Int>, _ part: inout ValueEncoder
    ) throws(NotStorable) -> Int {
        if let bulkCount {
            let end = min(range.lowerBound + bulkCount, range.upperBound)
            elements.withUnsafeBytes {
                let stride = MemoryLayout<Value.Element>.stride
                part.writer.write(raw: UnsafeRawBufferPointer(rebasing: $0[range.lowerBound * stride..<end * stride]))
            }
            return end
        }
        for index in range {
            let start = part.checkpoint()
            part.sizeLimit = ChunkSize.target * 2
            try part.encodeMade(elements[index], element)
            if part.hasStopped || part.writer.count > ChunkSize.target * 2 {
                part.rollBack(to: start)
                return index
            }
            if part.writer.count >= ChunkSize.target { return index + 1 }
        }
        return range.upperBound
    }

    /// Writes an element that is too large for a chunk where it is, its own collections as chunks. Returns whether that
    /// is short enough.
    private func encodeInPlace(
        _ value: Value.Element, _ encoder: inout ValueEncoder
    ) throws(NotStorable) -> Bool {
        guard let element, element.mayBeDivided else { return false }
        let start = encoder.checkpoint()
        let state = (encoder.depth, encoder.lacksInitialValue, encoder.sizeLimit)
        encoder.sizeLimit = .max
        encoder.writer.write(count: ChunkMark.element)
        let length = encoder.writer.count
        try encoder.encodeElement(value, element)
        let isShort = encoder.writer.count - length <= ChunkSize.rest / 4
        if !isShort { encoder.rollBack(to: start) }
        (encoder.depth, encoder.lacksInitialValue, encoder.sizeLimit) = state
        return isShort
    }
}
