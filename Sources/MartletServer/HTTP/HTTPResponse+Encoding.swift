extension HTTPResponse {
    /// An answer with fewer bytes fits, with its head, into what a network sends at once.
    static let leastCompressed = 1_024
    /// Compressing more takes a thread for longer than anybody's network needs to be spared.
    static let mostCompressed = 8 << 20

    /// This answer as a client gets it that takes gzip, or does not: compressed if it is text, neither short nor longer than
    /// `limit`, and smaller then.
    func encoded(takesGzip: Bool, limit: Int = mostCompressed) -> HTTPResponse {
        guard case .bytes(let bytes) = body, bytes.count >= Self.leastCompressed, isCompressible else { return self }
        var answer = self
        answer.headers.append(("Vary", "Accept-Encoding"))
        guard takesGzip, bytes.count <= limit, let compressed = Gzip.compress(bytes, .little) else { return answer }
        answer.headers.append(("Content-Encoding", "gzip"))
        answer.body = .bytes(compressed)
        for (index, header) in answer.headers.enumerated() where header.name.lowercased() == "etag" {
            // A strong one says that the bytes are the same.
            if !header.value.hasPrefix("W/") { answer.headers[index].value = "W/" + header.value }
        }
        return answer
    }

    /// Whether it is text that nobody has encoded yet, or said to leave as it is.
    private var isCompressible: Bool {
        var isText = false
        for (name, value) in headers {
            switch name.lowercased() {
            case "content-type": isText = Self.isText(value.lowercased())
            case "content-encoding", "content-range": return false
            case "cache-control": if value.lowercased().contains("no-transform") { return false }
            default: break
            }
        }
        return isText
    }

    private static func isText(_ type: String) -> Bool {
        let type = type.prefix { $0 != ";" && $0 != " " }
        return type.hasPrefix("text/") && type != "text/event-stream" || type.hasSuffix("+json")
            || type.hasSuffix("+xml")
            || ["application/json", "application/xml", "application/javascript"].contains(type)
    }
}
