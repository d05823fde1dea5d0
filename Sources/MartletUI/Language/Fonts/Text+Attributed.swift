extension Text {
    /// Creates a text with attributes: fonts, colors, lines, links and what Markdown says.
    ///
    /// - Parameter attributedContent: The text. Attributes that are not of `AttributeScopes.SwiftUIAttributes` are not shown.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        let parts = attributedContent.runs.map { run in
            Text(verbatim: String(attributedContent[run.range].characters)).attributed(by: run.attributes)
        }
        guard parts.count > 1 || parts.first?.isStyled == true else {
            self.init(verbatim: parts.first?.resolved() ?? "")
            return
        }
        self.init(joining: parts.flatMap(\.allParts))
    }

    private func attributed(by attributes: AttributeContainer) -> Text {
        var text = self
        if let font = attributes.swiftUI.font { text = text.font(font) }
        if let color = attributes.swiftUI.foregroundColor { text = text.foregroundColor(color) }
        if let color = attributes.swiftUI.backgroundColor { text = text.styled { $0.background = color } }
        if let line = attributes.swiftUI.strikethroughStyle {
            text = text.strikethrough(pattern: line.pattern, color: line.color)
        }
        if let line = attributes.swiftUI.underlineStyle {
            text = text.underline(pattern: line.pattern, color: line.color)
        }
        if let space = attributes.swiftUI.kern ?? attributes.swiftUI.tracking { text = text.kerning(space) }
        if let rise = attributes.swiftUI.baselineOffset { text = text.baselineOffset(rise) }
        if let intent = attributes.swiftUI.inlinePresentationIntent {
            if intent.contains(.stronglyEmphasized) { text = text.bold() }
            if intent.contains(.emphasized) { text = text.italic() }
            if intent.contains(.strikethrough) { text = text.strikethrough() }
            if intent.contains(.code) { text = text.monospaced() }
        }
        if let link = attributes.link { text = text.linked(to: link.absoluteString) }
        return text
    }
}

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// What of Markdown is looked for.
        public enum InterpretedSyntax: Sendable {
            /// What of Markdown is looked for: always what a line can have, with all of its white space.
            case full, inlineOnly, inlineOnlyPreservingWhitespace
        }

        /// What happens with a text that is no Markdown.
        public enum FailurePolicy: Sendable {
            /// What happens with a text that is no Markdown: there is none.
            case throwError, returnPartiallyParsedIfPossible
        }

        /// What of Markdown is looked for.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens with a text that is no Markdown.
        public var failurePolicy: FailurePolicy

        /// Creates options.
        ///
        /// - Parameters:
        ///   - allowsExtendedAttributes: Has no effect.
        ///   - interpretedSyntax: What of Markdown is looked for. Titles, lists and the like stay as they are written.
        ///   - failurePolicy: Has no effect: any text is Markdown.
        ///   - languageCode: Has no effect.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
        }
    }

    /// Creates a text from a line of Markdown: bold, italic, struck and fixed-width text, and links.
    ///
    /// - Parameters:
    ///   - markdown: The Markdown. Titles, lists and the like stay as they are written.
    ///   - options: How it is read.
    ///   - baseURL: The URL that the addresses of links are relative to.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for span in InlineMarkdown.spans(markdown.map(Optional.some)) {
            guard case .text(let text) = span.content else { continue }
            var piece = AttributedString(text)
            var intent: InlinePresentationIntent = []
            if span.isStrong { intent.insert(.stronglyEmphasized) }
            if span.isEmphasized { intent.insert(.emphasized) }
            if span.isStruck { intent.insert(.strikethrough) }
            if span.isCode { intent.insert(.code) }
            if !intent.isEmpty { piece.inlinePresentationIntent = intent }
            if let link = span.link { piece.link = URL(string: link, relativeTo: baseURL) }
            append(piece)
        }
    }

    /// Creates a text of a resource with its Markdown, in the language of the visitor whose code runs.
    ///
    /// - Parameter resource: The resource.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = (try? AttributedString(markdown: resource.string)) ?? AttributedString(resource.string)
    }

    /// Creates a text from the program's string catalogs with its Markdown, in the language of the visitor whose code runs.
    ///
    /// - Parameters:
    ///   - key: The text, and the name under which catalogs have it.
    ///   - table: The name of the table; `nil` for `Localizable`.
    ///   - locale: The locale whose language the text has; `nil` for the visitor's.
    ///   - comment: A note for translators.
    public init(
        localized key: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self.init(localized: LocalizedStringResource(key, table: table, locale: locale))
    }
}
