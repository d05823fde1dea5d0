package import MartletValues

/// The operations of a program's own `DynamicProperty`: those of the dynamic properties inside it, and its `update()`.
final class CompositePropertyOperations<Property: DynamicProperty>: PropertyOperations {
    private let fields = PropertyField.fields(of: Property.self)

    override var needsUpdate: Bool { true }
    override var mayMissObject: Bool { fields.contains(where: \.operations.mayMissObject) }

    override func makeStorage(
        _ property: MutableValueAddress, _ place: PropertyPlace, keeping kept: PropertyStorage?
    ) -> PropertyStorage? {
        let kept = kept as? CompositeStorage
        return CompositeStorage(
            fields,
            ContiguousArray(
                fields.enumerated().map { index, field in
                    field.operations.makeStorage(property + field.offset, place, keeping: kept?.storages[index])
                }))
    }

    override func connect(_ property: MutableValueAddress, _ storage: PropertyStorage?, _ place: PropertyPlace) {
        forEachField(of: storage) { $0.operations.connect(property + $0.offset, $1, place) }
    }

    override func willEvaluate(_ property: MutableValueAddress, _ storage: PropertyStorage?) {
        forEachField(of: storage) { $0.operations.willEvaluate(property + $0.offset, $1) }
        property[Offset<Property>.start].update()
    }

    override func missingObject(_ property: MutableValueAddress, _ storage: PropertyStorage?) -> String? {
        var missing: String?
        forEachField(of: storage) { field, storage in
            if missing == nil { missing = field.operations.missingObject(property + field.offset, storage) }
        }
        return missing
    }

    private func forEachField(of storage: PropertyStorage?, _ body: (PropertyField, PropertyStorage?) -> Void) {
        guard let storages = (storage as? CompositeStorage)?.storages else { return }
        for (field, storage) in zip(fields, storages) { body(field, storage) }
    }
}

/// The storages of the dynamic properties inside a program's own.
package final class CompositeStorage: PropertyStorage {
    let storages: ContiguousArray<PropertyStorage?>
    private let fields: [PropertyField]

    init(_ fields: [PropertyField], _ storages: ContiguousArray<PropertyStorage?>) {
        (self.fields, self.storages) = (fields, storages)
    }

    package override var isAsNew: Bool { storages.allSatisfy { $0?.isAsNew ?? true } }

    package override func disconnect() { for storage in storages { storage?.disconnect() } }

    package override func detach() { for storage in storages { storage?.detach() } }

    package override func copied() -> PropertyStorage? {
        CompositeStorage(fields, ContiguousArray(storages.map { $0?.copied() }))
    }

    package override var isDurable: Bool { storages.contains { $0?.isDurable ?? false } }

    package override func store(in encoder: inout ValueEncoder) throws(NotStorable) {
        var reason: NotStorable?
        encoder.store(fields.durable(storages)) { error, _ in reason = reason ?? error }
        if let reason { throw reason }
    }

    package override func restore(
        _ stored: StoredProperty, from decoder: inout ValueDecoder
    ) throws(NotRestorable) {
        guard case .properties(let properties) = stored else { throw .otherType }
        var lost: String?
        properties.restore(fields.durable(storages), from: &decoder) { lost = lost ?? $0 }
        if let lost { throw .missingProperty(lost) }
    }
}
