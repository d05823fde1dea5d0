package import MartletUI

/// One page's stream: its numbered frames, and which of them the present connection has had.
///
/// A pure state machine: it has no lock, no socket and no clock. Connections come one after another and each has an
/// epoch. Late reports of an older one (that it drained, that it ended) have no effect.
package struct PageStream {
    package typealias Epoch = UInt32

    /// The outcome of giving a connection a frame.
    package enum Delivery: Sendable {
        /// It is on its way.
        case sent
        /// It is on its way, and no further one is taken until the connection has drained.
        case stalled
        /// It was not taken; again when the connection has drained.
        case refused
        /// The connection has ended.
        case closed
    }

    /// How far new numbers are on their way into the store.
    private enum NumberCommit { case none, waiting, captured }

    private var frames = FrameSequence()
    private let limits: FrameSequence.Limits
    private var epoch: Epoch = 0
    /// Whether there is a connection.
    package private(set) var isConnected = false
    private var isStalled = false
    /// The post that must be durable before a frame is made.
    private var heldPost: UInt64?
    /// What must be stored before a frame is made: the numbers of a page that is sent anew.
    private var numbers = NumberCommit.none
    /// The last frame that the present connection has taken.
    private var sent: UInt64 = 0
    /// Whether the client needs the whole page. The owner renders it and appends it as a frame.
    package private(set) var needsResync = false

    package init(limits: FrameSequence.Limits = FrameSequence.Limits()) { self.limits = limits }

    /// Goes on after the frame `number`, which another process may have sent. The client needs the whole page.
    mutating func resume(after number: UInt64) {
        frames = FrameSequence(after: number)
        requireResync()
    }

    /// The number of the last frame.
    package var last: UInt64 { frames.last }

    /// The last frame that the client is known to have applied.
    package var acknowledged: UInt64 { frames.acknowledged }

    /// Whether a new frame would be taken now.
    package var isReady: Bool { isConnected && !isStalled && !isHeld }

    private var isHeld: Bool { heldPost != nil || numbers != .none }

    /// Whether nothing of an action may be shown yet, because it is not durable.
    var awaitsDurability: Bool { heldPost != nil }

    /// Makes no frame until the post with this number is durable.
    mutating func hold(until post: UInt64) { heldPost = max(heldPost ?? 0, post) }

    /// Makes no frame until the page's numbers are stored: a process that comes after a crash would not know what a
    /// press means.
    mutating func holdUntilNumbersAreStored() { numbers = .waiting }

    /// A commit has taken the page's records.
    mutating func didCapture() { if numbers == .waiting { numbers = .captured } }

    /// The records that were taken are stored, with the posts up to `number`. Returns whether frames were held back until
    /// now.
    mutating func release(through number: UInt64) -> Bool {
        let wasHeld = isHeld
        if numbers == .captured { numbers = .none }
        if let heldPost, heldPost <= number { self.heldPost = nil }
        return wasHeld && !isHeld
    }

    /// The store takes nothing now: numbers do not wait for it. Returns whether frames were held back until now.
    mutating func releaseNumbers() -> Bool {
        let wasHeld = isHeld
        numbers = .none
        return wasHeld && !isHeld
    }

    // MARK: Connections

    /// A client that has applied every frame up to `number` has connected; the connection before, if any, is over.
    package mutating func connect(after number: UInt64, wantsResync: Bool) -> Epoch {
        epoch &+= 1
        isConnected = true
        isStalled = false
        sent = number
        if frames.connect(after: number, wantsResync: wantsResync || needsResync) == .resync { requireResync() }
        return epoch
    }

    /// The connection has taken everything it was given. Returns whether it is the present one.
    package mutating func drained(_ epoch: Epoch) -> Bool {
        guard isConnected, epoch == self.epoch else { return false }
        isStalled = false
        // Answers to requests have made frames meanwhile, and the first of them may be gone.
        if !frames.keepsAll(after: sent) { requireResync() }
        return true
    }

    /// The connection has ended. Returns whether it was the present one.
    package mutating func disconnect(_ epoch: Epoch) -> Bool {
        guard isConnected, epoch == self.epoch else { return false }
        isConnected = false
        isStalled = false
        return true
    }

    // MARK: Frames

    /// Numbers a frame of `patches` (a JSON array) and keeps it.
    package mutating func append(_ patches: Bytes) { frames.append(patches, limits: limits) }

    /// The next frame for the connection; `nil` if there is none, or if the connection takes nothing now.
    package var due: (number: UInt64, bytes: [UInt8])? { isReady ? frames.frames(after: sent).first : nil }

    /// The connection was given the frame that is due.
    package mutating func deliver(_ number: UInt64, _ delivery: Delivery) {
        switch delivery {
        case .sent, .stalled:
            sent = number
            isStalled = delivery == .stalled
            frames.handOver(through: number, limits: limits)
        case .refused, .closed: isStalled = true
        }
    }

    /// The client has applied every frame up to `number`.
    package mutating func acknowledge(_ number: UInt64) { frames.acknowledge(number) }

    /// Frames or patches were dropped: the client needs the whole page.
    package mutating func requireResync() {
        needsResync = true
        sent = frames.last
    }

    /// The owner has rendered the whole page, for the frame that it appends next.
    package mutating func willResync() {
        needsResync = false
        frames.forget()
        sent = frames.last
    }
}
