extension Publisher {
    /// Calls closures with the values and the completion.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Receives the completion.
    ///   - receiveValue: Receives each value.
    /// - Returns: An object whose cancellation or deallocation ends the subscription.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let receiver = Receiver(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: receiver)
        return AnyCancellable(receiver)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with each value.
    ///
    /// - Parameter receiveValue: Receives each value.
    /// - Returns: An object whose cancellation or deallocation ends the subscription.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Assigns each value to a property of `object`, which the subscription retains: with `self`, use `assign(to:
    /// &$property)`.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the property.
    ///   - object: The object with the property.
    /// - Returns: An object whose cancellation or deallocation ends the subscription.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }
}
