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
private final class Pledge<Output, Failure: Error>: SourceSubscription<Output, Failure> {
    private var future: Future<Output, Failure>?

    init(_ subscriber: any Subscriber<Output, Failure>, _ future: Future<Output, Failure>) {
        self.future = future
        super.init(subscriber)
    }

    override func begin() { if let result = lock.held({ future })?.result(for: self) { fulfill(result) } }

    func fulfill(_ result: Result<Output, Failure>) {
        switch result {
        case .success(let value):
            send(value)
            finish(.finished)
        case .failure(let error): finish(.failure(error))
        }
    }

    override func didEnd(isCancelled: Bool) {
        let future = lock.held {
            defer { self.future = nil }
            return self.future
        }
        if isCancelled { future?.remove(self) }
    }
}
