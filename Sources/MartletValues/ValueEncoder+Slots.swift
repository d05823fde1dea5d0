/// A slot holds a value and its length, so that a decoder can skip it: 0 if the value is left out, 1 and a number if
/// it is a blob, otherwise the length and one.
extension ValueEncoder {
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

    /// Writes the value of a place, or of an object's property; a large one becomes a blob.
    mutating func encodeSlot(
        _ plan: ValuePlan, _ address: UnsafeRawPointer, _ place: BlobCache.Place
    ) throws(NotStorable) {
        guard plan.mayBecomeBlob else { return try encodeSlot(plan, address) }
        if let name = blobs.unchanged(address, plan, at: place, secrets.version), isAvailable(name) {
            return writeBlob(name)
        }
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
        var content: [UInt8]
        if isWhole {
            content = Array(writer.bytes[(start + 1)...])
            writer.truncate(to: start)
            content.append(contentsOf: [0, 0, 0, 0])
        } else {
            writer.truncate(to: start)
            shapes.rollBack(to: shapeStart)
            content = try blobContent(plan, address)
        }
        let name = blobs.name(of: content)
        if !isAvailable(name) { newBlobs.append((name, content)) }
        blobs.retain(address, plan, as: name, at: place, secrets.version)
        writeBlob(name)
    }

    /// Whether the store has a blob, or receives it with this record. The blob of a value that turned out not to be
    /// storable is neither.
    private func isAvailable(_ name: BlobName) -> Bool {
        blobs.isStored(name) || newBlobs.contains { $0.0 == name }
    }

    private mutating func writeBlob(_ name: BlobName) {
        writer.write(byte: 1)
        let index = names.firstIndex(of: name) ?? names.count
        if index == names.count { names.append(name) }
        writer.write(count: index)
    }

    /// A blob stands for itself: after the value come the shapes that it uses, and their length.
    private mutating func blobContent(_ plan: ValuePlan, _ address: UnsafeRawPointer) throws(NotStorable) -> [UInt8] {
        var outer = (ByteWriter(), ShapeNumbers())
        swap(&outer.0, &writer)
        swap(&outer.1, &shapes)
        (sizeLimit, hasStopped) = (.max, false)
        defer {
            swap(&outer.0, &writer)
            swap(&outer.1, &shapes)
        }
        try plan.encode(address, &self)
        let shapeBytes = shapes.bytes
        writer.bytes.append(contentsOf: shapeBytes)
        writer.write(fixed: UInt32(truncatingIfNeeded: shapeBytes.count))
        return writer.bytes
    }
}
