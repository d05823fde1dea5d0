/// A property of an ``ObservableObject`` whose changes the object announces.
///
/// Whatever holds the object is told before the value changes. `$name` is an `AsyncSequence` of the values, beginning with
/// the present one.
@propertyWrapper
public struct Published<Value> {
    private var value: Value
    /// Made when somebody listens.
    private var subscribers: Subscribers<Value>?
    /// The object's, once somebody has asked for it.
    var objectWillChange: ObservableObjectPublisher?

    public init(wrappedValue: Value) { value = wrappedValue }

    public init(initialValue: Value) { value = initialValue }

    @available(*, unavailable, message: "@Published belongs in a class that is an ObservableObject")
    public var wrappedValue: Value {
        get { value }
        set { value = newValue }
    }

    /// The values of the property, the present one first.
    public var projectedValue: PublisherSequence<Value> {
        mutating get {
            let subscribers = self.subscribers ?? Subscribers<Value>()
            self.subscribers = subscribers
            let value = value
            return PublisherSequence(subscribers) { value }
        }
        // Assigning would connect two publishers, which there is nothing for here.
        @available(*, unavailable)
        set {}
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].value }
        set {
            object[keyPath: storageKeyPath].objectWillChange?.send()
            object[keyPath: storageKeyPath].subscribers?.send(newValue)
            object[keyPath: storageKeyPath].value = newValue
            guard let publisher = object[keyPath: storageKeyPath].objectWillChange,
                publisher._subscribers.isHeardOutside
            else { return }
            publisher._subscribers.isHeardOutside = false
            publisher.send()
        }
    }
}
