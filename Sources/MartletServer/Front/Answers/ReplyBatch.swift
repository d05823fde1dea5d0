import Glibc

/// Replies that are made together, when the library has read what had come from all connections.
///
/// Pages that are rendered one after another cost half as much as pages that are rendered as their requests are read:
/// the processor's caches keep the code, and the clients, which an answer would wake, do not run in between. The
/// library does not report that it has read everything, but it calls again for a request without an answer after it has
/// looked at every connection. The first such call makes all replies.
///
/// `@unchecked Sendable`: touched on the front's thread only.
final class ReplyBatch: @unchecked Sendable {
    private var waiting: ContiguousArray<BatchedReply> = []
    /// The number of replies made here; other cores can make the rest.
    private let limit: Int

    /// Bounded, because the front has other work to do as well.
    private static let longestTime = Duration.milliseconds(2)

    init(processors: Int = ProcessorCount.usable) { limit = processors > 1 ? 8 : .max }

    func add(_ reply: BatchedReply) { waiting.append(reply) }

    /// Makes the replies that wait. Those beyond the limit come first, because they are only handed to other threads.
    func make() {
        var batch = ContiguousArray<BatchedReply>()
        swap(&batch, &waiting)
        for reply in batch.dropFirst(limit) { reply.make(isInTime: false) }
        let start = ContinuousClock.now
        var isInTime = true
        for reply in batch.prefix(limit) {
            reply.make(isInTime: isInTime)
            isInTime = isInTime && ContinuousClock.now - start < Self.longestTime
        }
        batch.removeAll(keepingCapacity: true)
        if waiting.isEmpty { swap(&batch, &waiting) }
    }
}

/// A reply that is made with others.
final class BatchedReply {
    private enum State {
        case waiting((_ isInTime: Bool) -> HTTPReply)
        case made(HTTPReply)
        case taken
    }

    private var state: State

    init(_ work: @escaping (_ isInTime: Bool) -> HTTPReply) { state = .waiting(work) }

    fileprivate func make(isInTime: Bool) {
        guard case .waiting(let work) = state else { return }
        state = .made(work(isInTime))
    }

    /// The reply, once.
    func take() -> HTTPReply? {
        guard case .made(let reply) = state else { return nil }
        state = .taken
        return reply
    }
}
