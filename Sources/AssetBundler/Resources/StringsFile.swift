#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A file of texts in one language, `Localizable.strings`.
package enum StringsFile {
    /// Reads pairs of the form `"key" = "text";` with comments between them, or a property list of texts.
    package static func texts(_ bytes: [UInt8], path: String) throws -> [String: String] {
        let data = Data(bytes)
        if ["<?xml", "bplist"].contains(where: { bytes.starts(with: $0.utf8) }),
            let texts = try? PropertyListDecoder().decode([String: String].self, from: data)
        {
            return texts
        }
        // Xcode's older versions write UTF-16.
        let mark = Array(data.prefix(2))
        let isUTF16 = mark == [0xFF, 0xFE] || mark == [0xFE, 0xFF]
        guard let text = String(data: data, encoding: isUTF16 ? .utf16 : .utf8) else {
            throw ResourceError(path, "The file is neither UTF-8 nor UTF-16.")
        }
        var reader = StringsReader(Array(text.unicodeScalars), path)
        return try reader.read()
    }
}

private struct StringsReader {
    private let characters: [Unicode.Scalar]
    private let path: String
    private var position = 0

    init(_ characters: [Unicode.Scalar], _ path: String) { (self.characters, self.path) = (characters, path) }

    mutating func read() throws -> [String: String] {
        var texts: [String: String] = [:]
        while try skipToContent() {
            let key = try readString()
            _ = try skipToContent()
            if current == ";" {
                texts[key] = key
            } else {
                try expect("=")
                _ = try skipToContent()
                texts[key] = try readString()
                _ = try skipToContent()
            }
            try expect(";")
        }
        return texts
    }

    private var current: Unicode.Scalar? { characters.indices.contains(position) ? characters[position] : nil }

    private func error(_ message: String) -> ResourceError {
        let line = characters.prefix(position).count { $0 == "\n" } + 1
        return ResourceError("\(path):\(line)", message)
    }

    private mutating func expect(_ character: Unicode.Scalar) throws {
        guard current == character else { throw error("There should be a “\(character)” here.") }
        position += 1
    }

    /// Skips white space and comments. Returns whether anything is left.
    private mutating func skipToContent() throws -> Bool {
        while let character = current {
            let next = characters.indices.contains(position + 1) ? characters[position + 1] : nil
            if character.properties.isWhitespace || character == "\u{FEFF}" {
                position += 1
            } else if character == "/", next == "/" {
                while let character = current, character != "\n" { position += 1 }
            } else if character == "/", next == "*" {
                position += 2
                while position + 1 < characters.count, characters[position] != "*" || characters[position + 1] != "/" {
                    position += 1
                }
                guard position + 1 < characters.count else { throw error("A comment does not end.") }
                position += 2
            } else {
                return true
            }
        }
        return false
    }

    /// Reads a text between quotation marks, or a word.
    private mutating func readString() throws -> String {
        var text = String.UnicodeScalarView()
        guard current == "\"" else {
            while let character = current,
                character.properties.isAlphabetic || "0123456789_.-".unicodeScalars.contains(character)
            {
                text.append(character)
                position += 1
            }
            guard !text.isEmpty else { throw error("There should be a text in quotation marks here.") }
            return String(text)
        }
        position += 1
        while let character = current {
            position += 1
            if character == "\"" { return String(text) }
            guard character == "\\" else {
                text.append(character)
                continue
            }
            guard let escaped = current else { break }
            position += 1
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            case "U", "u":
                let digits = characters[position...].prefix(4).map(String.init).joined()
                guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
                    throw error("“\\\(escaped)” needs four hexadecimal digits.")
                }
                text.append(scalar)
                position += 4
            default: text.append(escaped)
            }
        }
        throw error("A text does not end.")
    }
}

/// A file of plurals in one language, `Localizable.stringsdict`.
package enum StringsDictionaryFile {
    /// Reads the property list.
    package static func contents(_ bytes: [UInt8], path: String) throws -> [String: CatalogTable.Content] {
        let entries: [String: [String: Value]]
        do {
            entries = try PropertyListDecoder().decode([String: [String: Value]].self, from: Data(bytes))
        } catch {
            throw ResourceError(path, "This is no dictionary of plurals: \(error)")
        }
        return entries.compactMapValues { entry in
            guard case .text(let format) = entry["NSStringLocalizedFormatKey"] else { return nil }
            var plurals: [CatalogTable.Content.Plural] = []
            for (name, value) in entry {
                guard case .rules(let rules) = value, rules["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType"
                else {
                    continue
                }
                plurals.append(
                    .init(
                        name: name, argument: position(of: name, in: format),
                        forms: rules.filter { !$0.key.hasPrefix("NS") }))
            }
            return CatalogTable.Content(format, plurals.sorted { $0.argument < $1.argument })
        }
    }

    /// The position of the argument that a name in a format takes: `%2$#@name@` says it, or else it is the place among all.
    private static func position(of name: String, in format: String) -> Int {
        var position = 0
        var rest = format[...]
        while let sign = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                rest = rest.dropFirst()
                continue
            }
            position += 1
            let digits = rest.prefix { $0.isNumber }
            let isNumbered = rest.dropFirst(digits.count).first == "$"
            let own = isNumbered ? Int(digits) ?? position : position
            if rest.dropFirst(isNumbered ? digits.count + 1 : 0).hasPrefix("#@\(name)@") { return own }
        }
        return 0
    }

    private enum Value: Decodable {
        case text(String)
        case rules([String: String])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self = .text(text)
            } else {
                self = .rules(try container.decode([String: String].self))
            }
        }
    }
}
