public import Foundation

/// A file that stands for a value, and is made when it is shared.
public struct _TransferFile {
    let contentType: UTType
    /// Its name; `nil` for a usual one.
    var name: String?
    let make: Making
    typealias Making = nonisolated(nonsending) () async throws -> Data

    init(_ contentType: UTType, make: @escaping Making) {
        (self.contentType, self.make) = (contentType, make)
    }

    /// The most bytes of what is shared at once: a page sends them in a patch.
    static let mostBytes = 512 * 1_024

    /// The name, with an extension.
    var fullName: String {
        let name = name ?? "Shared"
        guard !name.contains("."), let ending = contentType.preferredFilenameExtension else { return name }
        return "\(name).\(ending)"
    }
}

/// Makes what stands for a value, in the session where it is called.
public typealias _TransferExporting<Item, Result> = nonisolated(nonsending) (Item) async throws -> Result

/// What a file cannot be shared for.
struct TransferFailure: LocalizedError {
    var errorDescription: String? { "This is too large to be shared here." }
}

/// A file that stands for a value.
public struct SentTransferredFile: Sendable {
    /// Where it is on the server.
    public let file: URL

    /// Creates a file that stands for a value.
    ///
    /// - Parameters:
    ///   - file: Where it is on the server. A copy is shared.
    ///   - allowAccessingOriginalFile: Has no effect.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file of which a value would be made.
public struct ReceivedTransferredFile: Sendable {
    /// Where it is.
    public let file: URL
    /// Whether it is no copy.
    public let isOriginalFile: Bool
}

/// A value that is handed over as a file on the server, of at most 512 KB.
public struct FileRepresentation<Item>: TransferRepresentation {
    private let contentType: UTType
    private let export: _TransferExporting<Item, SentTransferredFile>?

    /// Creates a representation. Within a page the value itself is handed over.
    ///
    /// - Parameters:
    ///   - contentType: The format.
    ///   - shouldAttemptToOpenInPlace: Has no effect.
    ///   - exporting: Makes the file that a ``ShareLink`` shares.
    ///   - importing: Would make the value.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping _TransferExporting<Item, SentTransferredFile>,
        importing: @escaping (ReceivedTransferredFile) async throws -> Item
    ) { (self.contentType, export) = (contentType, exporting) }

    /// Creates a representation. Within a page the value itself is handed over.
    ///
    /// - Parameters:
    ///   - exportedContentType: The format.
    ///   - shouldAllowToOpenInPlace: Has no effect.
    ///   - exporting: Makes the file that a ``ShareLink`` shares.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping _TransferExporting<Item, SentTransferredFile>
    ) { (contentType, export) = (exportedContentType, exporting) }

    /// Creates a representation. Within a page the value itself is handed over.
    ///
    /// - Parameters:
    ///   - importedContentType: The format.
    ///   - shouldAttemptToOpenInPlace: Has no effect.
    ///   - importing: Would make the value.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping (ReceivedTransferredFile) async throws -> Item
    ) { (contentType, export) = (importedContentType, nil) }

    public func _exports(of item: Item) -> [_TransferExport] {
        guard let export else { return [] }
        let file = _TransferFile(contentType) {
            let file = try await export(item).file
            let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
            guard let size, size <= _TransferFile.mostBytes else { throw TransferFailure() }
            return try Data(contentsOf: file)
        }
        return [.file(file)]
    }
}
