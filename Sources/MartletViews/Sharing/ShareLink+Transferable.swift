public import MartletUI

extension ShareLink {
    /// Creates a button that shares a value.
    ///
    /// - Parameters:
    ///   - item: The value.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with it.
    ///   - preview: Has no effect.
    ///   - label: The label.
    public init<Item: Transferable>(
        item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> Label
    ) { self.init(SharedContent(of: item), subject, message, label()) }

    /// Creates a button that shares several values.
    ///
    /// - Parameters:
    ///   - items: The values.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with them.
    ///   - preview: Has no effect.
    ///   - label: The label.
    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, preview: (Items.Element) -> SharePreview,
        @ViewBuilder label: () -> Label
    ) where Items.Element: Transferable { self.init(SharedContent(ofAll: items), subject, message, label()) }
}

extension ShareLink where Label == MartletUI.Label<Text, Image> {
    /// Creates a button “Share…” that shares a value.
    ///
    /// - Parameters:
    ///   - item: The value.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with it.
    ///   - preview: Has no effect.
    public init<Item: Transferable>(item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
        self.init(item: item, subject: subject, message: message, preview: preview) { Self.label("Share…") }
    }

    /// Creates a button “Share…” that shares several values.
    ///
    /// - Parameters:
    ///   - items: The values.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with them.
    ///   - preview: Has no effect.
    public init<Items: RandomAccessCollection>(
        items: Items, subject: Text? = nil, message: Text? = nil, preview: (Items.Element) -> SharePreview
    ) where Items.Element: Transferable {
        self.init(items: items, subject: subject, message: message, preview: preview) { Self.label("Share…") }
    }

    /// Creates a button with a title that shares a value.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - item: The value.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with it.
    ///   - preview: Has no effect.
    public init<Item: Transferable>(
        _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
    ) { self.init(item: item, subject: subject, message: message, preview: preview) { Self.label(titleKey) } }

    /// Creates a button with a string as its title that shares a value.
    ///
    /// - Parameters:
    ///   - title: The title, shown as it is.
    ///   - item: The value.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with it.
    ///   - preview: Has no effect.
    @_disfavoredOverload
    public init<Item: Transferable>(
        _ title: some StringProtocol, item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview
    ) {
        self.init(item: item, subject: subject, message: message, preview: preview) {
            MartletUI.Label(title, systemImage: "square.and.arrow.up")
        }
    }

    /// Creates a button with a title that shares several values.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - items: The values.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with them.
    ///   - preview: Has no effect.
    public init<Items: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
        preview: (Items.Element) -> SharePreview
    ) where Items.Element: Transferable {
        self.init(items: items, subject: subject, message: message, preview: preview) { Self.label(titleKey) }
    }

    private static func label(_ titleKey: LocalizedStringKey) -> MartletUI.Label<Text, Image> {
        MartletUI.Label(titleKey, systemImage: "square.and.arrow.up")
    }
}
