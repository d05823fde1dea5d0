/// Attributes of an HTML element, each preceded by a space.
///
/// The bytes write them, not the renderer, so that the renderer is entered once for each attribute and not for each
/// piece.
extension ByteOutput where Self: ~Copyable {
    /// Writes an attribute; only the name if the value is empty.
    mutating func writeAttribute(_ name: StaticString, _ value: String) {
        append(UInt8(ascii: " "))
        write(name)
        guard !value.isEmpty else { return }
        append(UInt8(ascii: "="))
        writeAttributeValue(value)
    }

    /// Writes the attribute that gives an element its node identifier.
    mutating func writeNumber(_ number: UInt32) {
        write(" data-m=\"")
        write(number)
        append(UInt8(ascii: "\""))
    }

    /// Writes the attribute that lists the events that an element listens to.
    mutating func writeEvents(_ events: [EventType]) {
        write(" data-on=\"")
        for (position, event) in events.enumerated() {
            if position > 0 { append(UInt8(ascii: " ")) }
            write(event.name)
        }
        append(UInt8(ascii: "\""))
    }

    /// Writes a comment that consists of a number.
    mutating func writeComment(_ number: UInt32) {
        write("<!--")
        write(number)
        write("-->")
    }
}
