extension Publisher {
    /// Calls `receiveValue` with each value and `receiveCompletion` at the end, until what it gives is cancelled or let go.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let receiver = Receiver(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: receiver)
        return AnyCancellable(receiver)
    }
}

extension Publisher where Failure == Never {
    /// Calls `receiveValue` with each value, until what it gives is cancelled or let go.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        let receiver = Receiver<Output, Never>(receiveValue: receiveValue)
        receive(subscriber: receiver)
        return AnyCancellable(receiver)
    }

    /// Assigns each value to a property of `object`, which is held meanwhile: with `self`, use `assign(to: &$property)`.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }

    /// Assigns each value to a published property, for as long as its object lives: `.assign(to: &$results)`.
    public func assign(to published: inout Published<Output>.Publisher) { published.subject.follow(self) }
}
