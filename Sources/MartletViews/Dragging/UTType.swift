/// A format of data.
public struct UTType: Hashable, Sendable {
    /// The name of the format.
    public let identifier: String

    /// Creates a format.
    ///
    /// - Parameter identifier: The name of the format.
    public init?(_ identifier: String) { self.identifier = identifier }

    /// Creates a format of the program's own.
    ///
    /// - Parameter identifier: The name of the format.
    public init(exportedAs identifier: String) { self.identifier = identifier }

    /// Creates a format of another program.
    ///
    /// - Parameter identifier: The name of the format.
    public init(importedAs identifier: String) { self.identifier = identifier }

    /// Any item.
    public static let item = Self(exportedAs: "public.item")
    /// Any content.
    public static let content = Self(exportedAs: "public.content")
    /// Bytes.
    public static let data = Self(exportedAs: "public.data")
    /// A text.
    public static let text = Self(exportedAs: "public.text")
    /// A text without styles.
    public static let plainText = Self(exportedAs: "public.plain-text")
    /// A text in UTF-8.
    public static let utf8PlainText = Self(exportedAs: "public.utf8-plain-text")
    /// An address.
    public static let url = Self(exportedAs: "public.url")
    /// The address of a file.
    public static let fileURL = Self(exportedAs: "public.file-url")
    /// JSON.
    public static let json = Self(exportedAs: "public.json")
    /// A picture.
    public static let image = Self(exportedAs: "public.image")
    /// A picture as PNG.
    public static let png = Self(exportedAs: "public.png")
    /// A picture as JPEG.
    public static let jpeg = Self(exportedAs: "public.jpeg")
    /// A document as PDF.
    public static let pdf = Self(exportedAs: "com.adobe.pdf")
    /// A table of values between commas.
    public static let commaSeparatedText = Self(exportedAs: "public.comma-separated-values-text")
    /// HTML.
    public static let html = Self(exportedAs: "public.html")
    /// XML.
    public static let xml = Self(exportedAs: "public.xml")
    /// A picture as GIF.
    public static let gif = Self(exportedAs: "com.compuserve.gif")
    /// A picture as SVG.
    public static let svg = Self(exportedAs: "public.svg-image")
    /// A film.
    public static let movie = Self(exportedAs: "public.movie")
    /// A film, or moving pictures without sound.
    public static let video = Self(exportedAs: "public.video")
    /// A sound.
    public static let audio = Self(exportedAs: "public.audio")
    /// A sound as MP3.
    public static let mp3 = Self(exportedAs: "public.mp3")
    /// An archive as ZIP.
    public static let zip = Self(exportedAs: "public.zip-archive")

    /// Creates the format of files with an extension.
    ///
    /// - Parameter filenameExtension: The extension, without its point: letters and digits.
    public init?(filenameExtension: String) {
        guard !filenameExtension.isEmpty, filenameExtension.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { return nil }
        identifier = Self.extensionPrefix + filenameExtension.lowercased()
    }

    private static let extensionPrefix = "martlet.extension."

    /// What an `<input type="file">` accepts for it; `nil` for everything.
    var acceptedByBrowsers: String? {
        if identifier.hasPrefix(Self.extensionPrefix) { return "." + identifier.dropFirst(Self.extensionPrefix.count) }
        return Self.mediaTypes[self]
    }

    private static let mediaTypes: [UTType: String] = [
        .text: "text/*", .plainText: "text/plain", .utf8PlainText: "text/plain", .json: "application/json",
        .image: "image/*", .png: "image/png", .jpeg: "image/jpeg", .gif: "image/gif", .svg: "image/svg+xml",
        .pdf: "application/pdf", .commaSeparatedText: "text/csv,.csv", .html: "text/html", .xml: "text/xml,.xml",
        .movie: "video/*", .video: "video/*", .audio: "audio/*", .mp3: "audio/mpeg", .zip: "application/zip,.zip",
    ]
}
