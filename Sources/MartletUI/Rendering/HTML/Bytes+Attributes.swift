/// Attributes of an HTML element, each with the space before it.
///
/// They are written by the bytes themselves and not by their renderer, so that it is entered once for each and not for each
/// piece.
extension ContiguousArray where Element == UInt8 {
    /// An attribute; the name alone where the value is empty.
    mutating func writeAttribute(_ name: StaticString, _ value: String) {
        append(UInt8(ascii: " "))
        write(name)
        guard !value.isEmpty else { return }
        append(UInt8(ascii: "="))
        writeAttributeValue(value)
    }

    mutating func writeAttribute(_ name: StaticString, _ value: StaticString) {
        writeAttribute(name, value.description)
    }

    mutating func writeAttribute(_ name: StaticString, _ number: UInt32) {
        append(UInt8(ascii: " "))
        write(name)
        write("=\"")
        write(number)
        append(UInt8(ascii: "\""))
    }

    /// The attribute that says which events an element listens to.
    mutating func writeEvents(_ events: [EventType]) {
        write(" data-on=\"")
        for (position, event) in events.enumerated() {
            if position > 0 { append(UInt8(ascii: " ")) }
            write(event.name)
        }
        append(UInt8(ascii: "\""))
    }

    /// A comment that is a number.
    mutating func writeComment(_ number: UInt32) {
        write("<!--")
        write(number)
        write("-->")
    }
}
