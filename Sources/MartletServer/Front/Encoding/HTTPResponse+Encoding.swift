import MartletUI

extension HTTPResponse {
    /// An answer with fewer bytes fits, with its head, into what a network sends at once.
    static let leastCompressed = 1_024
    /// Compressing more takes a thread for longer than anybody's network needs to be spared.
    static let mostCompressed = 8 << 20

    /// The answer for a client that accepts gzip, or does not: compressed if it is text that is neither short nor
    /// longer than `limit`, and if that makes it smaller.
    consuming func encoded(takesGzip: Bool, limit: Int = mostCompressed) -> HTTPResponse {
        guard case .bytes(let bytes) = body, bytes.count >= Self.leastCompressed, isCompressible else { return self }
        var answer = self
        answer.headers.append(("Vary", "Accept-Encoding"))
        guard takesGzip, bytes.count <= limit, let compressed = Gzip.compress(bytes, .little) else { return answer }
        answer.headers.append(("Content-Encoding", "gzip"))
        answer.body = .bytes(compressed)
        for (index, header) in answer.headers.enumerated() where header.name.lowercased() == "etag" {
            // A strong tag promises the same bytes.
            if !header.value.hasPrefix("W/") { answer.headers[index].value = "W/" + header.value }
        }
        return answer
    }

    /// Whether it is text that is not encoded yet, and that no header asks to leave as it is.
    private var isCompressible: Bool {
        var isText = false
        for index in headers.indices {
            let staysAsItIs = headers[index].name.withBytes { name in
                headers[index].value.withBytes { value in
                    if name.isToken("content-type") { isText = Self.isText(value) }
                    return name.isToken("content-encoding") || name.isToken("content-range")
                        || name.isToken("cache-control") && value.containsToken("no-transform")
                }
            }
            if staysAsItIs { return false }
        }
        return isText
    }

    private static func isText(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
        let type = value.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: " ") }
        if type.beginsWithToken("text/") { return !type.isToken("text/event-stream") }
        return type.suffix(5).isToken("+json") || type.suffix(4).isToken("+xml")
            || type.isToken("application/json") || type.isToken("application/xml")
            || type.isToken("application/javascript")
    }
}
