extension StringProtocol {
    /// The longest beginning of whole characters that takes at most so many bytes of UTF-8.
    ///
    /// Use it for texts that visitors send and that the program keeps or shows to others. `prefix(80)` bounds no memory:
    /// a single character may have any number of combining marks.
    ///
    /// ```swift
    /// title = String(typed.prefix(bytes: 200))
    /// ```
    public func prefix(bytes count: Int) -> SubSequence {
        guard count > 0 else { return self[..<startIndex] }
        guard let limit = utf8.index(startIndex, offsetBy: count, limitedBy: endIndex), limit < endIndex else {
            return self[...]
        }
        var end = startIndex
        while case let next = index(after: end), next <= limit { end = next }
        return self[..<end]
    }
}
