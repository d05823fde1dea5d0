/// A visitor's request that is under way on a link, and what comes back. The front's thread uses it.
final class LinkedHop {
    let link: Link
    /// What both servers call it.
    let number: UInt32
    let receiver: HopReceiver
    /// Called if the other server does not have the session any more, or does not answer.
    private let onFailure: @Sendable () -> Void
    /// Who pays for the memory of what has come, and out of what.
    let address: AddressBlock?
    private let budget: ByteBudget
    private var counted = 0
    /// A frame that has not come completely, or that the browser's stream has refused.
    private var incoming: [UInt8] = []
    private var isPending = false
    /// Bytes that have come since the other server was told that there is room.
    private var owed = 0
    /// When it is given up, in milliseconds.
    private(set) var deadline: UInt64
    private(set) var isOver = false
    private(set) var hasFailed = false

    /// Milliseconds for an answer, and between two signs of life of a stream.
    private static let answering: UInt64 = 60_000
    /// Bytes of a frame.
    private static let limit = 64 << 20

    init(
        _ link: Link, _ number: UInt32, _ receiver: HopReceiver, for address: AddressBlock?, _ budget: ByteBudget,
        onFailure: @escaping @Sendable () -> Void
    ) {
        (self.link, self.number, self.receiver, self.address) = (link, number, receiver, address)
        (self.budget, self.onFailure) = (budget, onFailure)
        if case .stream(let stream) = receiver { stream.setNumber(UInt64(number)) }
        deadline = SystemTime.milliseconds + Self.answering
    }

    deinit { if counted > 0 { budget.giveBack(counted, of: address) } }

    /// Takes what the other server says.
    func handle(_ message: LinkMessage) {
        switch (message.kind, receiver) {
        case (.answer, _):
            guard let response = HTTPResponse(linkContent: message.content) else { return fail() }
            // It has released the session, or may not answer for it now.
            if response.status == 503 { onFailure() }
            if case .answer(let later, _) = receiver { later.send(response) }
            end()
        case (.piece, .stream(let stream)):
            deadline = SystemTime.milliseconds + Self.answering
            owed += message.content.count
            // Nearly always it is one frame, or several.
            if incoming.isEmpty, !stream.isStalled, Self.endOfFrames(message.content) == message.content.count {
                pass(message.content, on: stream) { incoming = Array(message.content) }
            } else {
                incoming += message.content
                passOn(to: stream)
            }
            count()
        case (.end, .stream):
            // Of a page whose owner leaves, for example.
            onFailure()
            leave()
        default: fail()
        }
    }

    /// The browser reads again, or has gone.
    func resume() {
        guard case .stream(let stream) = receiver, !stream.isStalled else { return }
        passOn(to: stream)
        count()
    }

    /// Passes on whole frames only: between two of them, this server's own signs of life may come.
    private func passOn(to stream: HopStream) {
        guard !stream.isStalled else { return }
        isPending = false
        let end = incoming.withUnsafeBytes { Self.endOfFrames($0) }
        guard end > 0 else { return giveRoom(stream) }
        let frames = incoming
        frames.withUnsafeBytes { pass(UnsafeRawBufferPointer(rebasing: $0[..<end]), on: stream) {} }
        if !isPending { incoming.removeFirst(end) }
    }

    /// Passes frames on. Calls `keep` if they are to be passed on again later.
    private func pass(_ frames: UnsafeRawBufferPointer, on stream: HopStream, keep: () -> Void) {
        switch stream.pass(frames) {
        case .passed: giveRoom(stream)
        case .refused:
            isPending = true
            keep()
        case .closed: leave()
        }
    }

    /// As long as the browser reads. Otherwise, no more can come than there is room for.
    private func giveRoom(_ stream: HopStream) {
        guard owed > LinkChannel.room / 2, !stream.isStalled else { return }
        link.send(.room, number, LinkMessage.bytes(of: UInt32(truncatingIfNeeded: owed)))
        owed = 0
    }

    /// Counts what is kept.
    private func count() {
        let bytes = isOver ? 0 : incoming.count
        if bytes > counted, bytes > Self.limit || budget.take(bytes - counted, for: address) != nil { return fail() }
        if bytes < counted { budget.giveBack(counted - bytes, of: address) }
        counted = bytes
    }

    /// The place behind the last empty line; 0 if there is none.
    private static func endOfFrames(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard bytes.count > 1 else { return 0 }
        for index in stride(from: bytes.count - 1, to: 0, by: -1) where bytes[index] == 10 && bytes[index - 1] == 10 {
            return index + 1
        }
        return 0
    }

    // MARK: Ending

    /// The other server knows that nothing more is to come.
    private func end() {
        guard !isOver else { return }
        isOver = true
        if case .stream(let stream) = receiver { stream.close() }
    }

    /// The other server could not be reached, or has gone; or nobody waits any more.
    func fail() {
        guard !isOver else { return }
        hasFailed = true
        onFailure()
        if case .answer(let later, let failure) = receiver { later.send(failure()) }
        leave()
    }

    /// Nobody waits any more.
    func leave() {
        guard !isOver else { return }
        link.send(.end, number)
        end()
    }
}
