import Glibc

/// One request on its way to another server on a connection of its own, and the answer on its way back: what may be large, which
/// would hold up others on a ``Link``. The front's thread uses it.
final class Hop {
    let connection: PeerConnection
    private var socket: Int32 { connection.socket }
    /// The address of the other server.
    let peer: String
    private let later: DeferredResponse
    private let failure: HTTPResponse
    /// What the hop is called in this process.
    var number: UInt64 { connection.number }
    /// Called if the other server does not have the session any more, or does not answer.
    private let onFailure: @Sendable () -> Void
    /// What the forwarder waits for.
    var watched: Int16 = 0
    /// Whether the other server keeps the connection open after the answer.
    private var isKept = false
    private var isTaken = false
    /// Who pays for the memory of the answer, and out of what.
    let address: AddressBlock?
    private let budget: ByteBudget
    /// The bytes of the answer that have been counted.
    private var counted = 0
    private var outgoing: [UInt8]
    private var sent = 0
    private var incoming: [UInt8] = []
    private var head: HopHead?
    /// When it is given up, in milliseconds; it changes as the answer comes.
    private(set) var deadline: UInt64
    private(set) var isOver = false
    private(set) var hasFailed = false

    /// Bytes of an answer, and of a frame that has not come completely.
    private static let limit = 64 << 20
    private static let headLimit = 64 << 10
    /// Milliseconds for a connection, and for an answer.
    private static let connecting: UInt64 = 1_000
    private static let answering: UInt64 = 60_000

    init(
        _ connection: PeerConnection, to peer: String, _ outgoing: [UInt8], _ later: DeferredResponse,
        failure: HTTPResponse, for address: AddressBlock?, _ budget: ByteBudget,
        onFailure: @escaping @Sendable () -> Void = {}
    ) {
        self.onFailure = onFailure
        (self.connection, self.peer, self.outgoing) = (connection, peer, outgoing)
        (self.later, self.failure) = (later, failure)
        (self.address, self.budget) = (address, budget)
        deadline = SystemTime.milliseconds + Self.connecting
    }

    /// The connection, if it may be used again: the answer is whole, nothing follows it, and the other server keeps it open.
    func removeConnection() -> PeerConnection? {
        guard isOver, !hasFailed, isKept else { return nil }
        isTaken = true
        return connection
    }

    deinit {
        if !isTaken { connection.close() }
        if counted > 0 { budget.giveBack(counted, of: address) }
    }

    /// What is waited for: to write, or to read.
    var events: Int16 { sent < outgoing.count ? Int16(POLLOUT) : Int16(POLLIN) }

    /// Whether nobody waits for the answer.
    var isAbandoned: Bool { later.isAbandoned }

    /// The socket is ready.
    func advance() {
        if sent < outgoing.count { write() } else { read() }
    }

    private func write() {
        let count = outgoing.withUnsafeBytes { bytes -> Int in
            guard let start = bytes.baseAddress else { return 0 }
            return send(socket, start + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
        }
        if count < 0 {
            if errno != EAGAIN, errno != EINTR { fail() }
            return
        }
        sent += count
        deadline = SystemTime.milliseconds + Self.answering
        if sent == outgoing.count { outgoing = []; sent = 0 }
    }

    private func read() {
        let count = withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { piece in
            let count = recv(socket, piece.baseAddress, piece.count, 0)
            if count > 0 { incoming.append(contentsOf: piece[..<count]) }
            return count
        }
        if count < 0 {
            if errno != EAGAIN, errno != EINTR { fail() }
            return
        }
        if let refusal = countIncoming() { return fail(with: ProblemAnswer.tooMuchMemory(refusal)) }
        handle(isComplete: count == 0)
        _ = countIncoming()
    }

    /// Counts the bytes that are kept now. Returns the reason if they may not be.
    private func countIncoming() -> ByteBudget.Refusal? {
        let bytes = isOver ? 0 : incoming.count
        if bytes > counted, let refusal = budget.take(bytes - counted, for: address) { return refusal }
        if bytes < counted { budget.giveBack(counted - bytes, of: address) }
        counted = bytes
        return nil
    }

    /// Passes on what has come.
    private func handle(isComplete: Bool) {
        if head == nil {
            guard let parsed = HopHead(incoming) else {
                if isComplete || incoming.count > Self.headLimit { fail() }
                return
            }
            head = parsed
            // It has released the session, or may not answer for it now.
            if parsed.status == 503 { onFailure() }
            incoming.removeFirst(parsed.length)
        }
        guard let head else { return }
        let isWhole = head.bodyLength.map { incoming.count >= $0 } ?? isComplete
        if isWhole {
            isOver = true
            isKept = head.keepsConnection && head.bodyLength == incoming.count
            if let length = head.bodyLength, length < incoming.count {
                incoming.removeLast(incoming.count - length)
            }
            // From here on the visitor's own connection counts them.
            _ = countIncoming()
            later.send(HTTPResponse(status: head.status, headers: head.headers, body: .bytes(incoming)))
        } else if isComplete || incoming.count > Self.limit {
            fail()
        }
    }

    /// The other server could not be reached, or has gone.
    func fail() { fail(with: nil) }

    private func fail(with problem: HTTPResponse?) {
        guard !isOver else { return }
        hasFailed = true
        onFailure()
        later.send(problem ?? failure)
        isOver = true
    }
}

/// The head of an answer.
struct HopHead {
    let status: Int
    var headers: [(name: String, value: String)] = []
    /// `nil` if the end of the connection is the end of the body.
    var bodyLength: Int?
    /// Whether the connection stays open after the answer.
    var keepsConnection = false
    /// Bytes of the head itself.
    let length: Int

    /// What concerns one connection only, or is added anew.
    private static let own: [StaticString] = [
        "connection", "keep-alive", "content-length", "date", "transfer-encoding",
    ]

    /// Reads a head; `nil` if it is not complete, or none.
    init?(_ bytes: [UInt8]) {
        let end: Int? = bytes.withUnsafeBytes { bytes in
            var index = 3
            while index < bytes.count {
                if bytes[index] == 10, bytes[index - 1] == 13, bytes[index - 2] == 10, bytes[index - 3] == 13 {
                    return index - 3
                }
                index += 1
            }
            return nil
        }
        guard let end else { return nil }
        let lines = bytes[..<end].split(separator: 10)
        let first = lines.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
        guard first.hasPrefix("HTTP/1."), let status = Int(first.dropFirst(9).prefix(3)), (200...599).contains(status)
        else { return nil }
        self.status = status
        length = end + 4
        for line in lines.dropFirst() {
            let line = line.last == 13 ? line.dropLast() : line
            guard let colon = line.firstIndex(of: 58) else { return nil }
            let value = String(decoding: line[(colon + 1)...].drop { $0 == 32 }, as: UTF8.self)
            let isOwn = line[..<colon].withUnsafeBytes { name in
                if name.is(caseless: "content-length") { bodyLength = Int(value).flatMap { $0 < 0 ? nil : $0 } }
                if name.is(caseless: "connection") { keepsConnection = value.lowercased() == "keep-alive" }
                return Self.own.contains(where: name.is(caseless:))
            }
            if !isOwn { headers.append((String(decoding: line[..<colon], as: UTF8.self), value)) }
        }
        if status == 204 || status == 304 { bodyLength = 0 }
    }
}
