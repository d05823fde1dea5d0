package import MartletValues

/// Named values that outlive views: a visitor's (`@AppStorage`) or a page's (`@SceneStorage`).
package final class KeyedStore {
    private var entries: [String: StoreEntry] = [:]

    /// Texts of the visitor that are never stored.
    package private(set) lazy var secrets = VisitorSecrets()

    package init() {}

    /// Writes the values that can be stored.
    package func write(to encoder: inout ValueEncoder, _ secrets: VisitorSecrets) {
        for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
            guard let bytes = entry.storedBytes(secrets) else { continue }
            encoder.write(true)
            encoder.write(key)
            encoder.write(bytes)
        }
        encoder.write(false)
    }

    /// Takes the values that another process's store has written. Each is decoded when a property names its key.
    package func read(from decoder: inout ValueDecoder, _ isolation: (any GraphIsolation)?) throws(NotRestorable) {
        while try decoder.readBool() {
            let key = try decoder.readString()
            entry(key, isolation).begin(withStored: try decoder.readBytes())
        }
    }

    /// Returns a store with those of this store's values that can be copied.
    package func copyOfValues() -> KeyedStore {
        let copy = KeyedStore()
        for (key, entry) in entries {
            guard let value = entry.value, ValueSemantics.holdsNoReference(value) else { continue }
            copy.entry(key, entry.outside.isolation).begin(with: value)
        }
        return copy
    }

    /// The entry of `key`, made at the first access.
    func entry(_ key: String, _ isolation: (any GraphIsolation)?) -> StoreEntry {
        if let entry = entries[key] { return entry }
        let entry = StoreEntry(isolation)
        entries[key] = entry
        return entry
    }
}

/// The texts of one visitor's `SecureField`s.
package final class VisitorSecrets {
    package var texts = SecretTexts()
}

/// One value of a store and its subscribers, on any page of the visitor.
final class StoreEntry: DependencySource {
    private(set) var value: Any?
    /// The value as it is stored: made when it is first asked for, or taken from a store and not decoded yet.
    private var bytes: [UInt8]?
    /// The version of the secrets that were left out of it.
    private var secretsVersion = 0
    let outside: OutsideUse
    private var subscribers = SubscriberList()

    init(_ isolation: (any GraphIsolation)?) { outside = OutsideUse(isolation) }

    /// Sets the value of an entry that nobody has read yet.
    func begin(with value: Any) { self.value = value }

    /// Sets the stored form of a value whose type is not known yet.
    func begin(withStored bytes: [UInt8]) { self.bytes = bytes }

    /// Decodes a stored value for a property of type `Value`, whose initial value this is.
    func decode<Value>(initial: Value) {
        guard value == nil, let bytes, var decoder = try? LoneRecord(bytes: bytes).decoder() else { return }
        value = try? decoder.decode(Value.self, initial: initial)
    }

    /// The value as it is stored; `nil` if there is none, or none that can be stored.
    func storedBytes(_ secrets: VisitorSecrets) -> [UInt8]? {
        guard let value else { return bytes }
        if let bytes, secretsVersion == secrets.texts.version { return bytes }
        secretsVersion = secrets.texts.version
        func record<Value>(_ value: Value) -> LoneRecord? {
            try? LoneRecord { encoder throws(NotStorable) in
                encoder.secrets = secrets.texts
                try encoder.encode(value, at: ObjectIdentifier(self))
            }
        }
        bytes = _openExistential(value, do: record)?.bytes
        return bytes
    }

    func set<Value>(_ new: Value, instead old: Value) {
        bytes = nil
        var former: Any? = new
        outside.changing { swap(&value, &former) }
        guard !InputComparison.areValuesEqual(old, new) else { return }
        for subscriber in subscribers.all { subscriber.invalidate(.source(self)) }
    }

    func add(_ subscriber: DependencySubscriber) { subscribers.add(subscriber) }

    func remove(_ subscriber: DependencySubscriber) { subscribers.remove(subscriber) }
}

/// The storage of a view's `@AppStorage` or `@SceneStorage` property.
package final class StoredLocation<Value>: PropertyStorage, BindingSource {
    private let entry: StoreEntry
    private let initialValue: Value
    private let name: String
    private unowned var node: Node?

    init(_ entry: StoreEntry, _ initialValue: Value, _ place: PropertyPlace) {
        self.entry = entry
        self.initialValue = initialValue
        name = place.name
        node = place.node
    }

    package func get() -> Value {
        if entry.outside.isNeeded {
            return typed(entry.outside.read({ entry.value }, report: { self.reportUseOutside(.reading, by: $0) }))
        }
        if let subscriber = CurrentEvaluation.subscriber { subscriber.record(entry) }
        return peek()
    }

    package func peek() -> Value { typed(entry.value) }

    package override func inspectedValue(without secrets: SecretTexts) -> String? {
        InspectedText(without: secrets).short(peek())
    }

    // A value of another type under the same key does not count as a value of this property.
    private func typed(_ value: Any?) -> Value { value as? Value ?? initialValue }

    package func set(_ value: Value) {
        if entry.outside.isNeeded { return setFromOutside(value) }
        if CurrentEvaluation.subscriber != nil { node?.graph.report(.writeDuringBody(property: name)) }
        entry.set(value, instead: peek())
    }

    private func setFromOutside(_ value: Value) {
        entry.outside.write(value, report: { self.reportUseOutside(.writing, by: $0) }) {
            self.set(value)
            self.entry.outside.didWrite()
        }
    }

    private func reportUseOutside(_ use: Diagnostic.Use, by caller: String?) {
        guard let node else { return }
        node.graph.report(
            .usedOutsideSession(view: node.typeName, property: name, use, caller: caller), in: node)
    }

    package func isSame(as other: any BindingSource) -> Bool { (other as? StoredLocation<Value>)?.entry === entry }

    package var notifiesSubscribers: Bool { true }

    package override func disconnect() { node = nil }
}
