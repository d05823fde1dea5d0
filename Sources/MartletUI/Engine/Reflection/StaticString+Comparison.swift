extension StaticString {
    /// Whether both have the same characters; for the same literal the check ends at once.
    package func isSame(as other: StaticString) -> Bool {
        guard hasPointerRepresentation, other.hasPointerRepresentation else { return description == other.description }
        guard utf8CodeUnitCount == other.utf8CodeUnitCount else { return false }
        return utf8Start == other.utf8Start
            || withUTF8Buffer { own in other.withUTF8Buffer { own.elementsEqual($0) } }
    }

    /// Whether it has the characters of `string`.
    func hasCharacters(of string: String) -> Bool {
        utf8CodeUnitCount == string.utf8.count && withUTF8Buffer { $0.elementsEqual(string.utf8) }
    }
}
