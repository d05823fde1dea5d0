extension Array {
    /// Removes all elements, and keeps their memory. The library's function replaces a range, which takes longer than the
    /// few elements that an array for one HTML element has.
    @inline(__always)
    mutating func removeFew() { while !isEmpty { removeLast() } }
}
