/// The numbered event posts of one page: each takes effect once, in order.
///
/// A pure state machine.
package struct EventSequence {
    package enum Verdict: Equatable {
        /// The next one.
        case fresh
        /// It was taken before; its answer is given again.
        case repeated(status: Int)
        /// One or more before it are missing.
        case gap(expected: UInt64)
    }

    package private(set) var last: UInt64 = 0
    private var lastStatus = 204
    /// What the last post was answered with, if it asked for patches: it may be repeated.
    package private(set) var lastRepresentation: [UInt8]?

    /// Longer ones are not kept, and a repeated post is answered without patches.
    private static let representationLimit = 64 << 10

    package init() {}

    /// Where a post with `number` stands. Without a number there is no order and no memory.
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
