/// The subscribers of a subject, in the order of their subscription.
package final class ConduitList<Output, Failure: Error> {
    private let lock = Lock()
    private var conduits: ContiguousArray<Conduit<Output, Failure>> = []
    private var lastIdentifier: UInt64 = 0
    private var completion: Subscribers.Completion<Failure>?

    package init() {}

    package var isEmpty: Bool { lock.held { conduits.isEmpty } }
    package var hasEnded: Bool { lock.held { completion != nil } }

    /// Adds `subscriber`. `first` returns the value that it receives at the beginning.
    package func add(_ subscriber: any Subscriber<Output, Failure>, first: (() -> Output)? = nil) {
        let (conduit, completion) = lock.held {
            lastIdentifier &+= 1
            let conduit = Conduit(lastIdentifier, subscriber, self, first: first)
            if self.completion == nil { conduits.append(conduit) }
            return (conduit, self.completion)
        }
        if let completion {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: completion)
        } else {
            subscriber.receive(subscription: conduit)
        }
    }

    package func send(_ value: Output) {
        // A receiving subscriber may add or remove others.
        for conduit in lock.held({ conduits }) { conduit.send(value) }
    }

    package func finish(_ completion: Subscribers.Completion<Failure>) {
        let ended = lock.held {
            guard self.completion == nil else { return ContiguousArray<Conduit<Output, Failure>>() }
            self.completion = completion
            defer { conduits = [] }
            return conduits
        }
        for conduit in ended { conduit.finish(completion) }
    }

    fileprivate func remove(_ number: UInt64) {
        // The conduit may hold the last reference to one of the program's objects, whose `deinit` must run outside the
        // lock.
        let removed: Conduit<Output, Failure>? = lock.held {
            var (low, high) = (0, conduits.count)
            while low < high {
                let middle = (low + high) / 2
                if conduits[middle].number < number { low = middle + 1 } else { high = middle }
            }
            guard low < conduits.count, conduits[low].number == number else { return nil }
            return conduits.remove(at: low)
        }
        _ = removed
    }
}

/// A subject's subscription for one subscriber.
final class Conduit<Output, Failure: Error>: SourceSubscription<Output, Failure> {
    fileprivate let number: UInt64
    private var list: ConduitList<Output, Failure>?
    private var first: (() -> Output)?

    fileprivate init(
        _ number: UInt64, _ subscriber: any Subscriber<Output, Failure>, _ list: ConduitList<Output, Failure>,
        first: (() -> Output)?
    ) {
        self.number = number
        self.list = list
        self.first = first
        super.init(subscriber)
    }

    override func begin() {
        let first = lock.held {
            defer { self.first = nil }
            return self.first
        }
        if let first { send(first()) }
    }

    override func didEnd(isCancelled: Bool) {
        let (list, first) = lock.held {
            defer { (self.list, self.first) = (nil, nil) }
            return (self.list, self.first)
        }
        if isCancelled { list?.remove(number) }
        _ = first
    }
}

/// Subscriptions for publishers of your own.
public enum Subscriptions {
    /// The subscription to a publisher without values.
    public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
