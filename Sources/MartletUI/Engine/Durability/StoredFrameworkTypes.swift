import MartletPublishers
package import MartletValues

/// What the view language says about types whose values are stored.
private struct StoredFrameworkTypes: FrameworkTypes {
    func isTransient(_ type: Any.Type) -> Bool { type is any TransientValue.Type }

    func isMachinery(_ type: Any.Type) -> Bool {
        type is any Publisher.Type || type is any DynamicProperty.Type || type == AnyCancellable.self
    }

    func transientProperties(of type: AnyClass) -> Set<String> {
        (type as? any DurableObject.Type)?.transientProperties ?? []
    }

    func didRestore(_ object: AnyObject) { (object as? any DurableObject)?.didRestore() }
}

extension ObjectTable {
    /// Creates the table of a record of the engine; objects that `parent` has are not written again.
    package convenience init(parent: ObjectTable? = nil) {
        self.init(parent: parent, framework: StoredFrameworkTypes())
    }
}

extension Published: StoredWrapper {
    package var storedContent: Value { storedValue }
    package init(restored content: Value) { self.init(wrappedValue: content) }
}

extension ObservableObjectPublisher: StoredMachinery {}

extension Transient: NilValue where Value: NilValue {
    package static var nilValue: Self { Transient(wrappedValue: Value.nilValue) }
}
