/// Which rows of a long list a page holds: those near what the visitor sees.
struct RowWindow: Equatable, Sendable {
    /// The number of rows before the browser has reported which ones are near. A list of no more has all its rows.
    ///
    /// It fills whole lines of a grid with up to six columns, ten or twelve, as do multiples of it.
    static let initialCount = 60
    /// The number of rows that a browser may ask for at once.
    static let greatestCount = 500

    /// The rows that the browser asked for last.
    private(set) var requested = 0..<initialCount

    /// The rows to hold of a list of `total` rows. The window stays full at the end of a list that has become shorter.
    func rows(of total: Int) -> Range<Int> {
        guard total > Self.initialCount else { return 0..<max(0, total) }
        let count = min(requested.count, total)
        let first = min(requested.lowerBound, total - count)
        return first..<first + count
    }

    /// Asks for other rows.
    mutating func request(_ rows: Range<Int>) { requested = rows }

    /// Asks for as many rows as now, after or before the present ones: a page of rows for a reader without JavaScript.
    mutating func turnPage(forward: Bool, of total: Int) {
        let present = rows(of: total)
        let first = forward ? present.upperBound : max(0, present.lowerBound - present.count)
        requested = first..<first + max(1, present.count)
    }

    /// Asks for the rows around `position`, unless it is held already.
    mutating func include(_ position: Int, of total: Int) {
        guard !rows(of: total).contains(position) else { return }
        let first = max(0, position / Self.initialCount - 1) * Self.initialCount
        requested = first..<first + 3 * Self.initialCount
    }
}

/// What a browser reports: the first and the last row near what the visitor sees, as `"4980-5059"`, both counted from
/// 0 and both included.
extension RowWindow {
    /// Reads a report; `nil` if it is malformed.
    static func parse(_ text: String?) -> Range<Int>? {
        guard let text, text.utf8.count <= 40 else { return nil }
        let bounds = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard bounds.count == 2, let first = row(bounds[0]), let last = row(bounds[1]), first <= last,
            last - first < greatestCount
        else { return nil }
        return first..<last + 1
    }

    private static func row(_ text: Substring) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            return nil
        }
        return Int(text).flatMap { $0 < Int.max / 2 ? $0 : nil }
    }
}
