import Synchronization

/// The path of a page, in which segments may be parameters: `/books/{id}`.
package struct PathPattern: Hashable, Sendable {
    private enum Segment: Hashable, Sendable {
        case literal(String)
        case parameter(String)
        /// All remaining segments, at the end of a pattern.
        case rest(String)
    }

    package let text: String
    /// The text before the first parameter.
    private let prefix: String
    private let segments: [Segment]

    /// Creates a pattern, and adds `/` to a path that does not begin with it.
    package init(_ text: String) {
        self.text = text.hasPrefix("/") ? text : "/" + text
        prefix = String(self.text.prefix { $0 != "{" })
        segments = Self.split(self.text).map { segment in
            guard segment.hasPrefix("{"), segment.hasSuffix("}") else { return .literal(segment) }
            let name = String(segment.dropFirst().dropLast())
            return name.hasSuffix("...") ? .rest(String(name.dropLast(3))) : .parameter(name)
        }
    }

    package static let root = PathPattern("/")

    /// The pattern of the page for paths that no other page matches.
    static let everythingElse = "/{path...}"

    /// Whether the pattern matches every path.
    package var isEverythingElse: Bool { text == Self.everythingElse }

    /// Whether the pattern ends with a parameter for all remaining segments.
    package var hasRest: Bool {
        if case .rest? = segments.last { return true }
        return false
    }

    /// The first segment; `nil` if it is a parameter.
    package var firstLiteral: String? {
        if case .literal(let literal)? = segments.first { return literal }
        return nil
    }

    /// The first segment of a path, as it is in a request.
    package static func firstSegment(of path: String) -> Substring {
        let bytes = path.utf8.dropFirst()
        return path[bytes.startIndex..<(bytes.firstIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex)]
    }

    private static let known = Mutex<[String: PathPattern]>([:])
    private static let mostKnown = 1_024

    /// The pattern of a program's scene. The same few serve every visitor, so each is parsed only once.
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

    /// Returns the parameters' values in `path`, which is encoded as in a request; `nil` if the path does not match. A
    /// parameter's value is never empty.
    package func match(_ path: String) -> [String: String]? {
        // Most comparisons are with paths that do not match.
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

    /// Whether `path` begins with the text before the first parameter, or equals the pattern if there is no parameter.
    private func mayMatch(_ path: String) -> Bool {
        prefix.utf8.count < text.utf8.count ? path.hasPrefix(prefix) : path == text
    }

    /// Returns the path with values for its parameters; `nil` if one is missing.
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
