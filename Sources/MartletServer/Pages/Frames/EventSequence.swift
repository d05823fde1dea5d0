/// The numbered event posts of one page: each takes effect once, in order.
///
/// A pure state machine.
package struct EventSequence {
    package enum Verdict: Equatable {
        /// The post is the next one.
        case fresh
        /// It was accepted before, and gets the same answer again.
        case repeated(status: Int)
        /// One or more before it are missing.
        case gap(expected: UInt64)
    }

    package private(set) var last: UInt64 = 0
    package private(set) var lastStatus = 204
    /// The answer to the last post, if it asked for patches: the post may be repeated.
    package private(set) var lastRepresentation: [UInt8]?

    /// A longer answer is not kept, and a repeated post is answered without patches.
    private static let representationLimit = 64 << 10

    package init() {}

    /// Goes on after the post `last`, which was answered with `status`.
    init(last: UInt64, status: Int) { (self.last, lastStatus) = (last, status) }

    /// The place of a post in the sequence. A post without a number is always fresh.
    package func verdict(for number: UInt64?) -> Verdict {
        guard let number else { return .fresh }
        if number == last + 1 { return .fresh }
        if number <= last { return .repeated(status: number == last ? lastStatus : 204) }
        return .gap(expected: last + 1)
    }

    /// Remembers that the post with `number` was answered with `status`.
    package mutating func record(_ number: UInt64?, status: Int) {
        guard let number else { return }
        last = number
        lastStatus = status
        lastRepresentation = nil
    }

    /// Remembers the patches that the post with `number` was answered with.
    package mutating func keep(_ representation: [UInt8], for number: UInt64?) {
        guard let number, number == last, representation.count <= Self.representationLimit else { return }
        lastRepresentation = representation
    }
}
