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

    private var last: UInt64 = 0
    private var lastStatus = 204

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
    }
}
