/// What a server says of a request that it passes on to another: where it came from. The code proves that one of the cluster's
/// servers says so, of this request, and lately.
struct HopSeal: Equatable, Sendable {
    /// The visitor's address.
    var client: String
    /// Whether the visitor's connection to the first proxy is encrypted, and the name under which the proxy was asked; `nil` if no
    /// proxy has said.
    var isSecure: Bool?
    var host: String?

    /// What the code is about, beside this. It points into the request.
    struct Request {
        var method: String
        /// The path and the query, as they were received.
        var target: String
        /// The cookies, of which one names the session.
        var cookies: UnsafeRawBufferPointer?
    }

    /// Milliseconds by which servers' clocks may differ, the way of the request included.
    static let tolerance: UInt64 = 60_000

    init(client: String, isSecure: Bool?, host: String?) {
        (self.client, self.isSecure, self.host) = (client, isSecure, host)
    }

    /// The header's value.
    func text(for request: Request, now: UInt64, key: [UInt8]) -> String {
        let words = "\(now) \(Self.word(client)) \(isSecure.map { $0 ? "https" : "http" } ?? "-") \(Self.word(host)) "
        var text = words
        let code = text.withUTF8 { Self.code(UnsafeRawBufferPointer($0), request, key) }
        return words + Base64URL.encode(code.0, code.1)
    }

    /// Reads a header's value; `nil` if none of the keys has made it for this request, or if it is too old.
    init?(_ text: UnsafeRawBufferPointer, for request: Request, now: UInt64, keys: [[UInt8]]) {
        let blank = UInt8(ascii: " ")
        guard let end = text.lastIndex(of: blank), let code = Base64URL.decode(text[(end + 1)...]) else { return nil }
        let words = UnsafeRawBufferPointer(rebasing: text[...end])
        guard keys.contains(where: { KeyedHash.areEqual(Self.code(words, request, $0), code) }) else { return nil }
        let parts = words.dropLast().split(separator: blank, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 4, let time = UInt64(parts[0]), max(time, now) - min(time, now) <= Self.tolerance
        else { return nil }
        client = parts[1] == "-" ? "" : parts[1]
        isSecure = parts[2] == "-" ? nil : parts[2] == "https"
        host = parts[3] == "-" ? nil : parts[3]
    }

    private static func code(_ words: UnsafeRawBufferPointer, _ request: Request, _ key: [UInt8]) -> (UInt64, UInt64) {
        // None of the parts can have a line's end.
        var message = Array(words)
        message += "\n\(request.method)\n\(request.target)\n".utf8
        if let cookies = request.cookies { message += cookies }
        return KeyedHash.code(of: message, key: key)
    }

    /// A text as one word.
    private static func word(_ text: String?) -> String {
        guard let text, !text.isEmpty, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return "-" }
        return text
    }
}
