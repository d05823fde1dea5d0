/// Bytes that stay in memory, unchanged, until the process ends: assets are sent from here without a copy.
///
/// `@unchecked Sendable`: the memory is written once, in `init`, before it is shared, and never freed.
package struct PermanentBytes: @unchecked Sendable {
    let buffer: UnsafeRawBufferPointer

    /// The number of bytes.
    package var count: Int { buffer.count }

    /// Copies `bytes` into memory that is never freed. Meant for assets, once each at start-up; calling it for every
    /// request would be a leak.
    package init(copying bytes: some Collection<UInt8>) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 1), alignment: 1)
        memory.copyBytes(from: bytes)
        buffer = UnsafeRawBufferPointer(rebasing: memory[..<bytes.count])
    }

    /// A part of the bytes, without copying. `range` is clamped to them.
    func part(_ range: Range<Int>) -> PermanentBytes {
        PermanentBytes(buffer: UnsafeRawBufferPointer(rebasing: buffer[range.clamped(to: 0..<count)]))
    }

    private init(buffer: UnsafeRawBufferPointer) { self.buffer = buffer }
}
