import MartletUI

/// The HTML document of a page. The part that is the same for all pages of a scene is made once.
package struct PageDocument: Sendable {
    /// The beginning of the document, up to what differs from page to page, if no view declares anything for it.
    private let head: [UInt8]
    private let links: DocumentLinks
    private let script: String
    private let inspectorScript: String?
    private let title: String

    /// Where an inspected page has its inspector.
    enum Inspector: String, Sendable {
        /// In a panel that the browser's script adds.
        case beside
        /// Where the program places an ``InspectorView``.
        case inPlace = "in-place"
    }

    init(title: String, assets: Assets) {
        links = assets.links
        script = assets.script.path
        inspectorScript = assets.inspector?.path
        self.title = title
        var head = Bytes()
        Self.write(Head(title: title), links, [script], to: &head)
        self.head = Array(head)
    }

    /// The inspector's script comes first: it stands between the client and the network.
    private func scripts(_ inspector: Inspector?) -> [String] {
        inspector == nil ? [script] : [inspectorScript, script].compactMap(\.self)
    }

    /// What views declare.
    private struct Head {
        var title: String
        var language = "en"
        var metadata: [DocumentMetadata] = []
    }

    private static func write(_ said: Head, _ links: DocumentLinks, _ scripts: [String], to head: inout Bytes) {
        let title = said.title.isEmpty ? "Martlet" : said.title
        head.write("<!DOCTYPE html><html lang=")
        head.writeAttributeValue(said.language)
        if WritingDirection.isRightToLeft(said.language) { head.write(" dir=\"rtl\"") }
        head.write(" data-martlet=\"connecting\"><head><meta charset=\"utf-8\">")
        head.write("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>")
        head.writeHTML(title)
        head.write("</title>")
        links.write(title: title, said.metadata, to: &head)
        for script in scripts {
            head.write("<script type=\"module\" src=")
            head.writeAttributeValue(script)
            head.write("></script>")
        }
    }

    /// The document of a page. `content` writes its tree, and `style` the rules that the tree has used then. `language` is that
    /// of the program's texts, if it has catalogs.
    func write(
        page: String, sequence: UInt64, nonce: String, formAction: String, errors: [String] = [],
        head views: DocumentHead? = nil, reportsViewport: Bool = false, durable: UInt64? = nil,
        inspector: Inspector? = nil, language: String? = nil, content: (inout Bytes) -> Void,
        style: (inout Bytes) -> Void
    ) -> [UInt8] {
        var document = Bytes()
        document.reserveCapacity(head.count + 2_048)
        if let views {
            let said = Head(
                title: views.title, language: views.language ?? language ?? "en", metadata: views.metadata)
            Self.write(said, links, scripts(inspector), to: &document)
        } else if inspector != nil || language != nil {
            Self.write(Head(title: title, language: language ?? "en"), links, scripts(inspector), to: &document)
        } else {
            document.append(contentsOf: head)
        }
        document.write("<meta name=\"martlet-page\" content=\"")
        document.write(page)
        document.write("\" data-seq=\"")
        document.write(sequence)
        if let durable {
            document.write("\" data-durable=\"")
            document.write(durable)
        }
        if reportsViewport { document.write("\" class=\"m-measured") }
        if let inspector {
            document.write("\" data-inspector=\"\(inspector.rawValue)")
        }
        document.write("\"><style id=\"martlet-style\" nonce=\"")
        document.write(nonce)
        // One layer, to which the client adds rules: above Martlet's base, below the program's style sheets.
        document.write("\">@layer martlet.styles{")
        let placeOfStyle = document.count
        // Enter in a field presses the first button of the form.
        document.write("}</style></head><body><form method=\"post\" novalidate action=")
        document.writeAttributeValue(formAction)
        document.write("><button hidden></button><main id=\"martlet\">")
        content(&document)
        document.write("</main>")
        for error in errors {
            document.write("<div class=\"m-error\" role=\"alert\">")
            document.writeHTML(error)
            document.write("</div>")
        }
        document.write("</form></body></html>")
        var rules = Bytes()
        rules.reserveCapacity(512)
        style(&rules)
        document.insert(contentsOf: rules, at: placeOfStyle)
        return Array(document)
    }
}
