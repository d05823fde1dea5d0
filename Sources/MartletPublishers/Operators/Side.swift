/// A signal from one of the publishers of a joint.
struct SideSignal<Input, Failure: Error> {
    let number: Int
    let signal: Signal<Input, Failure>
}

/// Subscribes a joint to one of its publishers. The joint receives the signals of all of them in one order.
final class Side<Input, SideInput, Output, Failure: Error>: Subscriber {
    private let joint: Joint<SideSignal<SideInput, Failure>, Output, Failure>
    private let number: Int
    private let wrap: (Input) -> SideInput

    init(
        _ joint: Joint<SideSignal<SideInput, Failure>, Output, Failure>, _ number: Int,
        wrap: @escaping (Input) -> SideInput
    ) {
        self.joint = joint
        self.number = number
        self.wrap = wrap
    }

    func receive(subscription: any Subscription) { deliver(.subscription(subscription)) }

    func receive(_ input: Input) -> Subscribers.Demand {
        deliver(.value(wrap(input)))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { deliver(.completion(completion)) }

    private func deliver(_ signal: Signal<SideInput, Failure>) {
        joint.deliver(SideSignal(number: number, signal: signal))
    }
}

extension Subscribers.Completion {
    var isFailure: Bool {
        if case .failure = self { return true }
        return false
    }
}

/// A value of one of two publishers.
enum Either<First, Second> {
    case first(First)
    case second(Second)
}
