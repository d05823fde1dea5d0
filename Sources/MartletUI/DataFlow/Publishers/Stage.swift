/// A part between one publisher and one who listens.
class Stage<Input, Failure: Error, Output, NewFailure: Error>: Joint<Signal<Input, Failure>, Output, NewFailure>,
    Subscriber
{
    private var hasBegun = false

    final override func hear(_ signal: Signal<Input, Failure>) {
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

    /// Tells who listens before there is a subscription.
    final func beginAtOnce() {
        hasBegun = true
        begin()
    }

    /// Called before who listens is told of the subscription.
    func willBegin(_ subscription: any Subscription) {}

    /// Called for each value.
    func take(_ input: Input) {}

    /// Called when the publisher has ended.
    func end(_ completion: Subscribers.Completion<Failure>) {}

    final func receive(subscription: any Subscription) { tell(.subscription(subscription)) }

    final func receive(_ input: Input) -> Subscribers.Demand {
        tell(.value(input))
        return .none
    }

    final func receive(completion: Subscribers.Completion<Failure>) { tell(.completion(completion)) }
}

/// A stage that two functions describe. They are given the stage itself, so that they need not hold it.
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
    /// Ends as its publisher does.
    convenience init(
        _ downstream: any Subscriber<Output, NewFailure>, onValue: @escaping (Input, Operation) -> Void
    ) { self.init(downstream, onValue: onValue) { $1.finish($0) } }
}

extension Operation where NewFailure == any Error {
    /// Fails where `onValue` throws, and otherwise ends as its publisher does.
    convenience init(
        _ downstream: any Subscriber<Output, NewFailure>, trying onValue: @escaping (Input, Operation) throws -> Void
    ) {
        self.init(downstream, onValue: { $1.attempt($0, onValue) }, onCompletion: { $1.finish($0.erased) })
    }

    /// Does what may throw; fails if it does.
    func attempt(_ input: Input, _ body: (Input, Operation) throws -> Void) {
        do { try body(input, self) } catch { finish(.failure(error)) }
    }
}
