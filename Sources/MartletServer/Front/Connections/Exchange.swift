import Glibc
import Synchronization

/// What the front knows of one connection and of the request that is on it: one object a connection, used again for
/// each of its requests, so that a request allocates nothing of its own.
///
/// `@unchecked Sendable`: everything but the constants, the deadlines (atomic), which the reaper reads,
/// and `acknowledged`, which only the reaper knows, is touched on the front's thread only.
final class Exchange: @unchecked Sendable {
    enum Stage {
        /// Between two requests, or in a head.
        case head
        case body
        case afterReading(BatchedReply)
        case deferred(DeferredAnswer)
        case answered
    }

    /// `nil` for a request that comes on none, whose head is in ``memory``.
    let connection: OpaquePointer?
    let memory: MemoryHead?
    let descriptor: Int32
    /// In milliseconds of ``Clock``; ``Clock/never`` while the connection may take its time.
    let deadline: Atomic<UInt64>
    /// While a large answer is under way: when the client must have read more of it. ``Clock/never`` otherwise.
    let progressDeadline = Atomic<UInt64>(Clock.never)
    /// Bytes that the client's system had confirmed when the reaper last looked.
    @exclusivity(unchecked) var acknowledged: UInt64 = 0
    /// Whom the connection is counted for; `nil` for this machine itself and for proxies, which stand for many.
    let peer: AddressBlock?
    /// Since when the connection has been at its stage, in milliseconds of ``Clock``.
    @exclusivity(unchecked) var since: UInt64
    /// The connection has been shut down to make room.
    @exclusivity(unchecked) var isEnding = false
    /// It is not counted any more: it is ending, or a stream that the library keeps, which is counted as one.
    @exclusivity(unchecked) var isUncounted = false

    @exclusivity(unchecked) var stage = Stage.head
    @exclusivity(unchecked) var method = HTTPMethod.get
    /// Length of the request target, path and query, before the library cut it up.
    @exclusivity(unchecked) var targetLength = 0
    @exclusivity(unchecked) var targetIsSound = false
    @exclusivity(unchecked) var query: String?
    /// Where a target that names a server, as proxies are asked, has its path; 0 for one that is a path.
    @exclusivity(unchecked) private(set) var pathOffset = 0
    /// Where such a target has the server's name.
    @exclusivity(unchecked) private(set) var authority = 0..<0
    /// The fields of the head that most requests are asked for.
    @exclusivity(unchecked) var fields = KnownFields()
    @exclusivity(unchecked) private(set) var body = BodyBuffer()
    /// What `Content-Length` says.
    @exclusivity(unchecked) var contentLength: Int?
    /// Most bytes of this request's body.
    @exclusivity(unchecked) var bodyLimit = 0
    /// Why memory for the body was refused while it came.
    @exclusivity(unchecked) var refusal: ByteBudget.Refusal?
    /// What the request holds of the front's memory.
    @exclusivity(unchecked) var holding = RequestHolding()
    /// What the handler has found in the head and needs again.
    @exclusivity(unchecked) var finding: AnyObject?
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

    init(connection: OpaquePointer, descriptor: Int32, peer: AddressBlock?, now: UInt64, deadline: UInt64) {
        self.connection = connection
        memory = nil
        self.descriptor = descriptor
        self.peer = peer
        since = now
        self.deadline = Atomic(deadline)
    }

    /// For one request that comes on no connection.
    init(_ head: MemoryHead, method: HTTPMethod, query: String?, bodyLimit: Int) {
        (connection, memory, descriptor, peer, since) = (nil, head, -1, nil, 0)
        deadline = Atomic(Clock.never)
        (self.method, self.query, self.bodyLimit) = (method, query, bodyLimit)
        for (name, value) in head.fields {
            guard let start = name.baseAddress else { continue }
            fields.note(start.assumingMemoryBound(to: CChar.self), name.count, value)
        }
    }

    /// A request line has come, and not the end of the head.
    @exclusivity(unchecked) private(set) var hasBegun = false

    /// The library has read a request line, and has not yet cut the target at its `?` and `&`.
    func begin(target: UnsafePointer<CChar>?) {
        hasBegun = true
        let bytes = UnsafeRawBufferPointer(start: target, count: target.map(Glibc.strlen) ?? 0)
        targetLength = bytes.count
        targetIsSound = !bytes.isEmpty && !bytes.contains { $0 <= 0x20 || $0 == 0x7f }
        (pathOffset, authority) = (0, 0..<0)
        guard let target else { return query = nil }
        if let mark = memchr(target, 0x3f, bytes.count) {
            query = String(cString: mark.assumingMemoryBound(to: CChar.self) + 1)
            // Otherwise the library reads the query apart, for which it takes 60 bytes of the connection's memory a name. Behind
            // the mark, since it has found that already.
            mark.storeBytes(of: 0, toByteOffset: 0, as: UInt8.self)
            mark.storeBytes(of: 0, toByteOffset: 1, as: UInt8.self)
        } else {
            query = nil
        }
        if bytes.first != 0x2f { findAuthority(target) }
    }

    /// Reads `http://host/path`.
    private func findAuthority(_ target: UnsafePointer<CChar>) {
        let start = strncasecmp(target, "http://", 7) == 0 ? 7 : strncasecmp(target, "https://", 8) == 0 ? 8 : 0
        guard start > 0 else { return }
        let length = strlen(target)
        var end = start
        while end < length, target[end] != 0x2f { end += 1 }
        (authority, pathOffset) = (start..<end, end)
        // A name and a password before the host are nothing that a browser sends.
        if end == start || memchr(target + start, 0x40, end - start) != nil { targetIsSound = false }
    }

    /// Keeps what came of a body.
    func append(_ bytes: UnsafeRawBufferPointer) { body.append(bytes) }

    /// Whether so many bytes more are within the limit.
    func takes(_ count: Int) -> Bool { bodyExcess == 0 && count <= bodyLimit - body.count }

    /// The body is too large, and is not kept.
    func passOver(_ count: Int) {
        bodyExcess += max(count, 1)
        body.removeAll()
    }

    /// Forgets the request; the connection may carry another.
    func end() {
        stage = .head
        hasBegun = false
        fields = KnownFields()
        query = nil
        bodyExcess = 0
        closes = false
        isCounted = false
        lingers = false
        refusal = nil
        finding = nil
        body.removeAll()
    }

    deinit { body.free() }

    /// The object behind a pointer that the library keeps for us.
    static func from(_ pointer: UnsafeMutableRawPointer?) -> Exchange? {
        pointer.map { Unmanaged<Exchange>.fromOpaque($0).takeUnretainedValue() }
    }
}
