/// A signal from one of the publishers of a stage.
struct SideSignal<Input, Failure: Error>: Queued {
    let number: Int
    let signal: Signal<Input, Failure>

    static var valueType: Any.Type { Input.self }
    var isValue: Bool { signal.isValue }
}

/// Subscribes a stage to a further publisher. The stage receives the signals of all of them in one order.
final class Side<Input, Failure: Error, StageInput, StageFailure: Error>: SignalReceiver {
    private let stage: SignalProcessor<SideSignal<StageInput, StageFailure>>
    private let number: Int
    private let value: (Input) -> StageInput
    private let failure: (Failure) -> StageFailure

    init(
        _ stage: SignalProcessor<SideSignal<StageInput, StageFailure>>, _ number: Int,
        value: @escaping (Input) -> StageInput, failure: @escaping (Failure) -> StageFailure
    ) {
        self.stage = stage
        self.number = number
        self.value = value
        self.failure = failure
    }

    func deliver(_ signal: Signal<Input, Failure>) {
        stage.deliver(SideSignal(number: number, signal: signal.map(value, failure)))
    }
}

extension Side where Failure == StageFailure {
    convenience init(
        _ stage: SignalProcessor<SideSignal<StageInput, StageFailure>>, _ number: Int,
        value: @escaping (Input) -> StageInput
    ) { self.init(stage, number, value: value) { $0 } }
}

/// A value or an error of one of two publishers.
enum Either<First, Second> {
    case first(First)
    case second(Second)
}

extension Either: Sendable where First: Sendable, Second: Sendable {}
extension Either: Error where First: Error, Second: Error {}
