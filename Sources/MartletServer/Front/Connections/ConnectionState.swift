import Glibc
import Synchronization

/// The state of one connection and of the request on it: one object for a connection, reused for each of its requests,
/// so that a request allocates nothing of its own.
///
/// `@unchecked Sendable`: everything but the constants, the deadlines (atomic), which the reaper reads,
/// and `acknowledged`, which only the reaper knows, is touched on the front's thread only.
final class ConnectionState: @unchecked Sendable {
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

    @exclusivity(unchecked) var request = RequestState()
    /// The connection carries a stream, and no further request. If the stream has taken its socket over, the library
    /// keeps the connection a little longer; ending it then would end the stream.
    @exclusivity(unchecked) var carriesStream = false
    /// No request has come yet.
    @exclusivity(unchecked) var isNewcomer = false

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
        request.method = method
        request.target = RequestTarget(query: query)
        request.body = IncomingBody(limit: bodyLimit)
        for (name, value) in head.fields {
            guard let start = name.baseAddress else { continue }
            request.fields.add(start.assumingMemoryBound(to: CChar.self), name.count, value)
        }
    }

    /// Prefetches all of it: other connections have had their turns since its last request. To ask for its size would wait for
    /// its memory.
    func prefetch() { ObjectMemory(of: ObjectIdentifier(self), lines: 9).prefetch() }

    /// Forgets the request; the connection may carry another.
    func end() { request.end() }

    deinit { request.body.free() }

    /// The object behind a pointer that the library keeps for us.
    static func from(_ pointer: UnsafeMutableRawPointer?) -> ConnectionState? {
        pointer.map { Unmanaged<ConnectionState>.fromOpaque($0).takeUnretainedValue() }
    }
}
