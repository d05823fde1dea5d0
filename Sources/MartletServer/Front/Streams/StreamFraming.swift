/// How a stream's bytes are framed on its socket: the only difference between a stream that was taken over and one that
/// the library keeps.
enum StreamFraming {
    /// As they are; the end of the connection is the end of the stream.
    case raw
    /// As chunks of HTTP/1.1.
    case chunked

    /// `bytes` framed, as an array.
    func frame(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        guard case .chunked = self else { return [UInt8](bytes) }
        var framed: [UInt8] = []
        framed.reserveCapacity(bytes.count + 12)
        framed.append(contentsOf: String(bytes.count, radix: 16).utf8)
        framed.append(contentsOf: [0x0d, 0x0a])
        framed.append(contentsOf: bytes)
        framed.append(contentsOf: [0x0d, 0x0a])
        return framed
    }
}
