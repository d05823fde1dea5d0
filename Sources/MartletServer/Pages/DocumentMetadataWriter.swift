import MartletUI

/// Metadata in the document's head.
enum DocumentMetadataWriter {
    /// Properties of vocabularies with a prefix (`og:title`) are told from names; the canonical address is a link.
    static func write(_ metadata: DocumentMetadata, to document: inout Bytes) {
        if metadata.name.lowercased() == "canonical" {
            guard AttributePolicy.isAllowedURL(metadata.content) else { return }
            document.write("<link rel=\"canonical\" href=")
            document.writeAttributeValue(metadata.content)
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
