/// A format of data.
public struct UTType: Hashable, Codable, Sendable {
    /// The name of the format.
    public let identifier: String

    /// Creates a format.
    ///
    /// - Parameter identifier: The name of the format.
    public init?(_ identifier: String) { self.identifier = identifier }

    /// Creates a format of the program's own.
    ///
    /// - Parameters:
    ///   - identifier: The name of the format.
    ///   - parentType: Has no effect.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// Creates a format of another program.
    ///
    /// - Parameters:
    ///   - identifier: The name of the format.
    ///   - parentType: Has no effect.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// Creates the format of files with an extension.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension, without its point: letters and digits.
    ///   - supertype: Has no effect.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard !filenameExtension.isEmpty, filenameExtension.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { return nil }
        let lowercased = filenameExtension.lowercased()
        let known = FileFormat.all.first { $0.value.extensions.contains(lowercased) }?.key
        identifier = known ?? Self.extensionPrefix + lowercased
    }

    /// Creates the format of a media type. `nil` for one that is not known.
    ///
    /// - Parameters:
    ///   - mimeType: The media type: `text/csv`.
    ///   - supertype: Has no effect.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let lowercased = mimeType.lowercased()
        guard let known = FileFormat.all.first(where: { $0.value.mediaType == lowercased }) else { return nil }
        identifier = known.key
    }

    /// The extension that files of this format usually have.
    public var preferredFilenameExtension: String? { ownExtension ?? FileFormat.all[identifier]?.extensions.first }

    /// The media type of the format.
    public var preferredMIMEType: String? { FileFormat.all[identifier]?.mediaType }

    /// Whether data of this format are of another one as well.
    ///
    /// - Parameter type: The other format.
    public func conforms(to type: UTType) -> Bool {
        if self == type { return true }
        let parents =
            FileFormat.all[identifier]?.parents ?? (ownExtension == nil ? [] : ["public.data", "public.item"])
        return parents.contains(type.identifier)
    }

    /// What an `<input type="file">` accepts for it; `nil` for everything.
    var acceptedByBrowsers: String? {
        if let ownExtension { return "." + ownExtension }
        guard let format = FileFormat.all[identifier] else { return nil }
        let names = [format.accepted ?? format.mediaType].compactMap(\.self) + format.extensions.map { "." + $0 }
        return names.isEmpty ? nil : names.joined(separator: ",")
    }

    private static let extensionPrefix = "martlet.extension."

    private var ownExtension: String? {
        identifier.hasPrefix(Self.extensionPrefix) ? String(identifier.dropFirst(Self.extensionPrefix.count)) : nil
    }
}
