import MartletValues

/// What a store has of the state of an app's scenes, until the scenes are met.
final class StoredApp {
    private var decoder: ValueDecoder
    private var scenes: [(typeName: String, properties: StoredProperties)] = []
    /// What no scene has taken, of those that were met.
    private(set) var lost: Set<LostState> = []

    /// Reads what ``AppInstance/write(to:)`` has written behind the app's own properties.
    init(_ decoder: inout ValueDecoder) throws(NotRestorable) {
        while try decoder.readBool() { scenes.append((try decoder.readString(), try StoredProperties(&decoder))) }
        self.decoder = decoder
    }

    /// Restores the properties of a scene, if the one at its position was of the same type.
    func restore(_ properties: [(name: String, storage: PropertyStorage)], ofScene position: Int, _ type: Any.Type) {
        guard scenes.indices.contains(position) else { return }
        let (owner, stored) = scenes[position]
        guard owner == DurableTypeName.of(type).text else {
            return lost.formUnion(stored.names.map { LostState(owner: owner, property: $0) })
        }
        stored.restore(properties, from: &decoder) { lost.insert(LostState(owner: owner, property: $0)) }
    }
}
