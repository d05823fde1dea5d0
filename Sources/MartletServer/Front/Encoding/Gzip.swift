import CZlib

/// Compression as gzip.
enum Gzip {
    /// How much time compression may take.
    enum Effort {
        /// What is made once and sent often: as small as it gets.
        case most
        /// An answer that is made for one client: most of what there is to win, in a fraction of the time and memory.
        case little
    }

    /// `content` as gzip; `nil` if that does not make it smaller.
    static func compress(_ content: [UInt8], _ effort: Effort = .most) -> [UInt8]? {
        var stream = z_stream()
        let (level, window, memory) = effort == .most ? (9, 15, 9) : settings(for: content.count)
        // 16 asks for gzip's frame.
        guard
            deflateInit2_(
                &stream, level, Z_DEFLATED, window + 16, memory, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        guard content.count > 1, let count = UInt32(exactly: content.count) else { return nil }
        // With room for less than there was, it stops where it has nothing to win any more.
        let room = content.count - 1
        var isComplete = false
        let output = content.withUnsafeBufferPointer { input in
            [UInt8](unsafeUninitializedCapacity: room) { output, length in
                // The library reads here only, so its wish for a mutable pointer changes nothing of ours.
                stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.avail_in = count
                stream.next_out = output.baseAddress
                stream.avail_out = count - 1
                isComplete = deflate(&stream, Z_FINISH) == Z_STREAM_END
                length = room - Int(stream.avail_out)
            }
        }
        return isComplete ? output : nil
    }

    /// A window no larger than the content, and tables to match: clearing large ones takes longer than a small page
    /// does.
    private static func settings(for count: Int) -> (level: Int32, window: Int32, memory: Int32) {
        let bits = Int32(Int.bitWidth - max(count - 1, 1).leadingZeroBitCount)
        let window = min(max(bits, 10), 15)
        return (count > 1 << 18 ? 1 : 4, window, window - 7)
    }
}
