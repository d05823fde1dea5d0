package import MartletValues

/// Where a dynamic property keeps its value: with the view's node, and not in the view's value.
///
/// A storage is connected to a node when it is made. It ends with the node, unless the page is dehydrated: then it is
/// detached, and reattached to the node that comes to the same place.
package class PropertyStorage {
    package init() {}

    /// Disconnects the storage because the node has gone for good; nothing reaches the node through this storage any
    /// more.
    package func disconnect() {}

    /// Detaches the storage because the node has gone and another may come to its place.
    package func detach() {}

    /// Reattaches the storage to the node that has come to the former one's place. Returns whether the storage serves
    /// it; otherwise a new one is made.
    package func reattach(to place: PropertyPlace) -> Bool { false }

    /// Whether a new storage would hold the same, as far as can be known. True for a storage that holds nothing of its
    /// own.
    package var isAsNew: Bool { true }

    /// Whether the storage holds a value of the program's that may outlive the process.
    package var isDurable: Bool { false }

    /// Writes the value.
    package func store(in encoder: inout ValueEncoder) throws(NotStorable) {}

    /// Takes the value that an earlier process's storage has written. Throws if that is of another type; the storage is
    /// as before then.
    package func restore(_ stored: StoredProperty, from decoder: inout ValueDecoder) throws(NotRestorable) {}

    /// The value as the inspector shows it, without `secrets`; `nil` for a storage without a value of the program's.
    package func inspectedValue(without secrets: SecretTexts) -> String? { nil }

    /// A detached storage for the same place of a copied page; `nil` if the property begins anew there.
    package func copied() -> PropertyStorage? { nil }
}

/// The node and the property that a storage is connected to.
package struct PropertyPlace {
    package let node: Node
    /// The name of the stored property, with the underscore of a property wrapper.
    package let name: String
}
