/// Values that have no address outside of this page: each has a number there, `~3`.
struct RememberedValues {
    /// The values, newest last, and the number of the first.
    private var values: [AnyHashable] = []
    private var first = 1

    /// To so many places of such values can a visitor go forward.
    private static let atMost = 100

    /// The segment for a value.
    mutating func segment(for value: any Hashable) -> String {
        let key = AnyHashable(value)
        if let index = values.firstIndex(of: key) { return "~\(first + index)" }
        if values.count == Self.atMost {
            values.removeFirst()
            first += 1
        }
        values.append(key)
        return "~\(first + values.count - 1)"
    }

    /// The value that a segment stands for.
    func value(of segment: String) -> (any Hashable)? {
        guard let number = UInt32(segment.dropFirst()), values.indices.contains(Int(number) - first) else { return nil }
        return values[Int(number) - first].base as? any Hashable
    }
}
