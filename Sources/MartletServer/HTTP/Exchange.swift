import Glibc
import Synchronization

/// What the front knows of one connection and of the request that is on it: one object a connection, used again for
/// each of its requests, so that a request allocates nothing of its own.
///
/// `@unchecked Sendable`: everything but `descriptor` (constant) and `deadline` (atomic), which the reaper reads, is
/// touched on the front's thread only.
final class Exchange: @unchecked Sendable {
    enum Stage {
        /// Between two requests, or in a head.
        case head
        case body
        case afterReading(BatchedReply)
        case deferred(DeferredAnswer)
        case answered
    }

    let descriptor: Int32
    /// In milliseconds of ``Clock``; ``Clock/never`` while the connection may take its time.
    let deadline: Atomic<UInt64>

    @exclusivity(unchecked) var stage = Stage.head
    @exclusivity(unchecked) var method = HTTPMethod.get
    /// Length of the request target, path and query, before the library cut it up.
    @exclusivity(unchecked) var targetLength = 0
    @exclusivity(unchecked) var targetIsSound = false
    @exclusivity(unchecked) var query: String?
    /// The fields of the head that most requests are asked for.
    @exclusivity(unchecked) var fields = KnownFields()
    @exclusivity(unchecked) private(set) var body = BodyBuffer()
    /// Bytes that came beyond the limit; the body is then not kept.
    @exclusivity(unchecked) private(set) var bodyExcess = 0
    /// The request came in HTTP/1.1, so that an answer may be chunked.
    @exclusivity(unchecked) var speaksChunks = false
    /// The connection ends with this request's answer.
    @exclusivity(unchecked) var closes = false
    /// The client was refused and may still be sending its body.
    @exclusivity(unchecked) var lingers = false
    /// Counted among the requests that `stop()` waits for.
    @exclusivity(unchecked) var isCounted = false

    init(descriptor: Int32, deadline: UInt64) {
        self.descriptor = descriptor
        self.deadline = Atomic(deadline)
    }

    /// The library has read a request line, and has not yet cut the target at its `?` and `&`.
    func begin(target: UnsafePointer<CChar>?) {
        let bytes = UnsafeRawBufferPointer(start: target, count: target.map(Glibc.strlen) ?? 0)
        targetLength = bytes.count
        targetIsSound = !bytes.isEmpty && !bytes.contains { $0 <= 0x20 || $0 == 0x7f }
        guard let target, let mark = memchr(target, 0x3f, bytes.count) else { return query = nil }
        query = String(cString: mark.assumingMemoryBound(to: CChar.self) + 1)
    }

    /// Keeps what came of a body, up to `limit` bytes.
    func append(_ bytes: UnsafeRawBufferPointer, limit: Int) {
        guard bodyExcess == 0, bytes.count <= limit - body.count else {
            bodyExcess += max(bytes.count, 1)
            body.removeAll()
            return
        }
        body.append(bytes)
    }

    /// Forgets the request; the connection may carry another.
    func end() {
        stage = .head
        fields = KnownFields()
        query = nil
        bodyExcess = 0
        closes = false
        isCounted = false
        lingers = false
        body.removeAll()
    }

    deinit { body.free() }

    /// The object behind a pointer that the library keeps for us.
    static func from(_ pointer: UnsafeMutableRawPointer?) -> Exchange? {
        pointer.map { Unmanaged<Exchange>.fromOpaque($0).takeUnretainedValue() }
    }
}
