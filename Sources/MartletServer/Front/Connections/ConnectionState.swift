import Glibc
import Synchronization

/// The state of one connection and of the request on it: one object for a connection, reused for each of its requests,
/// so that a request allocates nothing of its own.
///
/// `@unchecked Sendable`: everything but the constants, the deadlines (atomic), which the reaper reads,
/// and `acknowledged`, which only the reaper knows, is touched on the front's thread only.
final class ConnectionState: @unchecked Sendable {
    enum Stage {
        /// Between two requests, or in a head.
        case head
        case body
        case batched(BatchedReply)
        case deferred(DeferredAnswer)
        case answered
    }

    /// The library's handle; `nil` for a request without a connection, whose head is in ``memory``.
    let handle: OpaquePointer?
    let memory: MemoryHead?
    let descriptor: Int32
    /// In milliseconds of ``ServerClock``; ``ServerClock/never`` while the connection may take its time.
    let deadline: Atomic<UInt64>
    /// While a large answer is under way: when the client must have read more of it. ``ServerClock/never`` otherwise.
    let progressDeadline = Atomic<UInt64>(ServerClock.never)
    /// Bytes that the client's system had acknowledged when the reaper last looked.
    @exclusivity(unchecked) var acknowledged: UInt64 = 0
    /// The address that the connection counts for; `nil` for this machine itself and for proxies, which stand for many.
    let peer: AddressBlock?
    /// When the connection reached its stage, in milliseconds of ``ServerClock``.
    @exclusivity(unchecked) var since: UInt64
    /// The connection has been shut down to make room.
    @exclusivity(unchecked) var isEnding = false
    /// The connection is not counted any more: it is ending, or it is a stream that the library keeps, which is counted
    /// as a stream.
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
    /// The header fields that are read in most requests.
    @exclusivity(unchecked) var fields = KnownFields()
    @exclusivity(unchecked) private(set) var body = BodyBuffer()
    /// The value of `Content-Length`.
    @exclusivity(unchecked) var contentLength: Int?
    /// The greatest number of bytes of this request's body.
    @exclusivity(unchecked) var bodyLimit = 0
    /// The reason that memory for the body was refused while it arrived.
    @exclusivity(unchecked) var refusal: ByteBudget.Refusal?
    /// The memory that the request has reserved.
    @exclusivity(unchecked) var holding = RequestHolding()
    /// An object that the handler has set for this request.
    @exclusivity(unchecked) var handlerState: AnyObject?
    /// What another server says of the request; `nil` if that was not looked at.
    @exclusivity(unchecked) var hop: HopClaim?
    /// Bytes that came beyond the limit; the body is then not kept.
    @exclusivity(unchecked) private(set) var bodyExcess = 0
    /// The request came in HTTP/1.1, so that an answer may be chunked.
    @exclusivity(unchecked) var speaksChunks = false
    /// The connection ends with this request's answer.
    @exclusivity(unchecked) var closes = false
    /// The connection carries a stream, and no further request. If the stream has taken its socket over, the library
    /// keeps the connection a little longer; ending it then would end the stream.
    @exclusivity(unchecked) var carriesStream = false
    /// The client was refused and may still be sending its body.
    @exclusivity(unchecked) var lingers = false
    /// The handler is asked again when the answer comes that it waits for.
    @exclusivity(unchecked) var asksAgain = false
    /// No request has come yet.
    @exclusivity(unchecked) var isNewcomer = false
    /// Counted among the requests that `stop()` waits for.
    @exclusivity(unchecked) var isCounted = false

    init(handle: OpaquePointer, descriptor: Int32, peer: AddressBlock?, now: UInt64, deadline: UInt64) {
        self.handle = handle
        memory = nil
        self.descriptor = descriptor
        self.peer = peer
        since = now
        self.deadline = Atomic(deadline)
    }

    /// For one request without a connection.
    init(_ head: MemoryHead, method: HTTPMethod, query: String?, bodyLimit: Int) {
        (handle, memory, descriptor, peer, since) = (nil, head, -1, nil, 0)
        deadline = Atomic(ServerClock.never)
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
            // Otherwise the library splits the query, which takes 60 bytes of the connection's memory for each name.
            // The second zero is behind the mark, because the library has found the mark already.
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

    /// Keeps a part of the body.
    func append(_ bytes: UnsafeRawBufferPointer) { body.append(bytes) }

    /// Whether `count` more bytes are within the limit.
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
        handlerState = nil
        hop = nil
        body.removeAll()
    }

    deinit { body.free() }

    /// The object behind a pointer that the library keeps for us.
    static func from(_ pointer: UnsafeMutableRawPointer?) -> ConnectionState? {
        pointer.map { Unmanaged<ConnectionState>.fromOpaque($0).takeUnretainedValue() }
    }
}
