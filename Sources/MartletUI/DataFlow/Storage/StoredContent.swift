/// What `@AppStorage` and `@SceneStorage` have in common: a key, an initial value and, on a page, a location.
struct StoredContent<Value> {
    private let key: String
    private let initialValue: Value
    var location: StoredLocation<Value>?

    init(_ key: String, _ initialValue: Value) {
        self.key = key
        self.initialValue = initialValue
    }

    /// Outside a view's lifetime, a read returns the initial value, and a write is reported and ignored.
    var value: Value {
        get { location?.get() ?? initialValue }
        nonmutating set {
            guard let location else { return PagelessDiagnostics.report(.lateWrite(property: key)) }
            location.set(newValue)
        }
    }

    var binding: Binding<Value> { location.map { Binding(source: $0) } ?? .constant(initialValue) }

    func makeLocation(in store: KeyedStore, _ place: PropertyPlace) -> StoredLocation<Value> {
        let entry = store.entry(key, place.node.graph.isolation)
        entry.decode(initial: initialValue)
        return StoredLocation(entry, initialValue, place)
    }
}
