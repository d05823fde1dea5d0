package import MartletUI

/// The numbered frames of one page: those that were sent, and those that may have to be sent again.
///
/// A pure state machine: it has no lock, no socket and no clock.
package struct FrameSequence {
    /// How to bring a client that connects up to date.
    package enum Catchup: Equatable {
        /// The frames after the last that it has.
        case replay
        /// By sending the whole page.
        case resync
    }

    /// The greatest number of frames and bytes that are kept for a client that comes back.
    package struct Limits: Sendable {
        package var frames: UInt32 = 64
        package var bytes: UInt32 = 64 << 10
        /// A longer frame is not kept once a stream has taken it: a client that misses it gets the whole page, which is
        /// about as long, and an idle page does not hold the bytes of its largest change.
        package var longest: UInt32 = 16 << 10

        package init() {}
    }

    /// The number of the last frame.
    package private(set) var last: UInt64 = 0
    private var kept: [(number: UInt64, bytes: [UInt8])] = []
    private var keptBytes = 0
    /// The last frame that the client has acknowledged.
    package private(set) var acknowledged: UInt64 = 0

    package init() {}

    /// Begins after the frame `number`.
    init(after number: UInt64) { last = number }

    /// Numbers a frame of `patches` (a JSON array) and keeps it.
    package mutating func append(_ patches: Bytes, limits: Limits) {
        last += 1
        let frame = Self.frame(last, patches)
        kept.append((last, frame))
        keptBytes += frame.count
        while kept.count > limits.frames || keptBytes > limits.bytes, kept.count > 1 { dropFirst() }
    }

    /// The frame as it stands on the stream.
    private static func frame(_ number: UInt64, _ patches: Bytes) -> [UInt8] {
        var frame = Bytes()
        frame.reserveCapacity(patches.count + 40)
        frame.write("id: ")
        frame.write(number)
        frame.write("\ndata: ")
        frame.append(contentsOf: patches)
        frame.write("\n\n")
        return Array(frame)
    }

    /// A stream has taken every frame up to `number`.
    package mutating func handOver(through number: UInt64, limits: Limits) {
        guard keptBytes > limits.longest,
            let long = kept.lastIndex(where: { $0.number <= number && $0.bytes.count > limits.longest })
        else { return }
        for _ in 0...long { dropFirst() }
    }

    /// The client has applied every frame up to `number`.
    package mutating func acknowledge(_ number: UInt64) {
        acknowledged = max(acknowledged, min(number, last))
        while let first = kept.first, first.number <= acknowledged { dropFirst() }
    }

    /// A client connects that has applied every frame up to `number`.
    package mutating func connect(after number: UInt64, wantsResync: Bool) -> Catchup {
        if !wantsResync, keepsAll(after: number) {
            acknowledge(number)
            return .replay
        }
        forget()
        return .resync
    }

    /// Drops the frames so far: the next one is the whole page.
    package mutating func forget() {
        kept.removeAll()
        keptBytes = 0
    }

    /// Whether every frame after `number` is still kept.
    package func keepsAll(after number: UInt64) -> Bool {
        number <= last && number + 1 >= (kept.first?.number ?? last + 1)
    }

    /// The kept frames after `number`.
    package func frames(after number: UInt64) -> ArraySlice<(number: UInt64, bytes: [UInt8])> {
        let start = kept.firstIndex { $0.number > number } ?? kept.endIndex
        return kept[start...]
    }

    private mutating func dropFirst() {
        // The only one is the usual one: nothing has to move.
        keptBytes -= (kept.count == 1 ? kept.removeLast() : kept.removeFirst()).bytes.count
    }
}
