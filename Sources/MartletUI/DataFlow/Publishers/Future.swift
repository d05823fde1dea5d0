/// A publisher of one value that comes later, or of an error: what was begun when it was made is told to all who listen,
/// also to those who come after it.
public final class Future<Output, Failure: Error>: Publisher {
    /// Tells the result. The first one holds. It may be called on any thread.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: ContiguousArray<Pledge<Output, Failure>> = []

    /// Calls `attemptToFulfill` at once with the function that fulfills the future.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) { attemptToFulfill { self.fulfill($0) } }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
        let pledge = Pledge<Output, Failure>(subscriber, self)
        subscriber.receive(subscription: pledge)
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let waiting = lock.held {
            guard self.result == nil else { return ContiguousArray<Pledge<Output, Failure>>() }
            self.result = result
            defer { self.waiting = [] }
            return self.waiting
        }
        for pledge in waiting { pledge.fulfill(result) }
    }

    /// The result, or else `pledge` waits for it.
    fileprivate func result(for pledge: Pledge<Output, Failure>) -> Result<Output, Failure>? {
        lock.held {
            if result == nil { waiting.append(pledge) }
            return result
        }
    }

    fileprivate func remove(_ pledge: Pledge<Output, Failure>) { lock.held { waiting.removeAll { $0 === pledge } } }
}

/// One who waits for a future's result.
private final class Pledge<Output, Failure: Error>: Subscription {
    private let lock = Lock()
    private var subscriber: (any Subscriber<Output, Failure>)?
    private var future: Future<Output, Failure>?
    private var isWaiting = false

    init(_ subscriber: any Subscriber<Output, Failure>, _ future: Future<Output, Failure>) {
        self.subscriber = subscriber
        self.future = future
    }

    func request(_ demand: Subscribers.Demand) {
        let future = lock.held {
            guard demand > .none, !isWaiting else { return nil as Future<Output, Failure>? }
            isWaiting = true
            return self.future
        }
        if let result = future?.result(for: self) { fulfill(result) }
    }

    func fulfill(_ result: Result<Output, Failure>) {
        guard let subscriber = takeAll().0 else { return }
        switch result {
        case .success(let value):
            _ = subscriber.receive(value)
            subscriber.receive(completion: .finished)
        case .failure(let error): subscriber.receive(completion: .failure(error))
        }
    }

    func cancel() { takeAll().1?.remove(self) }

    private func takeAll() -> ((any Subscriber<Output, Failure>)?, Future<Output, Failure>?) {
        lock.held {
            defer { (subscriber, future) = (nil, nil) }
            return (subscriber, future)
        }
    }
}
