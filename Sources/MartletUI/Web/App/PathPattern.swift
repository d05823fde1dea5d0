import Synchronization

/// The path of a page, some of whose segments may be parameters: `/books/{id}`.
package struct PathPattern: Hashable, Sendable {
    private enum Segment: Hashable, Sendable {
        case literal(String)
        case parameter(String)
        /// All segments that are left, at the end of a pattern.
        case rest(String)
    }

    package let text: String
    /// How many bytes stand before the first parameter.
    private let fixedLength: Int
    private let segments: [Segment]

    /// A pattern; a path that does not begin with `/` gets one.
    package init(_ text: String) {
        self.text = text.hasPrefix("/") ? text : "/" + text
        fixedLength = self.text.utf8.prefix { $0 != UInt8(ascii: "{") }.count
        segments = Self.split(self.text).map { segment in
            guard segment.hasPrefix("{"), segment.hasSuffix("}") else { return .literal(segment) }
            let name = String(segment.dropFirst().dropLast())
            return name.hasSuffix("...") ? .rest(String(name.dropLast(3))) : .parameter(name)
        }
    }

    package static let root = PathPattern("/")

    /// The pattern of the page for what no other stands for.
    static let everythingElse = "/{path...}"

    /// Whether it takes every path.
    package var isEverythingElse: Bool { text == Self.everythingElse }

    /// Whether it ends with a parameter for all that is left.
    package var hasRest: Bool {
        if case .rest? = segments.last { return true }
        return false
    }

    private static let known = Mutex<[String: PathPattern]>([:])
    private static let mostKnown = 1_024

    /// A pattern of a program's scenes: they are the same few for every visitor, so each is read once.
    static func declared(_ text: String) -> PathPattern {
        known.withLock { known in
            if let pattern = known[text] { return pattern }
            let pattern = PathPattern(text)
            if known.count < mostKnown { known[text] = pattern }
            return pattern
        }
    }

    /// The names of the parameters, in order.
    package var parameters: [String] {
        segments.compactMap {
            switch $0 {
            case .literal: nil
            case .parameter(let name), .rest(let name): name
            }
        }
    }

    /// The parameters' values in `path`, which is as a request has it; `nil` if the path is another. A parameter is never
    /// empty.
    package func match(_ path: String) -> [String: String]? {
        // Most patterns are asked for paths that are not theirs.
        guard mayMatch(path) else { return nil }
        let parts = Self.split(path)
        guard parts.count == segments.count || hasRest && parts.count > segments.count else { return nil }
        var values: [String: String] = [:]
        for (index, (segment, part)) in zip(segments, parts).enumerated() {
            switch segment {
            case .literal(let literal): guard literal == part else { return nil }
            case .parameter(let name):
                guard !part.isEmpty, let value = PercentEncoding.decode(part) else { return nil }
                values[name] = value
            case .rest(let name):
                guard let value = PercentEncoding.decode(parts[index...].joined(separator: "/")) else { return nil }
                values[name] = value
            }
        }
        return values
    }

    /// Whether `path` begins with what stands before the first parameter, or is that where there is none.
    private func mayMatch(_ path: String) -> Bool {
        path.utf8.starts(with: text.utf8.prefix(fixedLength))
            && (fixedLength < text.utf8.count || path.utf8.count == fixedLength)
    }

    /// The path with values for its parameters; `nil` if one is missing.
    package func path(_ values: [String: String]) -> String? {
        var path = ""
        for segment in segments {
            switch segment {
            case .literal(let literal): path += "/" + literal
            case .parameter(let name):
                guard let value = values[name], !value.isEmpty else { return nil }
                path += "/" + PercentEncoding.encode(value)
            case .rest(let name):
                guard let value = values[name] else { return nil }
                path +=
                    "/" + value.split(separator: "/").map { PercentEncoding.encode(String($0)) }.joined(separator: "/")
            }
        }
        return path
    }

    private static func split(_ path: String) -> [String] {
        path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    }
}

/// Percent signs in the segments of a path.
package enum PercentEncoding {
    /// The text of a segment; `nil` if a percent sign stands without two hexadecimal digits or the bytes are not UTF-8.
    package static func decode(_ segment: String) -> String? {
        guard segment.utf8.contains(UInt8(ascii: "%")) else { return segment }
        var bytes: [UInt8] = []
        var iterator = segment.utf8.makeIterator()
        while let byte = iterator.next() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = iterator.next().flatMap(digit), let low = iterator.next().flatMap(digit) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// A segment that stands for `text`: letters, digits and `-._~` as they are.
    package static func encode(_ text: String) -> String {
        var encoded = ""
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += digits.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return encoded
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
