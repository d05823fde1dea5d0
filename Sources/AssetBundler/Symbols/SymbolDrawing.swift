/// The drawing of an icon.
package enum SymbolDrawing {
    /// Returns the shapes of an SVG file as they stand in the URL of an image, or `nil` if it is no plain drawing: one of 16 by
    /// 16 units that consists of shapes alone.
    ///
    /// A program's pages contain these texts, so nothing gets into them that this function does not know.
    package static func shapes(of svg: String) -> String? {
        guard svg.utf8.count <= 8_192 else { return nil }
        var tags = svg.split(separator: "<").map(trimmed)
        guard tags.count > 2, tags.removeLast() == "/svg>" else { return nil }
        let head = tags.removeFirst()
        guard head.hasPrefix("svg "), head.hasSuffix(">"), head.contains(#"viewBox="0 0 16 16""#) else { return nil }
        var shapes = ""
        for tag in tags {
            guard let shape = shape(tag) else { return nil }
            shapes += shape
        }
        return shapes
    }

    private static let names: Set<Substring> = ["path", "circle", "rect"]
    private static let attributes: Set<Substring> = [
        "d", "fill-rule", "cx", "cy", "r", "x", "y", "width", "height", "rx", "transform",
    ]

    /// `tag` without its first character.
    private static func shape(_ tag: Substring) -> String? {
        guard tag.hasSuffix("/>"), let space = tag.firstIndex(of: " "), names.contains(tag[..<space]) else {
            return nil
        }
        // Names and values in turns.
        let parts = tag[space...].dropLast(2).split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1, parts.last?.allSatisfy({ $0 == " " }) == true else { return nil }
        var shape = "%3C\(tag[..<space])"
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
            let name = trimmed(parts[index])
            guard name.hasSuffix("="), attributes.contains(name.dropLast()), isPlain(parts[index + 1]) else {
                return nil
            }
            shape += " \(name)'\(parts[index + 1])'"
        }
        return shape + "/%3E"
    }

    private static func isPlain(_ value: Substring) -> Bool {
        value.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: " "), UInt8(ascii: "."), UInt8(ascii: ","),
                UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: ")"):
                true
            default: false
            }
        }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop { $0.isWhitespace }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
