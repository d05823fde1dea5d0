extension View {
    /// Sets the title of the document, and updates it with its value while the page is shown.
    ///
    /// Of several titles the innermost counts; without any, the document has the title of the scene.
    public func navigationTitle(_ title: LocalizedStringKey) -> some View { titled(title.resolved()) }

    /// Sets the title of the document, and updates it with its value while the page is shown.
    @_disfavoredOverload
    public func navigationTitle(_ title: some StringProtocol) -> some View { titled(String(title)) }

    /// Sets the title of the document to the characters of `title`, and updates it with its value while the page is
    /// shown.
    public func navigationTitle(_ title: Text) -> some View { titled(title.resolved()) }

    /// Sets the title of the document and of the page, which is not edited there: a heading is no field.
    ///
    /// - Parameter title: A binding to the title.
    public func navigationTitle(_ title: Binding<String>) -> some View { titled(title.wrappedValue) }

    /// The title is the document's, and that of the navigation stack's page around the view.
    private func titled(_ title: String) -> some View {
        document(.title(title)).transformPreference(NavigationTitleKey.self) { $0 = $0 ?? title }
    }

    /// Adds a `<meta>` to the head of the page's HTML, for search engines and previews.
    ///
    /// The name is, for example, `description`, or a property of a vocabulary such as `og:title`. `canonical` and
    /// `icon` are links, and their content is an address. If a page does not set them, the description, the
    /// `theme-color` and the icon are those of the program's ``Brand``.
    ///
    /// Of several with one name the innermost counts. The element is part of the HTML only: later changes have no
    /// effect.
    public func metadata(name: String, content: String) -> ModifiedContent<Self, _DocumentModifier> {
        document(.metadata(DocumentMetadata(name: name, content: content)))
    }

    /// Sets the language of the page's HTML, such as `de` or `pt-BR`. The default is the visitor's, if the program has string
    /// catalogs, and `en` otherwise.
    ///
    /// For a language that is written from right to left (`ar`, `he-IL`, `az-Arab`), the layout runs from right to left
    /// too. The language is part of the HTML only: later changes have no effect.
    public func documentLanguage(_ language: String) -> ModifiedContent<Self, _DocumentModifier> {
        document(.language(language))
    }

    /// Sets the status of the answer that carries the page.
    ///
    /// The status is fixed when the HTML leaves. Statuses from 200 to 599 are allowed, except those of answers without
    /// a body; any other is reported and ignored.
    public func httpStatus(_ status: Int) -> ModifiedContent<Self, _DocumentModifier> {
        guard (200...599).contains(status), ![204, 205, 304].contains(status) else {
            PagelessDiagnostics.report(.unsafeValue(attribute: "httpStatus", value: "\(status)"))
            return document(.nothing)
        }
        return document(.status(status))
    }

    /// Adds a header to the answer that carries the page.
    ///
    /// Headers that the server sets itself (`Content-Type`, `Cache-Control`, `Set-Cookie`, the policies), and names and
    /// values that HTTP does not allow, are reported and ignored.
    public func responseHeader(_ name: String, _ value: String) -> ModifiedContent<Self, _DocumentModifier> {
        guard let header = DocumentHeader(name: name, value: value) else {
            PagelessDiagnostics.report(.unsafeValue(attribute: "responseHeader \(name.prefix(80))", value: value))
            return document(.nothing)
        }
        return document(.header(header))
    }

    /// Sets the title of the document while this view is the page that is seen of a navigation stack.
    package func pageTitle(_ title: String?) -> ModifiedContent<Self, _DocumentModifier> {
        document(title.map { .pageTitle($0) } ?? .nothing)
    }

    func document(_ entry: DocumentEntry) -> ModifiedContent<Self, _DocumentModifier> {
        ModifiedContent(content: self, modifier: _DocumentModifier(entry))
    }
}

/// The title of the views inside, for the page of a navigation stack that shows it: the innermost of several.
package enum NavigationTitleKey: PreferenceKey {
    package static var defaultValue: String? { nil }
    package static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}
