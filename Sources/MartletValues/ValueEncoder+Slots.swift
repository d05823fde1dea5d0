/// A slot holds a value and its length, so that a decoder can skip it: 0 if the value is left out, 1 and a number if
/// it is a blob or in chunks, otherwise the length and one.
extension ValueEncoder {
    /// In place of a blob's number: a length and a value in chunks follow.
    static let chunkedSlot = Int(UInt32.max)

    /// Whether the value becomes so large with `count` further bytes that it is going to be a blob, and is encoded
    /// again as one.
    @inline(__always)
    mutating func stops(before count: Int) -> Bool {
        guard writer.count > sizeLimit - count else { return false }
        hasStopped = true
        return true
    }

    /// Writes a value of a struct.
    mutating func encodeSlot(_ plan: ValuePlan, _ address: UnsafeRawPointer) throws(NotStorable) {
        let start = writer.count
        writer.write(byte: 0)
        try plan.encode(address, &self)
        writer.patch(writer.count - start, at: start)
    }

    /// Writes the value of a place, or of an object's property; a large one becomes a blob, or many.
    mutating func encodeSlot(
        _ plan: ValuePlan, _ address: UnsafeRawPointer, _ place: BlobCache.Place
    ) throws(NotStorable) {
        guard plan.mayBecomeBlob else { return try encodeSlot(plan, address) }
        if let name = blobs.unchanged(address, plan, at: place, secrets.version), isAvailable(name) {
            return writeBlob(name)
        }
        if blobs.isChunked(place), try encodeChunks(plan, address, place) { return }
        let start = writer.count
        let uses = shapes.uses
        let shapeStart = shapes.checkpoint
        writer.write(byte: 0)
        sizeLimit = start + 1 + Self.blobLimit
        hasStopped = false
        defer { sizeLimit = .max }
        try plan.encode(address, &self)
        let length = writer.count - start - 1
        guard hasStopped || length > Self.blobLimit else { return writer.patch(length + 1, at: start) }
        let isWhole = shapes.uses == uses && !hasStopped
        var content: [UInt8]?
        if isWhole {
            content = Array(writer.bytes[(start + 1)...]) + [0, 0, 0, 0]
            writer.truncate(to: start)
        } else {
            writer.truncate(to: start)
            shapes.rollBack(to: shapeStart)
            content = try blobContent(plan, address, upTo: plan.mayBeDivided ? ChunkSize.value : .max)
        }
        (sizeLimit, hasStopped) = (.max, false)
        if plan.mayBeDivided, content.map({ $0.count > ChunkSize.value }) ?? true,
            try encodeChunks(plan, address, place)
        {
            return
        }
        let bytes = if let content { content } else { try blobContent(plan, address, upTo: .max) ?? [] }
        let name = blobs.name(of: bytes)
        if !isAvailable(name) { list.add(name, bytes) }
        blobs.retain(address, plan, as: name, at: place, secrets.version)
        writeBlob(name)
    }

    /// Whether the store has a blob, or receives it with this record. The blob of a value that turned out not to be
    /// storable is neither.
    func isAvailable(_ name: BlobName) -> Bool { blobs.isStored(name) || list.contains(new: name) }

    private mutating func writeBlob(_ name: BlobName) {
        writer.write(byte: 1)
        writer.write(count: list.index(of: name))
    }

    /// `nil` if the value is larger than `limit`.
    private func blobContent(
        _ plan: ValuePlan, _ address: UnsafeRawPointer, upTo limit: Int
    ) throws(NotStorable) -> [UInt8]? {
        var part = Self(inside: self)
        (part.lacksInitialValue, part.sizeLimit) = (lacksInitialValue, limit)
        try plan.encode(address, &part)
        return part.hasStopped ? nil : part.standaloneBytes
    }

    /// Bytes that stand for themselves: after the values come the shapes that they use, and their length.
    var standaloneBytes: [UInt8] {
        var content = writer
        let shapeBytes = shapes.bytes
        content.bytes.append(contentsOf: shapeBytes)
        content.write(fixed: UInt32(truncatingIfNeeded: shapeBytes.count))
        return content.bytes
    }

    // MARK: Chunks

    /// Writes a large value where it is and its collections as chunks. Returns whether that is short enough.
    private mutating func encodeChunks(
        _ plan: ValuePlan, _ address: UnsafeRawPointer, _ place: BlobCache.Place
    ) throws(NotStorable) -> Bool {
        let start = checkpoint()
        let state = (depth, lacksInitialValue)
        let uses = list.uses
        writer.write(byte: 1)
        writer.write(count: Self.chunkedSlot)
        let length = writer.count
        writer.write(byte: 0)
        isChunked = true
        defer { isChunked = false }
        try plan.encode(address, &self)
        let size = writer.count - length - 1
        if list.uses > uses, size <= ChunkSize.rest {
            writer.patch(size, at: length)
            blobs.markChunked(place)
            return true
        }
        rollBack(to: start)
        (depth, lacksInitialValue) = state
        return false
    }
}
