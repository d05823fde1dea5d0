import MartletUI

/// The links and metadata that a brand and Martlet itself put into the head of every document. A page's own metadata
/// replaces them.
struct DocumentLinks: Sendable {
    private let description: String?
    private let themeColor: [UInt8]
    private let icon: [UInt8]
    /// Style sheets and the manifest.
    private let sheets: [UInt8]
    private let basePath: String

    init(_ brand: Brand, _ files: ProgramFiles, _ palette: Palette, style: String, icon: String, basePath: String) {
        func address(_ name: String) -> String { files.address(of: name, basePath: basePath) }
        func link(_ relation: String, _ address: String) -> [UInt8] {
            var link = Bytes()
            link.write("<link rel=\(relation) href=")
            link.writeAttributeValue(address)
            link.write(">")
            return Array(link)
        }
        description = brand.description
        self.basePath = basePath
        self.icon = link("icon", brand.icon.map(address) ?? icon)
        sheets =
            ([style] + brand.styleSheets.map(address)).flatMap { link("stylesheet", $0) }
            + (brand.manifest.map { link("manifest", address($0)) } ?? [])
        let colors = brand.themeColor.map { ($0.light, $0.dark) } ?? (Self.background, Self.background)
        var themeColor = Bytes()
        for (isDark, color) in [(false, colors.0), (true, colors.1)] {
            themeColor.write("<meta name=theme-color content=")
            themeColor.writeAttributeValue(palette.text(of: color, isDark: isDark))
            themeColor.write(" media=\"(prefers-color-scheme:\(isDark ? "dark" : "light"))\">")
        }
        self.themeColor = Array(themeColor)
    }

    private static let background = BackgroundStyle.pageColor

    /// Only the links, for a document that is not a page of the program.
    func writeLinks(to head: inout Bytes) {
        head.append(contentsOf: sheets)
        head.append(contentsOf: icon)
    }

    /// All of it, for a page with this title whose views declare `metadata`.
    func write(title: String, _ metadata: [DocumentMetadata], to head: inout Bytes) {
        let said = Set(metadata.map { $0.name.lowercased() })
        if !said.contains("description") {
            head.write("<meta name=description content=")
            head.writeAttributeValue(description ?? title)
            head.write(">")
        }
        if !said.contains("theme-color") { head.append(contentsOf: themeColor) }
        for metadata in metadata { DocumentMetadataWriter.write(metadata, below: basePath, to: &head) }
        head.append(contentsOf: sheets)
        if !said.contains("icon") { head.append(contentsOf: icon) }
    }
}
