/// The content type of a file, by the end of its name.
package struct ContentType: Sendable, Equatable {
    package let name: String
    /// Whether compression makes it smaller.
    package let isCompressible: Bool
    /// Whether a browser shows it as a document of its own, in which scripts could run.
    package let isDocument: Bool

    package init(ofFileNamed name: String) {
        let ending = name.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() ?? ""
        self = Self.known[ending] ?? Self("application/octet-stream")
    }

    private init(_ name: String, isCompressible: Bool = false, isDocument: Bool = false) {
        self.name = name
        self.isCompressible = isCompressible
        self.isDocument = isDocument
    }

    private static func text(_ name: String, isDocument: Bool = false) -> Self {
        Self(name + "; charset=utf-8", isCompressible: true, isDocument: isDocument)
    }

    private static let known: [String: ContentType] = [
        "html": text("text/html", isDocument: true), "htm": text("text/html", isDocument: true),
        "xml": text("application/xml", isDocument: true), "svg": text("image/svg+xml", isDocument: true),
        "css": text("text/css"), "js": text("text/javascript"), "mjs": text("text/javascript"),
        "json": text("application/json"), "map": text("application/json"),
        "webmanifest": text("application/manifest+json"), "txt": text("text/plain"), "md": text("text/markdown"),
        "csv": text("text/csv"), "ics": text("text/calendar"), "vcf": text("text/vcard"),
        "png": Self("image/png"), "jpg": Self("image/jpeg"), "jpeg": Self("image/jpeg"), "gif": Self("image/gif"),
        "webp": Self("image/webp"), "avif": Self("image/avif"), "ico": Self("image/x-icon", isCompressible: true),
        "woff2": Self("font/woff2"), "woff": Self("font/woff"), "ttf": Self("font/ttf", isCompressible: true),
        "otf": Self("font/otf", isCompressible: true), "mp3": Self("audio/mpeg"), "m4a": Self("audio/mp4"),
        "ogg": Self("audio/ogg"), "wav": Self("audio/wav"), "mp4": Self("video/mp4"), "webm": Self("video/webm"),
        "pdf": Self("application/pdf"), "zip": Self("application/zip"), "gz": Self("application/gzip"),
        "wasm": Self("application/wasm", isCompressible: true),
    ]
}
