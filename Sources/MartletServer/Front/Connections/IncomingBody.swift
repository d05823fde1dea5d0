/// The body of a request, as far as it has come, and how much of it may come.
struct IncomingBody {
    private var buffer = BodyBuffer()
    /// The value of `Content-Length`.
    var statedLength: Int?
    /// The greatest number of bytes.
    var limit = 0
    /// Bytes that came beyond the limit; the body is then not kept.
    private(set) var excess = 0
    /// The reason that memory was refused while it arrived.
    var refusal: ByteBudget.Refusal?

    init(limit: Int = 0) { self.limit = limit }

    var count: Int { buffer.count }
    var bytes: UnsafeRawBufferPointer { buffer.bytes }

    /// Keeps a part.
    mutating func append(_ bytes: UnsafeRawBufferPointer) { buffer.append(bytes) }

    /// Whether `count` more bytes are within the limit.
    func takes(_ count: Int) -> Bool { excess == 0 && count <= limit - buffer.count }

    /// It is too large, and is not kept.
    mutating func passOver(_ count: Int) {
        excess += max(count, 1)
        buffer.removeAll()
    }

    /// The request has ended; another may follow.
    mutating func end() {
        (excess, refusal) = (0, nil)
        buffer.removeAll()
    }

    mutating func free() { buffer.free() }
}
