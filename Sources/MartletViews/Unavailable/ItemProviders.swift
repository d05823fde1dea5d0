public import MartletUI

// Drag and drop with objects of Apple's, in place of which views have values of the program's.

@available(
    *, unavailable,
    message:
        "Use draggable(_:) and dropDestination(for:action:) with a String, a URL or a type of your own, or a fileImporter."
)
@dynamicMemberLookup
public final class NSItemProvider {
    public var suggestedName: String?
    public var registeredTypeIdentifiers: [String] { [] }
    public init() {}
    public init<Item>(object: Item) {}
    public init?(contentsOf url: URL?) { nil }
    public init<Item>(item: Item?, typeIdentifier: String?) {}
    public func hasItemConformingToTypeIdentifier(_ type: String) -> Bool { false }
    public func hasRepresentationConforming(toTypeIdentifier type: String) -> Bool { false }
    public func canLoadObject<Item>(ofClass type: Item.Type) -> Bool { false }
    @discardableResult
    public func loadObject<Item>(
        ofClass type: Item.Type, completionHandler: @escaping (Item?, (any Error)?) -> Void
    ) -> _AppleValue { _AppleValue() }
    public func loadItem(
        forTypeIdentifier type: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {}
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier type: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> _AppleValue { _AppleValue() }
    @discardableResult
    public func loadDataRepresentation(
        for type: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> _AppleValue { _AppleValue() }
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier type: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> _AppleValue { _AppleValue() }
    @discardableResult
    public func loadTransferable<Item>(
        type: Item.Type, completionHandler: @escaping (Result<Item, any Error>) -> Void
    ) -> _AppleValue { _AppleValue() }
    public subscript(dynamicMember name: String) -> _AppleValue { _AppleValue() }
}

@available(*, unavailable, message: "Use Transferable, with draggable(_:) and dropDestination(for:action:).")
public protocol NSItemProviderReading {}

@available(*, unavailable, message: "Use Transferable, with draggable(_:) and dropDestination(for:action:).")
public protocol NSItemProviderWriting {}

@available(*, unavailable, message: "Use dropDestination(for:action:).")
public protocol DropDelegate {}

@available(*, unavailable, message: "Use dropDestination(for:action:).")
public struct DropInfo {
    public var location: CGPoint { .zero }
    public func hasItemsConforming(to types: [UTType]) -> Bool { false }
    public func hasItemsConforming(to types: [String]) -> Bool { false }
    public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
    public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

@available(*, unavailable, message: "Use dropDestination(for:action:).")
public enum DropOperation { case cancel, forbidden, copy, move, delete, alias }

@available(*, unavailable, message: "Use dropDestination(for:action:).")
public struct DropProposal {
    public let operation: DropOperation
    public init(operation: DropOperation) { self.operation = operation }
    public init(withinApplication: DropOperation, outsideApplication: DropOperation) { operation = withinApplication }
}
