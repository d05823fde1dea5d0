/// A set of small numbers, with one bit for each up to the greatest.
struct NumberSet {
    private var words: ContiguousArray<UInt64> = []

    var isEmpty: Bool { words.isEmpty }

    /// Adds a number; returns whether it is new.
    mutating func insert(_ number: Int) -> Bool {
        let (index, bit) = (number / 64, UInt64(1) << UInt64(number % 64))
        if words.count <= index {
            words.reserveCapacity(index + 1)
            while words.count <= index { words.append(0) }
        }
        guard words[index] & bit == 0 else { return false }
        words[index] |= bit
        return true
    }
}
