import MartletUI

/// The values that have changed here and are not written yet.
struct ChangedValues {
    private(set) var byKey: [StoreKey: any StoredShared] = [:]
    /// Found without the key, which is made of the value's name: most changes are of a value that has changed already.
    private var objects: Set<ObjectIdentifier> = []

    var isEmpty: Bool { byKey.isEmpty }

    func contains(_ value: any StoredShared) -> Bool { objects.contains(ObjectIdentifier(value)) }

    func contains(_ key: StoreKey) -> Bool { byKey[key] != nil }

    mutating func insert(_ value: any StoredShared, _ key: StoreKey) {
        byKey[key] = value
        objects.insert(ObjectIdentifier(value))
    }

    mutating func remove(_ key: StoreKey) {
        if let value = byKey.removeValue(forKey: key) { objects.remove(ObjectIdentifier(value)) }
    }
}
