import MartletUI

/// Metadata in the document's head.
enum DocumentMetadataWriter {
    /// Writes properties of vocabularies with a prefix (`og:title`) as such, and the canonical address and the icon as
    /// links.
    static func write(_ metadata: DocumentMetadata, below basePath: String, to document: inout Bytes) {
        let name = metadata.name.lowercased()
        if name == "canonical" || name == "icon" {
            guard AttributePolicy.isAllowedURL(metadata.content) else { return }
            document.write("<link rel=\"\(name)\" href=")
            document.writeAttributeValue(
                name == "icon" ? BasePath.place(metadata.content, below: basePath) : metadata.content)
        } else {
            document.write(properties.contains { metadata.name.hasPrefix($0) } ? "<meta property=" : "<meta name=")
            document.writeAttributeValue(metadata.name)
            document.write(" content=")
            document.writeAttributeValue(metadata.content)
        }
        document.write(">")
    }

    private static let properties = ["og:", "article:", "book:", "profile:", "video:", "music:", "fb:"]
}
