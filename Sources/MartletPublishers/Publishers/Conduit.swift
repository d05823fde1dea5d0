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
final class Conduit<Output, Failure: Error>: Subscription {
    fileprivate let number: UInt64
    private let lock = Lock()
    private var subscriber: (any Subscriber<Output, Failure>)?
    private var list: ConduitList<Output, Failure>?
    private var first: (() -> Output)?
    private var isWanted = false

    fileprivate init(
        _ number: UInt64, _ subscriber: any Subscriber<Output, Failure>, _ list: ConduitList<Output, Failure>,
        first: (() -> Output)?
    ) {
        self.number = number
        self.subscriber = subscriber
        self.list = list
        self.first = first
    }

    fileprivate func send(_ value: Output) { _ = lock.held { isWanted ? subscriber : nil }?.receive(value) }

    fileprivate func finish(_ completion: Subscribers.Completion<Failure>) {
        takeAll().subscriber?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let (subscriber, first) = lock.held {
            guard demand > .none, !isWanted else { return (self.subscriber, nil as (() -> Output)?) }
            isWanted = true
            defer { self.first = nil }
            return (self.subscriber, self.first)
        }
        if let first { _ = subscriber?.receive(first()) }
    }

    func cancel() { takeAll().list?.remove(number) }

    private func takeAll() -> (
        subscriber: (any Subscriber<Output, Failure>)?, list: ConduitList<Output, Failure>?, first: (() -> Output)?
    ) {
        lock.held {
            defer {
                subscriber = nil
                list = nil
                first = nil
            }
            return (subscriber, list, first)
        }
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
