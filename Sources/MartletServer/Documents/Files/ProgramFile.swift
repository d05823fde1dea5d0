/// One of the program's files, in memory, as it is answered.
struct ProgramFile: Sendable {
    /// What a request says of the file that it has, or of how it wants it.
    struct Wish {
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
            takesGzip = request.headerBytes("Accept-Encoding").map(AcceptedEncodings.takeGzip) ?? false
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
        // What is larger is compressed once and for all by whoever makes it.
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

    /// The answer. Under a name that goes with its content it may be kept for ever, otherwise it is asked for again.
    func response(to wish: Wish, isVersioned: Bool) -> HTTPResponse {
        let age = isVersioned ? "public, max-age=31536000, immutable" : "no-cache"
        var headers = headers + [(name: "Cache-Control", value: age)]
        func answer(_ status: Int, tag: String, _ body: HTTPBody = .bytes([])) -> HTTPResponse {
            HTTPResponse(status: status, headers: headers + [(name: "ETag", value: tag)], body: body)
        }
        let (tag, compressedTag) = ("\"\(hash)\"", "\"\(hash)-gzip\"")
        if let known = wish.knownTags.map(Self.tags) {
            if let same = [tag, compressedTag].first(where: known.contains) { return answer(304, tag: same) }
            if known.contains("*") { return answer(304, tag: tag) }
        }
        if wish.isRead, wish.rangeTag == nil || wish.rangeTag == tag {
            switch ByteRange(wish.range, of: plain.count) {
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
        guard let compressed, wish.takesGzip else {
            return answer(200, tag: tag, .permanent(plain))
        }
        headers.append(("Content-Encoding", "gzip"))
        return answer(200, tag: compressedTag, .permanent(compressed))
    }

    /// The tags of `If-None-Match`; that they are weak makes no difference there.
    private static func tags(_ field: String) -> Set<String> {
        Set(
            field.split(separator: ",").map { tag in
                let tag = tag.drop { $0 == " " || $0 == "\t" }
                let text = tag.hasPrefix("W/") ? tag.dropFirst(2) : tag
                return String(text.prefix { $0 != " " && $0 != "\t" })
            })
    }

    /// For what a browser shows as a document of its own: scripts from this server only.
    private static let policy =
        "default-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
        + "form-action 'self'; frame-ancestors 'none'"
}
