import MartletServer

/// The parts of a page's HTML document that a browser reads.
struct LoadedDocument: Sendable {
    let identifier: PageIdentifier
    let sequence: UInt64
    let title: String
    let content: Substring
    let styleSheet: String
    /// The address that its form posts to.
    let formAction: String

    init?(_ html: String) {
        guard let page = Self.text(between: "<meta name=\"martlet-page\" content=\"", "\"", in: html),
            let identifier = PageIdentifier(page.utf8),
            let sequence = Self.text(between: "data-seq=\"", "\"", in: html).flatMap({ UInt64($0) }),
            let title = Self.text(between: "<title>", "</title>", in: html),
            let start = html.firstRange(of: "<main id=\"martlet\">")?.upperBound,
            let end = html.ranges(of: "</main>").last?.lowerBound, start <= end
        else { return nil }
        self.identifier = identifier
        self.sequence = sequence
        self.title = HTMLParser.decode(String(title))
        content = html[start..<end]
        formAction = HTMLParser.decode(String(Self.text(between: "novalidate action=\"", "\"", in: html) ?? ""))
        let style = Self.text(between: "<style id=\"martlet-style\"", "</style>", in: html) ?? ""
        styleSheet = String(style.drop { $0 != ">" }.dropFirst())
    }

    private static func text(between start: String, _ end: String, in html: String) -> Substring? {
        guard let start = html.firstRange(of: start)?.upperBound,
            let end = html[start...].firstRange(of: end)?.lowerBound
        else { return nil }
        return html[start..<end]
    }
}
