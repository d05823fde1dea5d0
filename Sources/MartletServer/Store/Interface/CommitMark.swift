/// A batch that a store has taken, as its place among all of them.
package struct CommitMark: Equatable, Sendable {
    /// 1 for the first batch.
    package var number: Int64
    /// When it was, in seconds since 1970.
    package var time: Int64

    package init(number: Int64, time: Int64) { (self.number, self.time) = (number, time) }
}
