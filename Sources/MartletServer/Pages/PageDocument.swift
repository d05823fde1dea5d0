import MartletUI

/// The HTML document of a page: what stays the same for a scene is made once.
package struct PageDocument: Sendable {
    private let head: [UInt8]

    init(title: String, assets: Assets) {
        var head = Bytes()
        head.write("<!DOCTYPE html><html lang=\"en\" data-martlet=\"connecting\"><head><meta charset=\"utf-8\">")
        head.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>")
        head.writeHTML(title.isEmpty ? "Martlet" : title)
        head.write("</title><link rel=\"stylesheet\" href=")
        head.writeAttributeValue(assets.style.path)
        head.write("><link rel=\"icon\" href=\"data:,\"><script type=\"module\" src=")
        head.writeAttributeValue(assets.script.path)
        head.write("></script>")
        self.head = Array(head)
    }

    /// The document of a page whose tree is `content`.
    func write(
        page: PageIdentifier, sequence: UInt64, nonce: String, style: String, formAction: String, content: Bytes,
        errors: [String] = []
    ) -> [UInt8] {
        var document = Bytes()
        document.reserveCapacity(head.count + style.utf8.count + content.count + 512)
        document.append(contentsOf: head)
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
