/// A property of an ``ObservableObject`` whose changes the object announces.
///
/// Whatever holds the object is told before the value changes. `$name` is a publisher of the values, which is told of each
/// before the object has it, too; whoever subscribes hears the present one first.
@propertyWrapper
public struct Published<Value> {
    private enum Storage {
        case value(Value)
        /// Once somebody has asked for the publisher.
        case subject(PublishedSubject<Value>)
    }

    private var storage: Storage
    private var announcer: ObservableObjectPublisher?

    /// A property with the value that it begins with.
    public init(wrappedValue: Value) { storage = .value(wrappedValue) }

    /// A property with the value that it begins with.
    public init(initialValue: Value) { storage = .value(initialValue) }

    /// The object's, once somebody has asked for it.
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

    /// The values of the property, the present one first.
    public var projectedValue: Publisher {
        mutating get {
            if let subject { return Publisher(subject: subject) }
            let subject = PublishedSubject(value, announcer)
            storage = .subject(subject)
            return Publisher(subject: subject)
        }
        set { storage = .subject(newValue.subject) }
    }

    /// The values of a published property, the present one first.
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
            announcer?.sendAgainIfHeardOutside()
        }
    }
}
