/// The part of a file that a request asks for (RFC 9110, section 14).
enum ByteRange: Equatable {
    /// All of it: the request asks for no part, for several, or for one that cannot be understood.
    case whole
    case part(Range<Int>)
    /// A part that the file does not have.
    case absent

    init(_ field: String?, of count: Int) {
        self = field.flatMap { Self.read($0, count) } ?? .whole
    }

    private static func read(_ field: String, _ count: Int) -> ByteRange? {
        let halves = field.split(separator: "=", maxSplits: 1)
        guard halves.count == 2, halves[0].lowercased() == "bytes" else { return nil }
        let ends = halves[1].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard ends.count == 2 else { return nil }
        if ends[0].isEmpty {
            guard let length = number(ends[1]) else { return nil }
            return length == 0 || count == 0 ? .absent : .part(max(0, count - length)..<count)
        }
        guard let first = number(ends[0]) else { return nil }
        var last = count - 1
        if !ends[1].isEmpty {
            guard let end = number(ends[1]), end >= first else { return nil }
            last = min(end, last)
        }
        return first <= last ? .part(first..<last + 1) : .absent
    }

    /// A number of digits; `nil` also if it does not fit.
    private static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
    }
}
