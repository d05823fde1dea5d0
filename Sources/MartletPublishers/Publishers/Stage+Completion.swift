extension Stage {
    /// Creates a stage with one publisher.
    convenience init(
        onValue: @escaping OnValue, onCompletion: @escaping (Subscribers.Completion<Failure>, Stage) -> Void
    ) { self.init(onValue: onValue) { onCompletion($0, $2) } }
}

extension Stage where Failure == NewFailure {
    /// Creates a stage that ends as its publisher does, after `atEnd` if it finishes.
    convenience init(
        onValue: @escaping OnValue, atEnd: @escaping (Stage) -> Void = { _ in }
    ) {
        self.init(onValue: onValue) { completion, stage in
            if !completion.isFailure { atEnd(stage) }
            stage.finish(completion)
        }
    }

    /// Creates a stage for a number of publishers that ends with the last of them, or with the first failure.
    convenience init(joining count: Int, onValue: @escaping OnValue) {
        var left = count
        self.init(onValue: onValue) { completion, _, stage in
            left -= 1
            if left <= 0 || completion.isFailure { stage.finish(completion) }
        }
    }
}

extension Stage where NewFailure == any Error {
    /// Creates a stage that fails if `onValue` throws, and otherwise ends as its publisher does, after `atEnd` if it
    /// finishes.
    convenience init(
        onValue: @escaping OnValue, atEnd: @escaping (Stage) -> Void = { _ in }
    ) {
        self.init(onValue: onValue) { completion, stage in
            if !completion.isFailure { atEnd(stage) }
            stage.finish(completion.mapError { $0 })
        }
    }
}
