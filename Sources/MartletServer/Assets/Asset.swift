import Crypto
import CZlib

/// A file for browsers, under a name that carries a hash of its content, so that it may be kept for ever.
package struct Asset: Sendable {
    /// `/_martlet/assets/martlet.0123456789ab.js`
    package let path: String
    let plain: HTTPResponse
    let compressed: HTTPResponse?

    init(
        _ name: String, _ type: String, contentType: String, _ content: [UInt8], hash: String, basePath: String
    ) {
        path = "\(basePath)/_martlet/assets/\(name).\(hash).\(type)"
        let headers = [
            ("Content-Type", contentType), ("Cache-Control", "public, max-age=31536000, immutable"),
            ("Vary", "Accept-Encoding"), ("X-Content-Type-Options", "nosniff"),
        ].map { (name: $0.0, value: $0.1) }
        plain = HTTPResponse(status: 200, headers: headers, body: .permanent(PermanentBytes(copying: content)))
        compressed = Gzip.compress(content).map {
            HTTPResponse(
                status: 200, headers: headers + [(name: "Content-Encoding", value: "gzip")],
                body: .permanent(PermanentBytes(copying: $0)))
        }
    }

    /// The answer for a client that takes `encodings` (its `Accept-Encoding`).
    func response(accepting encodings: String?) -> HTTPResponse {
        guard let compressed, let encodings, Self.takesGzip(encodings) else { return plain }
        return compressed
    }

    /// Whether an `Accept-Encoding` names gzip, and not with a weight of 0, which refuses it.
    private static func takesGzip(_ encodings: String) -> Bool {
        encodings.split(separator: ",").contains { entry in
            let parts = entry.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
            guard parts.first == "gzip" || parts.first == "x-gzip" else { return false }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }
            return weight.map { Double($0.dropFirst(2)) ?? 0 > 0 } ?? true
        }
    }
}

/// The files that pages need.
package struct Assets: Sendable {
    let script: Asset
    let style: Asset
    private let all: [String: Asset]

    /// The files as they are addressed below `basePath`.
    init(basePath: String = "") {
        let scripts = Script.served(
            [
                ("martlet", PackageResources.martlet_js), ("martlet-recovery", PackageResources.martlet_recovery_js),
                ("martlet-tabs", PackageResources.martlet_tabs_js),
            ], basePath: basePath)
        script = scripts[0]
        let css = PackageResources.martlet_css
        style = Asset(
            "martlet", "css", contentType: "text/css; charset=utf-8", css, hash: ContentHash.text(css),
            basePath: basePath)
        all = Dictionary((scripts + [style]).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func asset(at path: String) -> Asset? { all[path] }
}

/// A hash of content, short enough for a name.
enum ContentHash {
    static func text(_ content: [UInt8]) -> String {
        SHA256.hash(data: content).prefix(6).map { String($0, radix: 16) }.map { $0.count < 2 ? "0" + $0 : $0 }.joined()
    }
}

/// Compression at start-up, once for each file.
enum Gzip {
    /// `content` as gzip, as small as it gets; `nil` if that does not help.
    static func compress(_ content: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        // 15 is the window, 16 asks for gzip's frame.
        guard
            deflateInit2_(
                &stream, 9, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        var input = content
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(content.count))))
        let isComplete = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                return deflate(&stream, Z_FINISH) == Z_STREAM_END
            }
        }
        output.removeLast(Int(stream.avail_out))
        return isComplete && output.count < content.count ? output : nil
    }
}
