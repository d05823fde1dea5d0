import Glibc

/// A link that this server makes to another one: it asks for it as any client, and then has the connection to itself. The front's
/// thread uses it.
final class OutgoingLink {
    private enum Phase {
        /// The question is not sent yet.
        case connecting([UInt8])
        /// The head of the answer has not come completely.
        case asking([UInt8])
        case open
    }

    let link: Link
    /// The address of the other server.
    let peer: String
    private let socket: Int32
    private var phase: Phase
    /// When the link must be open, in milliseconds.
    let deadline: UInt64

    private static let patience: UInt64 = 1_000
    private static let headLimit = 4_096

    /// `nil` if there is no such address. `question` is the head of the request for a link.
    init?(to peer: String, _ question: [UInt8], _ poller: HopPoller) {
        guard let connection = PeerConnection(to: peer) else { return nil }
        (self.peer, socket, phase) = (peer, connection.socket, .connecting(question))
        link = Link(.taken(descriptor: socket), number: connection.number, poller, waits: true)
        deadline = SystemTime.milliseconds + Self.patience
        poller.add(socket, number: connection.number, events: Int16(POLLOUT))
    }

    var isOpen: Bool { if case .open = phase { true } else { false } }

    /// The socket is ready. `false` if the link has ended.
    func advance(_ poller: HopPoller, isWritable: Bool, _ body: (LinkMessage) -> Void) -> Bool {
        switch phase {
        case .connecting(let question):
            // A question is shorter than what a new socket takes.
            guard
                question.withUnsafeBytes({ send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) })
                    == question.count
            else { return false }
            phase = .asking([])
            poller.change(socket, number: link.number, events: HopPoller.reading)
            return true
        case .asking(var head):
            // Byte by byte, once in the life of a link: what follows the head are messages.
            var byte: UInt8 = 0
            while head.count < Self.headLimit {
                let count = recv(socket, &byte, 1, Int32(MSG_DONTWAIT))
                guard count == 1 else {
                    phase = .asking(head)
                    return count < 0 && (errno == EAGAIN || errno == EINTR)
                }
                head.append(byte)
                guard byte == 10, let answer = HopHead(head) else { continue }
                guard answer.status == 200 else { return false }
                phase = .open
                _ = link.begin()
                return true
            }
            return false
        case .open:
            if isWritable { _ = link.begin() }
            return link.receive(body)
        }
    }
}
