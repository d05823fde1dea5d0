/// What is known of the attributes gathered for one element without a look at them: reading them out of their array copies
/// them, and most need nothing done.
struct AttributeMarks {
    /// Whether two may be about the same, or one depends on the others (``Swift/Array/resolve()``).
    private(set) var mayInteract = false
    /// Whether a press is among them.
    private(set) var hasClick = false
    /// A bit for each name and group.
    private var seen: UInt64 = 0

    /// Notes one more.
    @inline(__always)
    mutating func note(_ attribute: Attribute) {
        switch attribute {
        case .named(let value):
            if value.target == .classToggle || value.target == .declarations { mayInteract = true }
            note(Self.number(of: value.name))
        case .style(.class(let style)):
            // One of the page's own may have no room there.
            if style.number == nil { mayInteract = true }
            note(style.groupNumber)
        case .style(.inline): mayInteract = true
        case .style: break
        case .event(let type, _): if type == .click || type == .doubleClick || type == .press { hasClick = true }
        }
    }

    @inline(__always)
    private mutating func note(_ number: UInt64) {
        let bit: UInt64 = 1 << (number & 63)
        if seen & bit != 0 { mayInteract = true }
        seen |= bit
    }

    /// A number that the same names have, and that others may have, too.
    @inline(__always)
    private static func number(of name: StaticString) -> UInt64 {
        guard name.hasPointerRepresentation, name.utf8CodeUnitCount > 0 else { return 0 }
        let count = name.utf8CodeUnitCount
        return UInt64(truncatingIfNeeded: count) &* 7 &+ UInt64(name.utf8Start[0]) &* 3
            &+ UInt64(name.utf8Start[count - 1])
    }
}
