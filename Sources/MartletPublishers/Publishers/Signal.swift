/// A signal to a subscriber.
enum Signal<Input, Failure: Error> {
    case subscription(any Subscription)
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
}

/// What a component is sent, of which only values wait in a limited number: there is one subscription and one
/// completion.
protocol Queued: SendableMetatype {
    /// The type of the values, for messages.
    static var valueType: Any.Type { get }
    var isValue: Bool { get }
}

extension Signal: Queued {
    static var valueType: Any.Type { Input.self }
    var isValue: Bool { if case .value = self { true } else { false } }

    /// The signal with its value or error transformed.
    func map<NewInput, NewFailure: Error>(
        _ value: (Input) -> NewInput, _ failure: (Failure) -> NewFailure
    ) -> Signal<NewInput, NewFailure> {
        switch self {
        case .subscription(let subscription): .subscription(subscription)
        case .value(let input): .value(value(input))
        case .completion(let completion): .completion(completion.mapError(failure))
        }
    }
}

/// A subscriber that handles all its signals in one place.
protocol SignalReceiver: Subscriber {
    func deliver(_ signal: Signal<Input, Failure>)
}

extension SignalReceiver {
    func receive(subscription: any Subscription) { deliver(.subscription(subscription)) }

    func receive(_ input: Input) -> Subscribers.Demand {
        deliver(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { deliver(.completion(completion)) }
}

extension Subscribers.Completion {
    var isFailure: Bool { if case .failure = self { true } else { false } }

    /// The same completion with the error transformed.
    func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Subscribers.Completion<NewFailure> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}
