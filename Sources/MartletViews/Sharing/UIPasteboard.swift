public import MartletUI

/// The visitor's clipboard, by UIKit's name: `Button("Copy") { UIPasteboard.general.string = link }`.
///
/// The browser copies what an action of the visitor's has written here. Where it refuses (without HTTPS, or long after the press),
/// it shows the text, to be copied by hand; without a script nothing is copied. At most 100,000 bytes are: of more, nothing. What
/// others have copied can be read by a ``PasteButton`` alone.
public struct UIPasteboard: Sendable {
    /// The visitor's clipboard.
    public static let general = UIPasteboard()

    /// The text to copy; nothing is copied for `nil` or an empty text.
    public var string: String? {
        @available(*, unavailable, message: "Use PasteButton: only the visitor's press reads a clipboard.")
        get { nil }
        nonmutating set { Self.copy(newValue ?? "") }
    }

    /// The texts to copy, a line each.
    public var strings: [String]? {
        @available(*, unavailable, message: "Use PasteButton: only the visitor's press reads a clipboard.")
        get { nil }
        nonmutating set { Self.copy((newValue ?? []).joined(separator: "\n")) }
    }

    /// The address to copy.
    public var url: URL? {
        @available(*, unavailable, message: "Use PasteButton: only the visitor's press reads a clipboard.")
        get { nil }
        nonmutating set { Self.copy(newValue?.absoluteString ?? "") }
    }

    @available(*, unavailable, message: "Use PasteButton: only the visitor's press reads a clipboard.")
    public var hasStrings: Bool { false }

    @available(*, unavailable, message: "Use PasteButton: only the visitor's press reads a clipboard.")
    public var hasURLs: Bool { false }

    @available(*, unavailable, message: "Copy a text or an address: a page copies no pictures.")
    public var image: UIImage? {
        get { nil }
        nonmutating set {}
    }

    /// Copies a text.
    ///
    /// - Parameters:
    ///   - value: The text; anything else is not copied.
    ///   - pasteboardType: Has no effect.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        Self.copy(value as? String ?? (value as? URL)?.absoluteString ?? "")
    }

    static func copy(_ text: String) {
        guard !text.isEmpty, text.utf8.count <= 100_000 else { return }
        PendingGraphs.copy(text)
    }
}

/// The visitor's clipboard, by AppKit's name; see ``UIPasteboard``.
public struct NSPasteboard: Sendable {
    /// The visitor's clipboard.
    public static let general = NSPasteboard()

    /// What kind of thing is copied: texts and addresses are.
    public struct PasteboardType: Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// Creates a kind.
        ///
        /// - Parameter rawValue: The name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A text, or an address.
        public static let string = Self("public.utf8-plain-text"), URL = Self("public.url")
    }

    /// Has no effect: what is copied next takes the place of what is there.
    ///
    /// - Returns: 0.
    @discardableResult
    public func clearContents() -> Int { 0 }

    /// Has no effect: what is copied next takes the place of what is there.
    ///
    /// - Parameters:
    ///   - types: What would be copied.
    ///   - owner: Who would copy it.
    /// - Returns: 0.
    @discardableResult
    public func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int { 0 }

    /// Copies a text.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - type: Has no effect.
    /// - Returns: `true`: whether the browser copies it is not known.
    @discardableResult
    public func setString(_ string: String, forType type: PasteboardType) -> Bool {
        UIPasteboard.copy(string)
        return true
    }

    @available(*, unavailable, message: "Use PasteButton: only the visitor's press reads a clipboard.")
    public func string(forType type: PasteboardType) -> String? { nil }
}
