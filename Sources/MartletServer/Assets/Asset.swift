import MartletUI

/// A file for browsers, under a name that carries a hash of its content, so that it may be kept for ever.
package struct Asset: Sendable {
    /// `/_martlet/assets/martlet.3w5e11264s.js`
    package let path: String
    let plain: HTTPResponse
    let compressed: HTTPResponse?

    init(
        _ name: String, _ type: String, contentType: String, _ content: [UInt8], hash: String, basePath: String
    ) {
        self.init("\(basePath)/_martlet/assets/\(name).\(hash).\(type)", contentType: contentType, content)
    }

    /// A file at a path that has a hash.
    fileprivate init(_ path: String, contentType: String, _ content: [UInt8], mayCompress: Bool = true) {
        self.path = path
        let headers = [
            ("Content-Type", contentType), ("Cache-Control", "public, max-age=31536000, immutable"),
            ("Vary", "Accept-Encoding"), ("X-Content-Type-Options", "nosniff"),
        ].map { (name: $0.0, value: $0.1) }
        plain = HTTPResponse(status: 200, headers: headers, body: .permanent(PermanentBytes(copying: content)))
        compressed = (mayCompress ? Gzip.compress(content) : nil).map {
            HTTPResponse(
                status: 200, headers: headers + [(name: "Content-Encoding", value: "gzip")],
                body: .permanent(PermanentBytes(copying: $0)))
        }
    }

    /// The answer for a client that takes gzip, or does not.
    func response(takesGzip: Bool) -> HTTPResponse { takesGzip ? compressed ?? plain : plain }
}

/// The files that pages need.
package struct Assets: Sendable {
    let script: Asset
    /// The scripts, first that of every page.
    let scripts: [Asset]
    let style: Asset
    /// The script of inspected pages.
    let inspector: Asset?
    /// What stands in the head of every document.
    let links: DocumentLinks
    private let all: [String: Asset]

    /// The files as they are addressed below `basePath`; a brand's theme is in the style sheet.
    init(basePath: String = "", _ brand: Brand = Brand(), _ files: ProgramFiles = ProgramFiles()) {
        scripts = BundledAssets.scripts.map { name, text in
            Asset(
                name, "js", contentType: "text/javascript; charset=utf-8", Array(text.utf8),
                hash: BundledAssets.scriptHash, basePath: basePath)
        }
        script = scripts[0]
        inspector = scripts.first { $0.path.contains("/martlet-inspector.") }
        let base = BundledAssets.styleSheet
        let css = Array((base + ThemeStyle.css(brand, fonts: files.version + "/")).utf8)
        style = Asset(
            "martlet", "css", contentType: "text/css; charset=utf-8", css, hash: ContentHash.text(css),
            basePath: basePath)
        let drawing = Array(BundledAssets.icon.utf8)
        let icon = Asset(
            "icon", "svg", contentType: "image/svg+xml", drawing, hash: ContentHash.text(drawing), basePath: basePath)
        links = DocumentLinks(
            brand, files, Palette(styleSheet: base), style: style.path, icon: icon.path, basePath: basePath)
        all = Dictionary(
            (scripts + [style, icon] + Self.pictures(basePath)).map { ($0.path, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The pictures of the program's asset catalogs.
    private static func pictures(_ basePath: String) -> [Asset] {
        BundledCatalogs.shared.modules.flatMap { module in
            module.assets.pictures.values.flatMap(\.files).compactMap { file in
                guard let content = Data(base64Encoded: file.content.description) else { return nil }
                return Asset(
                    basePath + file.path, contentType: file.contentType, Array(content),
                    mayCompress: file.contentType.hasPrefix("image/svg+xml"))
            }
        }
    }

    func asset(at path: String) -> Asset? { all[path] }
}

/// A hash of content, short enough for a name.
enum ContentHash {
    static func text(_ content: [UInt8]) -> String {
        SHA256.hash(content).prefix(6).map { String($0, radix: 16) }.map { $0.count < 2 ? "0" + $0 : $0 }.joined()
    }
}
