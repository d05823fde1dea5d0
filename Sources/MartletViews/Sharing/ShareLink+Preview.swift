public import MartletUI

/// What a device would show of what is shared: a browser shows the address or the text.
public struct SharePreview {
    /// Creates the preview of what is shared.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - image: Has no effect.
    ///   - icon: Has no effect.
    public init(_ titleKey: LocalizedStringKey, image: Image? = nil, icon: Image? = nil) {}

    /// Creates the preview of what is shared.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: Has no effect.
    ///   - icon: Has no effect.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: Image? = nil, icon: Image? = nil) {}

    /// Creates the preview of what is shared.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: Has no effect.
    @_disfavoredOverload
    public init(_ title: Text, image: Image? = nil, icon: Image? = nil) {}

    /// Creates the preview of what is shared, of a value that stands for a picture.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - image: Has no effect.
    @_disfavoredOverload
    public init(_ titleKey: LocalizedStringKey, image: some Transferable) {}

    /// Creates the preview of what is shared, of a value that stands for a picture.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: Has no effect.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: some Transferable) {}
}

extension ShareLink {
    /// Creates a button that shares a link.
    ///
    /// - Parameters:
    ///   - item: The link.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with it.
    ///   - preview: Has no effect.
    ///   - label: The label.
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> Label
    ) { self.init(item: item, subject: subject, message: message, label: label) }

    /// Creates a button that shares a text.
    ///
    /// - Parameters:
    ///   - item: The text.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with it.
    ///   - preview: Has no effect.
    ///   - label: The label.
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview, @ViewBuilder label: () -> Label
    ) { self.init(item: item, subject: subject, message: message, label: label) }
}

extension ShareLink where Label == MartletUI.Label<Text, Image> {
    /// Creates a button “Share…” that shares a link.
    ///
    /// - Parameters:
    ///   - item: The link.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with it.
    ///   - preview: Has no effect.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
        self.init(item: item, subject: subject, message: message)
    }

    /// Creates a button “Share…” that shares a text.
    ///
    /// - Parameters:
    ///   - item: The text.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with it.
    ///   - preview: Has no effect.
    public init(item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
        self.init(item: item, subject: subject, message: message)
    }

    /// Creates a button with a title that shares a link.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - item: What is shared.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with it.
    ///   - preview: Has no effect.
    public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil, preview: SharePreview
    ) { self.init(titleKey, item: item, subject: subject, message: message) }

    /// Creates a button with a title that shares a text.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - item: What is shared.
    ///   - subject: The title of what is shared.
    ///   - message: A text that is shared with it.
    ///   - preview: Has no effect.
    public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil, preview: SharePreview
    ) { self.init(titleKey, item: item, subject: subject, message: message) }
}
