/// The storage of a dynamic property that outlives its node while a page is dehydrated, and is then given to the node that
/// comes to the same place.
package protocol KeptStorage: AnyObject {
    /// The node has gone, and another will come.
    func wait()
    /// A node has come to the place of the one before. Gives whether the storage serves it.
    func reconnect(_ place: DynamicPropertyPlace) -> Bool
    /// The storage for the same place of a copied page, as if its node had gone; `nil` if it is to begin anew there.
    func copied() -> (any KeptStorage)?
}

extension KeptStorage {
    package func copied() -> (any KeptStorage)? { nil }
}

extension StateLocation: KeptStorage {}

extension ObjectSubscription: KeptStorage {}

/// Stands for a storage that begins anew.
final class NothingKept: Sendable {
    static let shared = NothingKept()

    private init() {}

    /// `storage` for the same place of a copied page.
    static func copy(of storage: AnyObject) -> AnyObject {
        if let nested = storage as? NestedProperties { return nested.copied() }
        return (storage as? any KeptStorage)?.copied() ?? shared
    }
}

extension DynamicPropertyField {
    /// The storage of the property at `property`: `kept`, the one that a view at the same place had, or a new one.
    func makeStorage(
        _ property: UnsafeMutableRawPointer, _ place: DynamicPropertyPlace, keeping kept: AnyObject?
    ) -> AnyObject {
        if let nested = kept as? NestedProperties {
            return NestedProperties(of: type, property, place, keeping: nested)
        }
        if let storage = kept as? any KeptStorage, storage.reconnect(place) { return storage }
        return type._makeStorage(property, place)
    }
}
