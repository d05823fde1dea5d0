import CZlib

extension RawResponse {
    /// The body as it was before it was compressed; empty if it is no gzip.
    var decompressed: [UInt8] {
        var stream = z_stream()
        guard inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            return []
        }
        defer { inflateEnd(&stream) }
        var input = body
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        return input.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            while true {
                let (result, count) = chunk.withUnsafeMutableBufferPointer { chunk in
                    stream.next_out = chunk.baseAddress
                    stream.avail_out = UInt32(chunk.count)
                    return (inflate(&stream, Z_NO_FLUSH), chunk.count - Int(stream.avail_out))
                }
                output += chunk[..<count]
                if result == Z_STREAM_END { return output }
                guard result == Z_OK else { return [] }
            }
        }
    }

    var decompressedText: String { String(decoding: decompressed, as: UTF8.self) }

    var isCompressed: Bool { self["content-encoding"] == "gzip" }
}
