import MartletUI

/// The HTML document of a page: what stays the same for a scene is made once.
package struct PageDocument: Sendable {
    /// From the beginning to what differs from page to page, where no view says anything of it.
    private let head: [UInt8]
    /// The part of it that views cannot change.
    private let links: [UInt8]

    init(title: String, assets: Assets) {
        var links = Bytes("<link rel=\"stylesheet\" href=".utf8)
        links.writeAttributeValue(assets.style.path)
        links.write("><link rel=\"icon\" href=\"data:,\"><script type=\"module\" src=")
        links.writeAttributeValue(assets.script.path)
        links.write("></script>")
        var head = Bytes()
        Self.writeBeginning(title: title, language: "en", to: &head)
        head.append(contentsOf: links)
        self.head = Array(head)
        self.links = Array(links)
    }

    private static func writeBeginning(title: String, language: String, to head: inout Bytes) {
        head.write("<!DOCTYPE html><html lang=")
        head.writeAttributeValue(language)
        head.write(" data-martlet=\"connecting\"><head><meta charset=\"utf-8\">")
        head.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>")
        head.writeHTML(title.isEmpty ? "Martlet" : title)
        head.write("</title>")
    }

    /// The head as the views of a page want it.
    private func write(_ views: DocumentHead, to document: inout Bytes) {
        Self.writeBeginning(title: views.title, language: views.language ?? "en", to: &document)
        for metadata in views.metadata { DocumentMetadataWriter.write(metadata, to: &document) }
        document.append(contentsOf: links)
    }

    /// The document of a page whose tree is `content`.
    func write(
        page: PageIdentifier, sequence: UInt64, nonce: String, style: String, formAction: String, content: Bytes,
        errors: [String] = [], head views: DocumentHead? = nil
    ) -> [UInt8] {
        var document = Bytes()
        document.reserveCapacity(head.count + style.utf8.count + content.count + 512)
        if let views { write(views, to: &document) } else { document.append(contentsOf: head) }
        document.write("<meta name=\"martlet-page\" content=\"")
        document.write(page.text)
        document.write("\" data-seq=\"")
        document.write(sequence)
        document.write("\"><style id=\"martlet-style\" nonce=\"")
        document.write(nonce)
        document.write("\">")
        document.write(style)
        // The first button is the one that Enter in a field presses.
        document.write("</style></head><body><form method=\"post\" novalidate action=")
        document.writeAttributeValue(formAction)
        document.write("><button hidden></button><main id=\"martlet\">")
        document.append(contentsOf: content)
        document.write("</main>")
        for error in errors {
            document.write("<div class=\"m-error\" role=\"alert\">")
            document.writeHTML(error)
            document.write("</div>")
        }
        document.write("</form></body></html>")
        return Array(document)
    }
}
