import Glibc
import Synchronization

/// A connection between two servers on which many visitors' requests are under way at a time. Both ends have one.
///
/// Any thread may send; the front's thread receives. What that thread sends in one turn of its loop leaves in one piece: an answer
/// and the frame that belongs to it, and those of all visitors whose requests came together.
final class Link: Sendable {
    private struct Outgoing {
        var bytes: [UInt8] = []
        var sent = 0
        /// The other end does not read messages yet, or the socket takes nothing now.
        var waits: Bool
        var hasEnded = false
        /// The descriptor is another one's by now.
        var isClosed = false
        /// It is in the poller's list of those that are sent at the turn's end.
        var isGathered = false
    }

    private let socket: StreamSocket
    private let descriptor: Int32
    /// What it is called in the poller's list.
    let number: UInt64
    private let poller: HopPoller
    private let outgoing: Mutex<Outgoing>
    /// Bytes of a message that has not come completely; for the front's thread.
    private let incoming = Incoming()

    private final class Incoming: @unchecked Sendable {
        @exclusivity(unchecked) var bytes: [UInt8] = []
    }

    /// Bytes that may wait for the other server to read.
    static let backlogLimit = 4 << 20
    private static let pieceSize = 65_536

    /// With `waits`, nothing is sent before ``begin()``.
    init(_ socket: StreamSocket, number: UInt64, _ poller: HopPoller, waits: Bool) {
        (self.socket, self.number, self.poller) = (socket, number, poller)
        descriptor = socket.descriptor ?? -1
        outgoing = Mutex(Outgoing(waits: waits))
    }

    /// Whether too much waits already.
    var isFull: Bool { outgoing.withLock { $0.hasEnded || $0.bytes.count - $0.sent > Self.backlogLimit } }

    /// Sends a message. `false` if the link has ended.
    @discardableResult
    func send(_ kind: LinkMessage.Kind, _ number: UInt32, _ content: UnsafeRawBufferPointer) -> Bool {
        outgoing.withLock { outgoing in
            guard !outgoing.hasEnded else { return false }
            LinkMessage(kind: kind, number: number, content: content).append(to: &outgoing.bytes)
            guard !outgoing.waits, !outgoing.isGathered else { return true }
            if poller.isOnFrontThread {
                outgoing.isGathered = true
                poller.gather(self)
            } else {
                write(&outgoing)
            }
            return true
        }
    }

    @discardableResult
    func send(_ kind: LinkMessage.Kind, _ number: UInt32, _ content: [UInt8] = []) -> Bool {
        content.withUnsafeBytes { send(kind, number, $0) }
    }

    // MARK: On the front's thread

    /// Sends what has gathered in this turn.
    func sendGathered() {
        outgoing.withLock { outgoing in
            outgoing.isGathered = false
            if !outgoing.waits { write(&outgoing) }
        }
    }

    /// The other end reads messages from here on, or the socket takes bytes again. Returns whether nothing waits any more.
    func begin() -> Bool {
        outgoing.withLock { outgoing in
            guard outgoing.waits, !outgoing.hasEnded else { return false }
            outgoing.waits = false
            poller.change(descriptor, number: number, events: HopPoller.reading)
            write(&outgoing)
            return !outgoing.waits
        }
    }

    private func write(_ outgoing: inout Outgoing) {
        guard !outgoing.hasEnded, outgoing.sent < outgoing.bytes.count else { return }
        let result = outgoing.bytes.withUnsafeBytes { bytes in
            SocketWriter.write(UnsafeRawBufferPointer(rebasing: bytes[outgoing.sent...]), to: descriptor)
        }
        guard case .wrote(let count) = result else {
            // The poller reports the end.
            outgoing.hasEnded = true
            return socket.shutDown()
        }
        outgoing.sent += count
        if outgoing.sent == outgoing.bytes.count {
            outgoing.bytes.removeAll(keepingCapacity: outgoing.bytes.capacity <= Self.pieceSize)
            outgoing.sent = 0
        } else {
            outgoing.waits = true
            poller.change(descriptor, number: number, events: HopPoller.reading | Int16(POLLOUT))
        }
    }

    /// Reads what has come, and calls `body` with each message. `false` if the link has ended.
    func receive(_ body: (LinkMessage) -> Void) -> Bool {
        withUnsafeTemporaryAllocation(byteCount: Self.pieceSize, alignment: 8) { piece in
            let count = recv(descriptor, piece.baseAddress, piece.count, Int32(MSG_DONTWAIT))
            guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
            return read(UnsafeRawBufferPointer(rebasing: piece[..<count]), body)
        }
    }

    private func read(_ bytes: UnsafeRawBufferPointer, _ body: (LinkMessage) -> Void) -> Bool {
        guard !incoming.bytes.isEmpty else {
            guard let used = LinkMessage.read(bytes, body) else { return false }
            if used < bytes.count { incoming.bytes = Array(bytes[used...]) }
            return true
        }
        incoming.bytes.append(contentsOf: bytes)
        guard let used = incoming.bytes.withUnsafeBytes({ LinkMessage.read($0, body) }) else { return false }
        if used > 0 { incoming.bytes.removeFirst(used) }
        return true
    }

    /// Ends the link. What has not been sent is lost.
    func close() {
        outgoing.withLock { outgoing in
            guard !outgoing.isClosed else { return }
            outgoing = Outgoing(waits: false, hasEnded: true, isClosed: true)
            poller.remove(descriptor)
            socket.release(torn: false)
        }
    }
}
