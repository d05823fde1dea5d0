/// The value of a published property whose publisher somebody has asked for.
final class PublishedSubject<Value> {
    private let conduits = ConduitList<Value, Never>()
    private let lock = Lock()
    private var present: Value
    private var knownAnnouncer: ObservableObjectPublisher?
    /// What the property follows, by `assign(to:)`.
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

    /// Tells those who listen to the property, and then changes it.
    func change(to value: Value) {
        conduits.send(value)
        var former = value
        lock.held { swap(&former, &present) }
        // What the former one deinitialises is the program's.
        _ = former
    }

    /// Takes each value of `publisher`'s, as the property does that is assigned to.
    func follow<Source: Publisher>(_ publisher: Source) where Source.Output == Value, Source.Failure == Never {
        let cancellable = publisher.sink { [weak self] value in
            guard let self else { return }
            let announcer = announcer
            announcer?.send()
            change(to: value)
            announcer?.sendAgainIfHeardOutside()
        }
        lock.held { followed.append(cancellable) }
    }
}
