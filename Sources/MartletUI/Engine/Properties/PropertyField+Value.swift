extension [PropertyField] {
    /// Those of the storages whose values may outlive the process, by the names of their properties.
    func durable(_ storages: ContiguousArray<PropertyStorage?>) -> [(name: String, storage: PropertyStorage)] {
        zip(self, storages).compactMap { field, storage in
            storage.flatMap { $0.isDurable ? (field.name, $0) : nil }
        }
    }

    /// Makes the storages for the properties of a new view's value, or takes over those in `kept`, one for each
    /// property.
    func makeStorages<Value>(
        for value: inout Value, in node: Node, keeping kept: ContiguousArray<PropertyStorage?>?
    ) -> ContiguousArray<PropertyStorage?> {
        withMutableAddress(of: &value) { value in
            ContiguousArray<PropertyStorage?>(
                enumerated().map { index, field in
                    field.operations.makeStorage(
                        value + field.offset, PropertyPlace(node: node, name: field.name), keeping: kept?[index])
                })
        }
    }

    /// Connects the properties of a new value to the node's storages.
    func connect<Value>(_ value: inout Value, to storages: ContiguousArray<PropertyStorage?>, in node: Node) {
        withMutableAddress(of: &value) { value in
            for (index, field) in enumerated() {
                let place = PropertyPlace(node: node, name: field.name)
                field.operations.connect(value + field.offset, storages[index], place)
            }
        }
    }

    /// Updates a program's own properties before the view is evaluated.
    func willEvaluate<Value>(_ value: inout Value, _ storages: ContiguousArray<PropertyStorage?>) {
        for (index, field) in enumerated() where field.operations.needsUpdate {
            withMutableAddress(of: &value) { field.operations.willEvaluate($0 + field.offset, storages[index]) }
        }
    }

    /// The type of the first object that the view needs and nobody provides.
    func missingObject<Value>(_ value: inout Value, _ storages: ContiguousArray<PropertyStorage?>) -> String? {
        withMutableAddress(of: &value) { value in
            for (field, storage) in zip(self, storages) {
                if let missing = field.operations.missingObject(value + field.offset, storage) { return missing }
            }
            return nil
        }
    }
}
