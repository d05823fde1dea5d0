/// What is known of a format.
struct FileFormat {
    /// The formats of which its data are as well.
    private(set) var parents: [String] = []
    private(set) var mediaType: String?
    private(set) var extensions: [String] = []
    /// What browsers let visitors choose, if that is not the media type.
    private(set) var accepted: String?

    /// By their names.
    static let all: [String: Self] = Dictionary(uniqueKeysWithValues: list.map { ($0.type.identifier, $0.format) })

    /// A parent comes before its children.
    private static let list: [(type: UTType, format: Self)] = {
        var list: [(type: UTType, format: Self)] = []
        func add(
            _ type: UTType, _ parents: [UTType], _ mediaType: String? = nil, _ extensions: [String] = [],
            accepted: String? = nil
        ) {
            let inherited = list.filter { parents.contains($0.type) }.flatMap(\.format.parents)
            let format = Self(
                parents: parents.map(\.identifier) + inherited, mediaType: mediaType, extensions: extensions,
                accepted: accepted)
            list.append((type, format))
        }
        add(.data, [.item])
        add(.text, [.data, .content], accepted: "text/*")
        add(.plainText, [.text], "text/plain", ["txt"])
        add(.utf8PlainText, [.plainText], accepted: "text/plain")
        add(.rtf, [.text], "text/rtf", ["rtf"])
        add(.url, [.data])
        add(.fileURL, [.url])
        add(.json, [.text], "application/json", ["json"])
        add(.xml, [.text], "text/xml", ["xml"])
        add(.yaml, [.text], "application/yaml", ["yaml", "yml"])
        add(.html, [.text], "text/html", ["html", "htm"])
        add(.commaSeparatedText, [.text], "text/csv", ["csv"])
        add(.tabSeparatedText, [.text], "text/tab-separated-values", ["tsv"])
        add(.sourceCode, [.plainText], accepted: "text/*")
        add(.swiftSource, [.sourceCode], nil, ["swift"])
        add(.propertyList, [.data], nil, ["plist"])
        add(.image, [.data, .content], accepted: "image/*")
        add(.png, [.image], "image/png", ["png"])
        add(.jpeg, [.image], "image/jpeg", ["jpeg", "jpg"])
        add(.gif, [.image], "image/gif", ["gif"])
        add(.svg, [.image], "image/svg+xml", ["svg"])
        add(.webP, [.image], "image/webp", ["webp"])
        add(.heic, [.image], "image/heic", ["heic"])
        add(.tiff, [.image], "image/tiff", ["tiff", "tif"])
        add(.bmp, [.image], "image/bmp", ["bmp"])
        add(.pdf, [.data, .content], "application/pdf", ["pdf"])
        add(.audiovisualContent, [.data, .content], accepted: "video/*,audio/*")
        add(.movie, [.audiovisualContent], accepted: "video/*")
        add(.video, [.movie], accepted: "video/*")
        add(.mpeg4Movie, [.movie], "video/mp4", ["mp4"])
        add(.quickTimeMovie, [.movie], "video/quicktime", ["mov"])
        add(.audio, [.audiovisualContent], accepted: "audio/*")
        add(.mp3, [.audio], "audio/mpeg", ["mp3"])
        add(.mpeg4Audio, [.audio], "audio/mp4", ["m4a"])
        add(.wav, [.audio], "audio/wav", ["wav"])
        add(.archive, [.data])
        add(.zip, [.archive], "application/zip", ["zip"])
        add(.gzip, [.archive], "application/gzip", ["gz"])
        add(.directory, [.item])
        add(.folder, [.directory])
        add(.vCard, [.text], "text/vcard", ["vcf"])
        add(.calendarEvent, [.text], "text/calendar", ["ics"])
        add(.log, [.plainText], nil, ["log"])
        add(.epub, [.data, .content], "application/epub+zip", ["epub"])
        add(.font, [.data], nil, ["ttf", "otf", "woff2"])
        return list
    }()
}
