import MartletUI

/// The handler that a session has run last, and how often in a row with nothing in between.
///
/// What a visitor says decides how much a handler does: a number that they have typed, a list that they have filled. That
/// it was quick for others, or before the visitor did something else, says nothing. So the front runs it only where the
/// same visitor has just done the same, several times, and each time it was quick.
struct RepeatedHandler {
    /// One handler of one element, without a value.
    struct Key: Equatable {
        private let policy: ObjectIdentifier
        private let page: UInt64
        /// The element's number, or the hash of its identifier. Of elements with the same hash, each with this handler, one
        /// counts for the other.
        private let target: UInt64
        private let type: EventType

        /// `nil` for a post that has more to it: several events, a value, or places to repair.
        init?(_ post: EventPost, _ policy: InlineExecutionPolicy?, on page: PageIdentifier) {
            guard let policy, post.events.count == 1, post.mismatches.isEmpty, let event = post.events.first,
                event.value == .none
            else { return nil }
            (self.policy, self.page, type) = (ObjectIdentifier(policy), page.number, event.type)
            target =
                switch event.target {
                case .number(let number): UInt64(number)
                case .identifier(let identifier): UInt64(truncatingIfNeeded: identifier.hashValue) | 1 << 63
                }
        }
    }

    /// The quick runs that are required.
    static let proof = 8

    private var key: Key?
    private var count = 0
    /// The number of the session's pieces of work at its end.
    private var pieces: UInt64 = 0

    /// Whether `key` was the last thing done in the session, and has been quick often enough.
    func isProved(_ key: Key?, at pieces: UInt64) -> Bool { count >= Self.proof && isLast(key, at: pieces) }

    /// Whether nothing has been done in the session since `key` was.
    func isLast(_ key: Key?, at pieces: UInt64) -> Bool { key != nil && self.key == key && self.pieces == pieces }

    /// Records a run. `isNext` means that nothing has been done since the one before.
    mutating func record(_ key: Key?, isNext: Bool, isQuick: Bool, at pieces: UInt64) {
        count = isQuick ? (isNext ? min(count + 1, Self.proof) : 1) : 0
        (self.key, self.pieces) = (key, pieces)
    }
}
