import MartletUI

/// One of the program's files, in memory, as it is answered.
struct ProgramFile: Sendable {
    /// The headers of a request that decide which form of the file is sent, if any.
    struct Conditions {
        var isRead = true
        var knownTags: String?
        var range: String?
        var rangeTag: String?
        var takesGzip = false

        init() {}

        init(_ request: HTTPRequest) {
            isRead = request.method == .get
            knownTags = request.header("If-None-Match")
            range = request.header("Range")
            rangeTag = request.header("If-Range")
            takesGzip = request.headerBytes("Accept-Encoding").map(AcceptedEncodings.acceptGzip) ?? false
        }
    }

    private let plain: PermanentBytes
    private let compressed: PermanentBytes?
    private let headers: [(name: String, value: String)]
    /// A hash of the content.
    let hash: String

    init(named name: String, _ content: [UInt8]) {
        let type = ContentType(ofFileNamed: name)
        plain = PermanentBytes(copying: content)
        // Larger files are compressed when they are produced.
        let isWorthIt = type.isCompressible && (256...(4 << 20)).contains(content.count)
        compressed = isWorthIt ? Gzip.compress(content).map { PermanentBytes(copying: $0) } : nil
        hash = ContentHash.text(content)
        var headers = [
            (name: "Content-Type", value: type.name), (name: "X-Content-Type-Options", value: "nosniff"),
            (name: "Accept-Ranges", value: "bytes"),
        ]
        if compressed != nil { headers.append(("Vary", "Accept-Encoding")) }
        if type.isDocument { headers.append(("Content-Security-Policy", Self.policy)) }
        self.headers = headers
    }

    /// The answer. A versioned name changes with the content, so the answer may be cached without limit; otherwise
    /// browsers revalidate it.
    func response(to conditions: Conditions, isVersioned: Bool) -> HTTPResponse {
        let age = isVersioned ? "public, max-age=31536000, immutable" : "no-cache"
        var headers = headers + [(name: "Cache-Control", value: age)]
        func answer(_ status: Int, tag: String, _ body: HTTPBody = .bytes([])) -> HTTPResponse {
            HTTPResponse(status: status, headers: headers + [(name: "ETag", value: tag)], body: body)
        }
        let (tag, compressedTag) = ("\"\(hash)\"", "\"\(hash)-gzip\"")
        if let known = conditions.knownTags.map(Self.tags) {
            if let same = [tag, compressedTag].first(where: known.contains) { return answer(304, tag: same) }
            if known.contains("*") { return answer(304, tag: tag) }
        }
        if conditions.isRead, conditions.rangeTag == nil || conditions.rangeTag == tag {
            switch ByteRange(conditions.range, of: plain.count) {
            case .whole: break
            case .part(let range):
                let place = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(plain.count)"
                headers.append(("Content-Range", place))
                return answer(206, tag: tag, .permanent(plain.part(range)))
            case .absent:
                headers.append(("Content-Range", "bytes */\(plain.count)"))
                return answer(416, tag: tag)
            }
        }
        guard let compressed, conditions.takesGzip else {
            return answer(200, tag: tag, .permanent(plain))
        }
        headers.append(("Content-Encoding", "gzip"))
        return answer(200, tag: compressedTag, .permanent(compressed))
    }

    /// The tags of `If-None-Match`, which compares weakly.
    private static func tags(_ field: String) -> Set<String> {
        Set(
            field.split(separator: ",").map { tag in
                let tag = tag.drop { $0 == " " || $0 == "\t" }
                let text = tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
                return String(text.prefix { $0 != " " && $0 != "\t" })
            })
    }

    /// For files that a browser shows as documents of their own: scripts from this server only.
    private static let policy =
        "default-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
        + "form-action 'self'; frame-ancestors 'none'"
}
