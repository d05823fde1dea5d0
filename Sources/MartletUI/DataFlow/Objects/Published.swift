/// A property of an ``ObservableObject`` whose changes the object announces.
///
/// The object announces each change before the value changes. `$name` is a publisher of the values, which also sends
/// each value before the object has it; a new subscriber receives the current value first.
@propertyWrapper
public struct Published<Value> {
    private enum Storage {
        case value(Value)
        /// The storage after the first access to the publisher.
        case subject(PublishedSubject<Value>)
    }

    private var storage: Storage
    private var announcer: ObservableObjectPublisher?

    /// Creates a property with an initial value.
    public init(wrappedValue: Value) { storage = .value(wrappedValue) }

    /// Creates a property with an initial value.
    public init(initialValue: Value) { storage = .value(initialValue) }

    /// The object's publisher, after the first access to it.
    var objectWillChange: ObservableObjectPublisher? {
        get { announcer }
        set {
            announcer = newValue
            if case .subject(let subject) = storage { subject.announcer = newValue }
        }
    }

    private var value: Value {
        switch storage {
        case .value(let value): value
        case .subject(let subject): subject.value
        }
    }

    private var subject: PublishedSubject<Value>? {
        if case .subject(let subject) = storage { return subject }
        return nil
    }

    @available(*, unavailable, message: "@Published belongs in a class that is an ObservableObject")
    public var wrappedValue: Value {
        get { value }
        set { storage = .value(newValue) }
    }

    /// A publisher of the property's values, beginning with the current one.
    public var projectedValue: Publisher {
        mutating get {
            if let subject { return Publisher(subject: subject) }
            let subject = PublishedSubject(value, announcer)
            storage = .subject(subject)
            return Publisher(subject: subject)
        }
        set { storage = .subject(newValue.subject) }
    }

    /// Publishes the values of a published property, beginning with the current one.
    public struct Publisher: MartletUI.Publisher {
        public typealias Output = Value
        public typealias Failure = Never

        let subject: PublishedSubject<Value>

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Value, Downstream.Failure == Never { subject.add(subscriber) }
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].value }
        set {
            let announcer = object[keyPath: storageKeyPath].announcer
            announcer?.send()
            if let subject = object[keyPath: storageKeyPath].subject {
                subject.change(to: newValue)
            } else {
                object[keyPath: storageKeyPath].storage = .value(newValue)
            }
            announcer?.sendAgainIfReceivedOutside()
        }
    }
}

extension Published {
    /// The value that is stored.
    var storedValue: Value { value }

    /// The property with a value that was stored, which nobody observes; and what gives its publisher the value, if it
    /// has one.
    package func restored(_ value: Value) -> (property: Self, action: (() -> Void)?) {
        if let subject { return (self, { subject.restore(value) }) }
        var property = self
        property.storage = .value(value)
        return (property, nil)
    }
}

extension Publisher where Failure == Never {
    /// Assigns each value to a published property, for as long as its object lives: `.assign(to: &$results)`.
    public func assign(to published: inout Published<Output>.Publisher) { published.subject.follow(self) }
}
