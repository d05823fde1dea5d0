import Foundation

/// The public functions and initializers of MartletUI and MartletPublishers that take numbers or texts, found in its sources.
///
/// They are written as `Type.name(label:label:)`. Names with a leading underscore belong to the engine, and parameters
/// that are functions do not count as values.
enum SweptInterfaces {
    static func declared() throws -> Set<String> {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources")
        var names: Set<String> = []
        let files = ["MartletPublishers", "MartletUI"].compactMap {
            FileManager.default.enumerator(at: sources.appending(path: $0), includingPropertiesForKeys: nil)
        }
        for case let file as URL in files.joined() where file.pathExtension == "swift" {
            // Unavailable declarations take no values, and replacements for Foundation's types do not exist beside
            // Foundation.
            if left.contains(file.deletingLastPathComponent().lastPathComponent) { continue }
            names.formUnion(Self.names(in: try String(contentsOf: file, encoding: .utf8)))
        }
        return names
    }

    #if Foundation
    private static let left: Set = ["Unavailable", "Foundation"]
    #else
    private static let left: Set = ["Unavailable"]
    #endif

    static func names(in source: String) -> Set<String> {
        var names: Set<String> = []
        var owner = ""
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        for (position, line) in lines.enumerated() where mayDeclare(line) {
            if let type = line.firstMatch(of: #/^(?:\w+ )*(?:struct|class|enum|protocol|extension) ([\w.]+)/#) {
                owner = String(type.1)
            }
            guard
                let start = line.firstMatch(
                    of: #/^ +(?:@\w+ )?public (?:(?!var|let)\w+ )*(?:func `?(\w+)`?|(init)\b)/#),
                let name = start.1 ?? start.2, !name.hasPrefix("_"), !owner.hasPrefix("_")
            else { continue }
            let rest = ([line[start.range.upperBound...]] + lines[(position + 1)...].prefix(12)).joined(separator: " ")
            guard let parameters = parameters(in: rest), parameters.contains(where: { isValue($0.type, in: rest) })
            else {
                continue
            }
            names.insert("\(owner).\(name)(\(parameters.map { $0.label + ":" }.joined()))")
        }
        return names
    }

    /// Whether a line may declare a type or something public. Trying the patterns on every line takes seconds.
    private static func mayDeclare(_ line: Substring) -> Bool {
        guard let first = line.utf8.first else { return false }
        guard first == UInt8(ascii: " ") else { return first != UInt8(ascii: "/") && first != UInt8(ascii: "}") }
        guard let start = line.utf8.first(where: { $0 != UInt8(ascii: " ") }) else { return false }
        return start == UInt8(ascii: "p") || start == UInt8(ascii: "@")
    }

    /// The labels and types in the first pair of parentheses, or `nil` if there is none.
    private static func parameters(in text: String) -> [(label: String, type: String)]? {
        guard let start = text.firstIndex(of: "(") else { return nil }
        var (depth, isText) = (0, false)
        var parts = [""]
        for character in text[start...] {
            if character == "\"" { isText.toggle() }
            if isText { continue }
            if "([<".contains(character) { depth += 1 }
            if ")]".contains(character) || character == ">" && parts.last?.last != "-" { depth -= 1 }
            if depth == 0 { break }
            if depth == 1, character == "," { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        parts[0].removeFirst()
        return parts.compactMap { part in
            let halves = part.split(separator: ":", maxSplits: 1)
            guard halves.count == 2 else { return nil }
            let words = halves[0].split(separator: " ").filter { !$0.hasPrefix("@") }
            return (String(words.first ?? ""), String(halves[1].split(separator: "=").first ?? ""))
        }
    }

    private static let values: Set<Substring> = [
        "Double", "CGFloat", "Float", "Int", "Angle", "CGSize", "CGPoint", "CGRect", "UnitPoint", "EdgeInsets", "Range",
        "ClosedRange", "Stride", "Duration", "String", "StringProtocol", "LocalizedStringKey", "URL",
    ]
    private static let protocols: Set<Substring> = ["BinaryFloatingPoint", "BinaryInteger", "Strideable"]

    private static func isValue(_ type: String, in declaration: String) -> Bool {
        guard !type.contains("->") else { return false }
        return type.split { !$0.isLetter }.contains { word in
            values.contains(word) || protocols.contains(word)
                || protocols.contains { declaration.contains("\(word): \($0)") }
        }
    }
}
