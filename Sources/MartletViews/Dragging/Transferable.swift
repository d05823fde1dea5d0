public import Foundation
public import MartletUI

/// A value that can be dragged to another view, or shared.
///
/// Within a page the value itself is handed over: it stays on the server, and the browser only says what was dragged and
/// where. The representations say as what else it can be dropped, and as what a ``ShareLink`` shares it.
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
    /// What stands for a value, the best first.
    func _exports(of item: Item) -> [_TransferExport]
    /// The value for which another one stands.
    func _item(from value: Any) -> Item?
}

extension TransferRepresentation {
    public func _item(from value: Any) -> Item? { nil }
}

/// What stands for a value: another value, or a file that is made when it is needed.
public enum _TransferExport {
    case value(Any)
    case file(_TransferFile)
}

/// Several ways in which a value is handed over.
public struct _TransferRepresentations<Item>: TransferRepresentation {
    let exports: [(Item) -> [_TransferExport]]
    let imports: [(Any) -> Item?]

    public func _exports(of item: Item) -> [_TransferExport] { exports.flatMap { $0(item) } }
    public func _item(from value: Any) -> Item? { imports.lazy.compactMap { $0(value) }.first }
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
    ) -> _TransferRepresentations<Item> {
        _TransferRepresentations(
            exports: [accumulated._exports, next._exports], imports: [accumulated._item, next._item])
    }
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

extension Image: Transferable {
    /// The address of a picture. A symbol has none.
    public static var transferRepresentation: ProxyRepresentation<Image, URL> {
        ProxyRepresentation(exporting: { image in
            guard let address = image.address.flatMap({ URL(string: $0) }) else { throw CocoaError(.coderInvalidValue) }
            return address
        })
    }
}

extension Transferable {
    private static var representation: (any TransferRepresentation<Self>)? {
        transferRepresentation as? any TransferRepresentation<Self>
    }

    /// What stands for this value, the best first.
    var exports: [_TransferExport] { Self.representation?._exports(of: self) ?? [] }

    /// This value, or the one that stands for it as a `Target`.
    func transferred<Target>(as target: Target.Type) -> Target? {
        if let same = self as? Target { return same }
        return exports.lazy.compactMap { export in
            if case .value(let value) = export { value as? Target } else { nil }
        }.first
    }

    /// The value that a text is, or stands for.
    init?(transferred text: String) {
        guard let value = text.transferred(as: Self.self) ?? Self.representation?._item(from: text) else { return nil }
        self = value
    }
}
