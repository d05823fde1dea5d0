/// The value of a published property after the first access to its publisher.
final class PublishedSubject<Value> {
    private let conduits = ConduitList<Value, Never>()
    private let lock = Lock()
    private var present: Value
    private var knownAnnouncer: ObservableObjectPublisher?
    /// The subscriptions of the property itself, from `assign(to:)`.
    private var followed: ContiguousArray<AnyCancellable> = []

    init(_ value: Value, _ announcer: ObservableObjectPublisher?) {
        present = value
        knownAnnouncer = announcer
    }

    var value: Value { lock.held { present } }

    var announcer: ObservableObjectPublisher? {
        get { lock.held { knownAnnouncer } }
        set {
            var former = newValue
            lock.held { swap(&former, &knownAnnouncer) }
        }
    }

    func add(_ subscriber: any Subscriber<Value, Never>) { conduits.add(subscriber) { self.value } }

    /// Sends `value` to the property's subscribers and then stores it.
    func change(to value: Value) {
        conduits.send(value)
        var former = value
        lock.held { swap(&former, &present) }
        // The former value's `deinit` may run the program's code, so the value ends outside the lock.
        _ = former
    }

    /// Has a value that was stored, without sending it.
    func restore(_ value: Value) {
        var former = value
        lock.held { swap(&former, &present) }
        _ = former
    }

    /// Assigns each value of `publisher` to the property, for `assign(to:)`.
    func follow<Source: Publisher>(_ publisher: Source) where Source.Output == Value, Source.Failure == Never {
        let cancellable = publisher.sink { [weak self] value in
            guard let self else { return }
            let announcer = announcer
            announcer?.send()
            change(to: value)
            announcer?.sendAgainIfReceivedOutside()
        }
        lock.held { followed.append(cancellable) }
    }
}
