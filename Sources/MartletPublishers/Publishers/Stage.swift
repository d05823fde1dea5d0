/// A component between one publisher and one subscriber.
class Stage<Input, Failure: Error, Output, NewFailure: Error>: Joint<Signal<Input, Failure>, Output, NewFailure>,
    Subscriber
{
    private var hasBegun = false

    final override func handle(_ signal: Signal<Input, Failure>) {
        switch signal {
        case .subscription(let subscription):
            guard hold(subscription), !hasBegun else { return }
            hasBegun = true
            willBegin(subscription)
            begin()
        case .value(let input): take(input)
        case .completion(let completion):
            release()
            end(completion)
        }
    }

    /// Sends a subscription to the subscriber before the publisher's own arrives.
    final func beginAtOnce() {
        hasBegun = true
        begin()
    }

    /// Runs before the subscriber receives the subscription.
    func willBegin(_ subscription: any Subscription) {}

    /// Handles a value.
    func take(_ input: Input) {}

    /// Handles the publisher's completion.
    func end(_ completion: Subscribers.Completion<Failure>) {}

    final func receive(subscription: any Subscription) { deliver(.subscription(subscription)) }

    final func receive(_ input: Input) -> Subscribers.Demand {
        deliver(.value(input))
        return .none
    }

    final func receive(completion: Subscribers.Completion<Failure>) { deliver(.completion(completion)) }
}

/// A stage with two closures for its work. They receive the stage itself, so that they need not retain it.
final class Operation<Input, Failure: Error, Output, NewFailure: Error>: Stage<Input, Failure, Output, NewFailure> {
    private let onValue: (Input, Operation) -> Void
    private let onCompletion: (Subscribers.Completion<Failure>, Operation) -> Void

    init(
        _ downstream: any Subscriber<Output, NewFailure>, onValue: @escaping (Input, Operation) -> Void,
        onCompletion: @escaping (Subscribers.Completion<Failure>, Operation) -> Void
    ) {
        self.onValue = onValue
        self.onCompletion = onCompletion
        super.init(downstream)
    }

    override func take(_ input: Input) { onValue(input, self) }

    override func end(_ completion: Subscribers.Completion<Failure>) { onCompletion(completion, self) }
}

extension Operation where Failure == NewFailure {
    /// Creates a stage that ends as its publisher does.
    convenience init(
        _ downstream: any Subscriber<Output, NewFailure>, onValue: @escaping (Input, Operation) -> Void
    ) { self.init(downstream, onValue: onValue) { $1.finish($0) } }
}

extension Operation where NewFailure == any Error {
    /// Creates a stage that fails if `onValue` throws, and otherwise ends as its publisher does.
    convenience init(
        _ downstream: any Subscriber<Output, NewFailure>, trying onValue: @escaping (Input, Operation) throws -> Void
    ) {
        self.init(downstream, onValue: { $1.attempt($0, onValue) }, onCompletion: { $1.finish($0.erased) })
    }

    /// Runs `body`; fails if it throws.
    func attempt(_ input: Input, _ body: (Input, Operation) throws -> Void) {
        do { try body(input, self) } catch { finish(.failure(error)) }
    }
}
