/// HTML while it is written. A page has some hundred pieces of a few bytes, and to append one to an array takes four times as
/// long as to copy it: they are collected, and appended together.
///
/// What is collected lies in memory that only this value knows.
struct HTMLBuffer: ~Copyable {
    private var bytes = Bytes()
    private let collected = UnsafeMutablePointer<UInt8>.allocate(capacity: HTMLBuffer.capacity)
    private var count = 0

    /// Memory of this size comes from what the thread has freed last.
    private static var capacity: Int { 1_000 }

    deinit { collected.deallocate() }

    private mutating func flush() {
        bytes.append(contentsOf: UnsafeBufferPointer(start: collected, count: count))
        count = 0
    }

    /// Gives what was written, and writes behind `other` from now on.
    mutating func exchange(_ other: inout Bytes) {
        flush()
        swap(&bytes, &other)
    }
}

extension HTMLBuffer: ByteOutput {
    mutating func append(_ byte: UInt8) {
        if count == Self.capacity { flush() }
        collected[count] = byte
        count += 1
    }

    mutating func append(contentsOf piece: UnsafeBufferPointer<UInt8>) {
        guard let start = piece.baseAddress else { return }
        if piece.count > Self.capacity - count {
            flush()
            if piece.count > Self.capacity { return bytes.append(contentsOf: piece) }
        }
        (collected + count).update(from: start, count: piece.count)
        count += piece.count
    }
}
