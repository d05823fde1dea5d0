extension UTType {
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
    /// A text with styles, as RTF.
    public static let rtf = Self(exportedAs: "public.rtf")
    /// An address.
    public static let url = Self(exportedAs: "public.url")
    /// The address of a file.
    public static let fileURL = Self(exportedAs: "public.file-url")
    /// JSON.
    public static let json = Self(exportedAs: "public.json")
    /// XML.
    public static let xml = Self(exportedAs: "public.xml")
    /// YAML.
    public static let yaml = Self(exportedAs: "public.yaml")
    /// HTML.
    public static let html = Self(exportedAs: "public.html")
    /// A table of values between commas.
    public static let commaSeparatedText = Self(exportedAs: "public.comma-separated-values-text")
    /// A table of values between tabs.
    public static let tabSeparatedText = Self(exportedAs: "public.tab-separated-values-text")
    /// The text of a program.
    public static let sourceCode = Self(exportedAs: "public.source-code")
    /// The text of a program in Swift.
    public static let swiftSource = Self(exportedAs: "public.swift-source")
    /// A property list.
    public static let propertyList = Self(exportedAs: "com.apple.property-list")
    /// A picture.
    public static let image = Self(exportedAs: "public.image")
    /// A picture as PNG.
    public static let png = Self(exportedAs: "public.png")
    /// A picture as JPEG.
    public static let jpeg = Self(exportedAs: "public.jpeg")
    /// A picture as GIF.
    public static let gif = Self(exportedAs: "com.compuserve.gif")
    /// A picture as SVG.
    public static let svg = Self(exportedAs: "public.svg-image")
    /// A picture as WebP.
    public static let webP = Self(exportedAs: "org.webmproject.webp")
    /// A picture as HEIC.
    public static let heic = Self(exportedAs: "public.heic")
    /// A picture as TIFF.
    public static let tiff = Self(exportedAs: "public.tiff")
    /// A picture as BMP.
    public static let bmp = Self(exportedAs: "com.microsoft.bmp")
    /// A document as PDF.
    public static let pdf = Self(exportedAs: "com.adobe.pdf")
    /// A film or a sound.
    public static let audiovisualContent = Self(exportedAs: "public.audiovisual-content")
    /// A film.
    public static let movie = Self(exportedAs: "public.movie")
    /// A film, or moving pictures without sound.
    public static let video = Self(exportedAs: "public.video")
    /// A film as MPEG-4.
    public static let mpeg4Movie = Self(exportedAs: "public.mpeg-4")
    /// A film as QuickTime.
    public static let quickTimeMovie = Self(exportedAs: "com.apple.quicktime-movie")
    /// A sound.
    public static let audio = Self(exportedAs: "public.audio")
    /// A sound as MP3.
    public static let mp3 = Self(exportedAs: "public.mp3")
    /// A sound as MPEG-4.
    public static let mpeg4Audio = Self(exportedAs: "public.mpeg-4-audio")
    /// A sound as WAV.
    public static let wav = Self(exportedAs: "com.microsoft.waveform-audio")
    /// An archive.
    public static let archive = Self(exportedAs: "public.archive")
    /// An archive as ZIP.
    public static let zip = Self(exportedAs: "public.zip-archive")
    /// An archive as gzip.
    public static let gzip = Self(exportedAs: "org.gnu.gnu-zip-archive")
    /// A directory, which browsers do not send: any file can be chosen.
    public static let directory = Self(exportedAs: "public.directory")
    /// A folder, which browsers do not send: any file can be chosen.
    public static let folder = Self(exportedAs: "public.folder")
    /// The data of a person.
    public static let vCard = Self(exportedAs: "public.vcard")
    /// A date in a calendar.
    public static let calendarEvent = Self(exportedAs: "public.calendar-event")
    /// A log.
    public static let log = Self(exportedAs: "com.apple.log")
    /// A book as EPUB.
    public static let epub = Self(exportedAs: "org.idpf.epub-container")
    /// A font.
    public static let font = Self(exportedAs: "public.font")
}
