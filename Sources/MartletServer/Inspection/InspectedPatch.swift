import MartletUI

/// A patch as it was sent, and in words.
package struct InspectedPatch: Sendable {
    /// The first bytes of the patch, as JSON.
    package let json: String
    package let words: String

    /// A frame keeps so many of its patches, and so much of each.
    static let limit = 40
    static let byteLimit = 400

    /// The first patches of a frame (a JSON array of arrays), and how many it has.
    static func patches(of frame: Bytes) -> (patches: [InspectedPatch], count: Int) {
        var (patches, count) = ([InspectedPatch](), 0)
        forEachElement(of: frame.dropFirst().dropLast()) { patch in
            count += 1
            if patches.count < limit { patches.append(InspectedPatch(patch)) }
        }
        return (patches, count)
    }

    private init(_ bytes: Bytes.SubSequence) {
        let isWhole = bytes.count <= Self.byteLimit
        json = String(decoding: bytes.prefix(Self.byteLimit), as: UTF8.self) + (isWhole ? "" : "…")
        words = Self.words(bytes)
    }

    /// What a patch does. It is an array of a letter and operands (docs/protocol.md), most of which begin with a
    /// node's number.
    private static func words(_ bytes: Bytes.SubSequence) -> String {
        var parts: [String] = []
        forEachElement(of: bytes.dropFirst().dropLast().prefix(byteLimit)) {
            parts.append(String(decoding: $0, as: UTF8.self))
        }
        guard let letter = parts.first else { return "" }
        func operand(_ index: Int) -> String { parts.indices.contains(index) ? parts[index] : "" }
        return switch letter {
        case "\"t\"": texts(parts.dropFirst())
        case "\"a\"":
            operand(3) == "null"
                ? "\(operand(2)) of node \(operand(1)) goes"
                : "\(operand(2)) of node \(operand(1)) becomes \(operand(3))"
        case "\"p\"": "the value \(operand(2)) of node \(operand(1)) is set"
        case "\"c\"": "class \(operand(2)) of node \(operand(1)) \(operand(3) == "1" ? "comes" : "goes")"
        case "\"d\"": "template \(operand(1)) is defined"
        case "\"i\"": "views are inserted before node \(operand(1))"
        case "\"r\"": "what begins at node \(operand(1)) is removed"
        case "\"m\"": "what begins at node \(operand(1)) is moved"
        case "\"x\"": "what begins at node \(operand(1)) is replaced"
        case "\"z\"": "the whole page is sent anew"
        case "\"f\"": "the focus goes to node \(operand(1))"
        case "\"v\"": "node \(operand(1)) is scrolled to"
        case "\"e\"": "the next changes are animated"
        case "\"l\"": "the change of node \(operand(1))'s styles is repeated"
        case "\"h\"": "the title becomes \(operand(1))"
        case "\"n\"": "the browser goes to \(operand(1))"
        case "\"s\"": "a rule of style is added"
        case "\"!\"": "an error is shown"
        default: "patch \(letter)"
        }
    }

    /// A patch of texts has a node and its text in turn: each is a sentence of its own.
    private static func texts(_ operands: ArraySlice<String>) -> String {
        var sentences: [String] = []
        var rest = operands
        while let node = rest.popFirst(), let text = rest.popFirst() {
            sentences.append("the text of node \(node) becomes \(text)")
        }
        return sentences.joined(separator: "; ")
    }

    /// Calls `body` with each element of a JSON array, whose brackets are left out, and which may be cut off.
    private static func forEachElement(of bytes: Bytes.SubSequence, _ body: (Bytes.SubSequence) -> Void) {
        var (depth, start) = (0, bytes.startIndex)
        var (isText, isEscaped) = (false, false)
        for (index, byte) in zip(bytes.indices, bytes) {
            if isText {
                isText = isEscaped || byte != UInt8(ascii: "\"")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isText = true
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                body(bytes[start..<index])
                start = bytes.index(after: index)
            default: break
            }
        }
        if !bytes.isEmpty { body(bytes[start...]) }
    }
}
