public import Foundation

/// A value that is handed over as data in a format.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
    private let contentType: UTType

    /// Creates a representation.
    ///
    /// - Parameters:
    ///   - itemType: The type of the value.
    ///   - contentType: The format, which has no effect within a page. The data are JSON.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }

    public func _exports(of item: Item) -> [_TransferExport] {
        guard let data = try? JSONEncoder().encode(item) else { return [] }
        return [.file(_TransferFile(contentType) { data }), .value(data)]
    }
}

/// A value for which another one stands.
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation {
    private let export: ((Item) throws -> ProxyRepresentation)?
    private let `import`: ((ProxyRepresentation) throws -> Item)?

    /// Creates a representation.
    ///
    /// - Parameter exporting: Makes the other value.
    public init(exporting: @escaping (Item) throws -> ProxyRepresentation) { (export, `import`) = (exporting, nil) }

    /// Creates a representation.
    ///
    /// - Parameters:
    ///   - exporting: Makes the other value.
    ///   - importing: Makes a value of the other one, where a ``PasteButton`` takes one.
    public init(
        exporting: @escaping (Item) throws -> ProxyRepresentation,
        importing: @escaping (ProxyRepresentation) throws -> Item
    ) { (export, `import`) = (exporting, importing) }

    /// Creates a representation that nothing is exported by.
    ///
    /// - Parameter importing: Makes a value of the other one, where a ``PasteButton`` takes one.
    public init(importing: @escaping (ProxyRepresentation) throws -> Item) { (export, `import`) = (nil, importing) }

    public func _exports(of item: Item) -> [_TransferExport] { (try? export?(item)).map { [.value($0)] } ?? [] }

    public func _item(from value: Any) -> Item? {
        (value as? ProxyRepresentation).flatMap { value in try? `import`?(value) }
    }
}

/// A value that is handed over as bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
    private let contentType: UTType
    private let export: _TransferExporting<Item, Data>?

    /// Creates a representation. Within a page the value itself is handed over.
    ///
    /// - Parameters:
    ///   - contentType: The format.
    ///   - exporting: Makes the bytes that a ``ShareLink`` shares.
    ///   - importing: Would make the value.
    public init(
        contentType: UTType, exporting: @escaping _TransferExporting<Item, Data>,
        importing: @escaping (Data) async throws -> Item
    ) { (self.contentType, export) = (contentType, exporting) }

    /// Creates a representation. Within a page the value itself is handed over.
    ///
    /// - Parameters:
    ///   - exportedContentType: The format.
    ///   - exporting: Makes the bytes that a ``ShareLink`` shares.
    public init(
        exportedContentType: UTType, exporting: @escaping _TransferExporting<Item, Data>
    ) { (contentType, export) = (exportedContentType, exporting) }

    /// Creates a representation. Within a page the value itself is handed over.
    ///
    /// - Parameters:
    ///   - importedContentType: The format.
    ///   - importing: Would make the value.
    public init(importedContentType: UTType, importing: @escaping (Data) async throws -> Item) {
        (contentType, export) = (importedContentType, nil)
    }

    public func _exports(of item: Item) -> [_TransferExport] {
        guard let export else { return [] }
        return [.file(_TransferFile(contentType) { try await export(item) })]
    }
}

extension TransferRepresentation {
    /// Names the file that is shared.
    ///
    /// - Parameter fileName: The name.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        changed { file, _ in file.name = fileName }
    }

    /// Names the file that is shared.
    ///
    /// - Parameter fileName: Returns the name for a value; with `nil` it has a usual one.
    public func suggestedFileName(_ fileName: @escaping (Item) -> String?) -> some TransferRepresentation<Item> {
        changed { file, item in file.name = fileName(item) }
    }

    /// Hands over only some values in this way.
    ///
    /// - Parameter condition: Returns whether a value is handed over in this way.
    public func exportingCondition(_ condition: @escaping (Item) -> Bool) -> some TransferRepresentation<Item> {
        _TransferRepresentations(exports: [{ condition($0) ? _exports(of: $0) : [] }], imports: [_item])
    }

    /// Has no effect: what is handed over is seen by whom its visitor shares it with.
    ///
    /// - Parameter visibility: Who would see it.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }

    private func changed(
        _ change: @escaping (inout _TransferFile, Item) -> Void
    ) -> _TransferRepresentations<Item> {
        _TransferRepresentations(
            exports: [
                { item in
                    _exports(of: item).map { export in
                        guard case .file(var file) = export else { return export }
                        change(&file, item)
                        return .file(file)
                    }
                }
            ], imports: [_item])
    }
}

/// Who would see what is handed over.
public struct TransferRepresentationVisibility: Sendable {
    /// Whom the visitor shares it with.
    public static let all = Self(), team = Self(), group = Self(), ownProcess = Self()
}
