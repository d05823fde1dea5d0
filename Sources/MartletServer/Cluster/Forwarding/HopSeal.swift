/// What a server says of a request that it passes on to another: where it came from. The code proves that one of the cluster's
/// servers says so, of this request, and lately.
struct HopSeal: Equatable, Sendable {
    /// The visitor's address.
    var client: String
    /// Whether the visitor's connection to the first proxy is encrypted, and the name under which the proxy was asked; `nil` if no
    /// proxy has said.
    var isSecure: Bool?
    var host: String?

    /// What the code is about, beside this.
    struct Request: Equatable, Sendable {
        var method: String
        /// The path and the query, as they were received.
        var target: String
        /// The cookies, which name the session.
        var cookies: String
    }

    /// Milliseconds by which servers' clocks may differ, the way of the request included.
    static let tolerance: UInt64 = 60_000

    /// The header's value.
    func text(for request: Request, now: UInt64, key: [UInt8]) -> String {
        let words = "\(now) \(Self.word(client)) \(isSecure.map { $0 ? "https" : "http" } ?? "-") \(Self.word(host))"
        return "\(words) \(Self.code(words, request, key))"
    }

    /// Reads a header's value; `nil` if none of the keys has made it for this request, or if it is too old.
    init?(_ text: String, for request: Request, now: UInt64, keys: [[UInt8]]) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 5, let time = UInt64(parts[0]), max(time, now) - min(time, now) <= Self.tolerance
        else { return nil }
        let words = parts.dropLast().joined(separator: " ")
        let code = Array(parts[4].utf8)
        guard keys.contains(where: { KeyedHash.areEqual(Array(Self.code(words, request, $0).utf8), code) })
        else { return nil }
        client = parts[1] == "-" ? "" : String(parts[1])
        isSecure = parts[2] == "-" ? nil : parts[2] == "https"
        host = parts[3] == "-" ? nil : String(parts[3])
    }

    init(client: String, isSecure: Bool?, host: String?) {
        (self.client, self.isSecure, self.host) = (client, isSecure, host)
    }

    private static func code(_ words: String, _ request: Request, _ key: [UInt8]) -> String {
        // None of the parts can have a line's end.
        let message = [words, request.method, request.target, request.cookies].joined(separator: "\n")
        return KeyedHash.code(of: Array(message.utf8), key: key).reduce(into: "") { text, byte in
            text += byte < 16 ? "0" : ""
            text += String(byte, radix: 16)
        }
    }

    /// A text as one word.
    private static func word(_ text: String?) -> String {
        guard let text, !text.isEmpty, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return "-" }
        return text
    }
}
