extension View {
    /// The title of the document. It follows its value while the page is shown.
    ///
    /// Of several the innermost counts; without one, the title of the scene.
    public func navigationTitle(_ title: LocalizedStringKey) -> ModifiedContent<Self, _DocumentModifier> {
        document(.title(title.string))
    }

    /// The title of the document. It follows its value while the page is shown.
    @_disfavoredOverload
    public func navigationTitle(_ title: some StringProtocol) -> ModifiedContent<Self, _DocumentModifier> {
        document(.title(String(title)))
    }

    /// The title of the document: the characters of `title`. It follows its value while the page is shown.
    public func navigationTitle(_ title: Text) -> ModifiedContent<Self, _DocumentModifier> {
        document(.title(title.resolved()))
    }

    /// A `<meta>` in the head of the page's HTML, for search engines and previews: `description`, or a property of a
    /// vocabulary such as `og:title`. `canonical` and `icon` are links, their content an address. Without a word of a
    /// page's, the description, the `theme-color` and the icon are those of the program's ``Brand``.
    ///
    /// Of several with one name the innermost counts. It is part of the HTML only: what changes later changes nothing.
    public func metadata(name: String, content: String) -> ModifiedContent<Self, _DocumentModifier> {
        document(.metadata(DocumentMetadata(name: name, content: content)))
    }

    /// The language of the page's HTML, as `de` or `pt-BR`; without one, `en`. Where its lines go to the left (`ar`,
    /// `he-IL`, `az-Arab`), so does the layout. Part of the HTML only.
    public func documentLanguage(_ language: String) -> ModifiedContent<Self, _DocumentModifier> {
        document(.language(language))
    }

    /// The status of the answer that carries the page, 200 to 599 but for those without a body; another is told and
    /// left out. It is decided when the HTML leaves.
    public func httpStatus(_ status: Int) -> ModifiedContent<Self, _DocumentModifier> {
        guard (200...599).contains(status), ![204, 205, 304].contains(status) else {
            PagelessDiagnostics.report(.unsafeValue(attribute: "httpStatus", value: "\(status)"))
            return document(.nothing)
        }
        return document(.status(status))
    }

    /// A header of the answer that carries the page. What the server says itself (`Content-Type`, `Cache-Control`,
    /// `Set-Cookie`, the policies), and names and values that HTTP does not allow, are told and left out.
    public func responseHeader(_ name: String, _ value: String) -> ModifiedContent<Self, _DocumentModifier> {
        guard let header = DocumentHeader(name: name, value: value) else {
            PagelessDiagnostics.report(.unsafeValue(attribute: "responseHeader \(name.prefix(80))", value: value))
            return document(.nothing)
        }
        return document(.header(header))
    }

    func document(_ entry: DocumentEntry) -> ModifiedContent<Self, _DocumentModifier> {
        ModifiedContent(content: self, modifier: _DocumentModifier(entry))
    }
}
