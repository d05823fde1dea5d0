/// A publisher of one later value or of an error. All subscribers receive the result of the same work, which begins
/// with the future's creation, including those who subscribe after its end.
public final class Future<Output, Failure: Error>: Publisher {
    /// Fulfills the future with a result. Only the first call counts. Any thread may call it.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting: ContiguousArray<Pledge<Output, Failure>> = []

    /// Creates a future and calls `attemptToFulfill` at once.
    ///
    /// - Parameter attemptToFulfill: Begins the work and receives the function that fulfills the future.
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

    /// Returns the result, or registers `pledge` to wait for it.
    fileprivate func result(for pledge: Pledge<Output, Failure>) -> Result<Output, Failure>? {
        lock.held {
            if result == nil { waiting.append(pledge) }
            return result
        }
    }

    fileprivate func remove(_ pledge: Pledge<Output, Failure>) { lock.held { waiting.removeAll { $0 === pledge } } }
}

/// The subscription of one subscriber who waits for a future's result.
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
