public import Foundation

/// A value that can be dragged to another view, or shared.
///
/// Within a page the value itself is handed over: it stays on the server, and the browser only says what was dragged and
/// where. The representations say as what else it can be dropped.
public protocol Transferable {
    /// What the value is handed over as.
    associatedtype Representation: TransferRepresentation
    /// What the value is handed over as.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way in which a value is handed over.
public protocol TransferRepresentation<Item> {
    /// The type of the value.
    associatedtype Item
    /// The values of other types that stand for a value.
    func _values(of item: Item) -> [Any]
}

/// A value that is handed over as data in a format.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
    /// Creates a representation.
    ///
    /// - Parameters:
    ///   - itemType: The type of the value.
    ///   - contentType: The format, which has no effect within a page.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}

    public func _values(of item: Item) -> [Any] { (try? JSONEncoder().encode(item)).map { [$0] } ?? [] }
}

/// A value for which another one stands.
public struct ProxyRepresentation<Item, ProxyRepresentation>: TransferRepresentation {
    private let export: ((Item) throws -> ProxyRepresentation)?

    /// Creates a representation.
    ///
    /// - Parameter exporting: Makes the other value.
    public init(exporting: @escaping (Item) throws -> ProxyRepresentation) { export = exporting }

    /// Creates a representation.
    ///
    /// - Parameters:
    ///   - exporting: Makes the other value.
    ///   - importing: Has no effect within a page.
    public init(
        exporting: @escaping (Item) throws -> ProxyRepresentation,
        importing: @escaping (ProxyRepresentation) throws -> Item
    ) { export = exporting }

    /// Creates a representation that nothing is exported by.
    ///
    /// - Parameter importing: Has no effect within a page.
    public init(importing: @escaping (ProxyRepresentation) throws -> Item) { export = nil }

    public func _values(of item: Item) -> [Any] { (try? export?(item)).map { [$0] } ?? [] }
}

/// A value that is handed over as bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
    /// Creates a representation. Within a page the value itself is handed over.
    ///
    /// - Parameters:
    ///   - contentType: The format.
    ///   - exporting: Would make the bytes.
    ///   - importing: Would make the value.
    public init(
        contentType: UTType, exporting: @escaping (Item) async throws -> Data,
        importing: @escaping (Data) async throws -> Item
    ) {}

    /// Creates a representation. Within a page the value itself is handed over.
    ///
    /// - Parameters:
    ///   - exportedContentType: The format.
    ///   - exporting: Would make the bytes.
    public init(exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data) {}

    /// Creates a representation. Within a page the value itself is handed over.
    ///
    /// - Parameters:
    ///   - importedContentType: The format.
    ///   - importing: Would make the value.
    public init(importedContentType: UTType, importing: @escaping (Data) async throws -> Item) {}

    public func _values(of item: Item) -> [Any] { [] }
}

/// Several ways in which a value is handed over.
public struct _TransferRepresentations<Item>: TransferRepresentation {
    let all: [(Item) -> [Any]]

    public func _values(of item: Item) -> [Any] { all.flatMap { $0(item) } }
}

/// Lists the ways in which a value is handed over.
@resultBuilder public enum TransferRepresentationBuilder<Item> {
    /// One way.
    public static func buildExpression<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item { content }

    /// The first way.
    public static func buildPartialBlock<Content: TransferRepresentation>(
        first content: Content
    ) -> Content where Content.Item == Item { content }

    /// Another way.
    public static func buildPartialBlock(
        accumulated: some TransferRepresentation<Item>, next: some TransferRepresentation<Item>
    ) -> _TransferRepresentations<Item> { _TransferRepresentations(all: [accumulated._values, next._values]) }
}

extension String: Transferable {
    public static var transferRepresentation: ProxyRepresentation<String, URL> {
        ProxyRepresentation(exporting: { text in
            guard text.utf8.count <= 8_192, let address = URL(string: text), address.scheme != nil else {
                throw CocoaError(.coderInvalidValue)
            }
            return address
        })
    }
}

extension URL: Transferable {
    public static var transferRepresentation: ProxyRepresentation<URL, String> {
        ProxyRepresentation(exporting: { $0.absoluteString })
    }
}

extension Data: Transferable {
    public static var transferRepresentation: ProxyRepresentation<Data, Data> { ProxyRepresentation(exporting: { $0 }) }
}

extension Transferable {
    /// This value, or the one that stands for it as a `Target`.
    func transferred<Target>(as target: Target.Type) -> Target? {
        if let same = self as? Target { return same }
        guard let representation = Self.transferRepresentation as? any TransferRepresentation<Self> else { return nil }
        return representation._values(of: self).lazy.compactMap { $0 as? Target }.first
    }
}
