public import MartletUI

/// A button that shares a link or a text: by the system's sheet where the browser has one, or else into the clipboard.
/// Without JavaScript, it shows what is to be shared.
///
/// Of another ``Transferable`` value, it shares the first that its representations make: a `URL` or a text, or a file, which is
/// made when the button is pressed. A browser that cannot share files saves them; that takes a script.
public struct ShareLink<Label: View>: View {
    private let item: String
    private let isLink: Bool
    private var files: [_TransferFile] = []
    private let subject: String?
    private let message: String?
    private let label: Label

    private init(_ item: String, isLink: Bool, _ subject: Text?, _ message: Text?, _ label: Label) {
        (self.item, self.isLink, self.label) = (item, isLink, label)
        (self.subject, self.message) = (
            subject.map { TextContent.text(of: $0) }, message.map { TextContent.text(of: $0) }
        )
    }

    /// Creates a button that shares a link.
    ///
    /// - Parameters:
    ///   - item: The link.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with it.
    ///   - label: The label.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(item.absoluteString, isLink: true, subject, message, label())
    }

    /// Creates a button that shares a text.
    ///
    /// - Parameters:
    ///   - item: The text.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with it.
    ///   - label: The label.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(item, isLink: false, subject, message, label())
    }

    init(_ content: SharedContent, _ subject: Text?, _ message: Text?, _ label: Label) {
        self.init(content.text, isLink: content.isLink, subject, message, label)
        files = content.files
    }

    @ViewBuilder public var body: some View {
        if files.isEmpty { shown } else { SharedFiles(files: files, subject: subject, message: message, label: label) }
    }

    private var shown: some View {
        HTML("details") {
            HTML("summary") { label }.class("m-menu-label")
            HTML("div") {
                if isLink {
                    HTML("a") { Text(verbatim: item) }.attribute("href", item)
                } else {
                    HTML("output") { Text(verbatim: item) }
                }
            }
            .class("m-menu-content")
        }
        .attribute("data-title", subject)
        .attribute("data-text", message)
        .class("m-menu m-more m-share")
    }
}

extension ShareLink where Label == MartletUI.Label<Text, Image> {
    /// Creates a button “Share…” that shares a link.
    ///
    /// - Parameters:
    ///   - item: The link.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with it.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init("Share…", item: item, subject: subject, message: message)
    }

    /// Creates a button “Share…” that shares a text.
    ///
    /// - Parameters:
    ///   - item: The text.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with it.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init("Share…", item: item, subject: subject, message: message)
    }

    /// Creates a button with a title that shares a link.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - item: The link.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with it.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) {
            MartletUI.Label(titleKey, systemImage: "square.and.arrow.up")
        }
    }

    /// Creates a button with a title that shares a text.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - item: The text.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with it.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(item: item, subject: subject, message: message) {
            MartletUI.Label(titleKey, systemImage: "square.and.arrow.up")
        }
    }
}

// MARK: Several at once

extension ShareLink {
    /// Creates a button that shares several links, as a text with one a line.
    ///
    /// - Parameters:
    ///   - items: The links.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with them.
    ///   - label: The label.
    public init(
        items: some Collection<URL>, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(items: items.map(\.absoluteString), subject: subject, message: message, label: label) }

    /// Creates a button that shares several texts, as one with a line each.
    ///
    /// - Parameters:
    ///   - items: The texts.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with them.
    ///   - label: The label.
    public init(
        items: some Collection<String>, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) { self.init(items.joined(separator: "\n"), isLink: false, subject, message, label()) }
}

extension ShareLink where Label == MartletUI.Label<Text, Image> {
    /// Creates a button “Share…” that shares several links, as a text with one a line.
    ///
    /// - Parameters:
    ///   - items: The links.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with them.
    public init(items: some Collection<URL>, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message) {
            MartletUI.Label("Share…", systemImage: "square.and.arrow.up")
        }
    }

    /// Creates a button “Share…” that shares several texts, as one with a line each.
    ///
    /// - Parameters:
    ///   - items: The texts.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with them.
    public init(items: some Collection<String>, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, subject: subject, message: message) {
            MartletUI.Label("Share…", systemImage: "square.and.arrow.up")
        }
    }

    /// Creates a button with a title that shares several links, as a text with one a line.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - items: The links.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with them.
    public init(
        _ titleKey: LocalizedStringKey, items: some Collection<URL>, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items: items, subject: subject, message: message) {
            MartletUI.Label(titleKey, systemImage: "square.and.arrow.up")
        }
    }
}
