/// A format of data.
public struct UTType: Hashable, Sendable {
    /// The name of the format.
    public let identifier: String

    /// Creates a format.
    ///
    /// - Parameter identifier: The name of the format.
    public init?(_ identifier: String) { self.identifier = identifier }

    /// Creates a format of the program's own.
    ///
    /// - Parameter identifier: The name of the format.
    public init(exportedAs identifier: String) { self.identifier = identifier }

    /// Creates a format of another program.
    ///
    /// - Parameter identifier: The name of the format.
    public init(importedAs identifier: String) { self.identifier = identifier }

    /// Any item.
    public static let item = Self(exportedAs: "public.item")
    /// Any content.
    public static let content = Self(exportedAs: "public.content")
    /// Bytes.
    public static let data = Self(exportedAs: "public.data")
    /// A text.
    public static let text = Self(exportedAs: "public.text")
    /// A text without styles.
    public static let plainText = Self(exportedAs: "public.plain-text")
    /// A text in UTF-8.
    public static let utf8PlainText = Self(exportedAs: "public.utf8-plain-text")
    /// An address.
    public static let url = Self(exportedAs: "public.url")
    /// The address of a file.
    public static let fileURL = Self(exportedAs: "public.file-url")
    /// JSON.
    public static let json = Self(exportedAs: "public.json")
    /// A picture.
    public static let image = Self(exportedAs: "public.image")
    /// A picture as PNG.
    public static let png = Self(exportedAs: "public.png")
    /// A picture as JPEG.
    public static let jpeg = Self(exportedAs: "public.jpeg")
    /// A document as PDF.
    public static let pdf = Self(exportedAs: "com.adobe.pdf")
}
