extension Publishers {
    /// Sends the first value for which a predicate holds, and finishes.
    public struct FirstWhere<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The predicate for the value.
        public let predicate: (Output) -> Bool

        func makeStage() -> Work { Work { [predicate] in if predicate($0) { $1.sendLast($0) } } }
    }

    /// Sends the last value for which a predicate holds, when the publisher finishes.
    public struct LastWhere<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// The predicate for the value.
        public let predicate: (Output) -> Bool

        func makeStage() -> Work {
            var last: Output?
            return Work { [predicate] input, _ in
                if predicate(input) { last = input }
            } atEnd: {
                if let last { $0.send(last) }
            }
        }
    }
}

extension Stage {
    /// Cancels the subscription to the publisher, sends a last value and finishes.
    func sendLast(_ output: Output) {
        release()?.cancel()
        send(output)
        finish(.finished)
    }
}

extension Publisher {
    /// Sends the first value and finishes.
    public func first() -> Publishers.FirstWhere<Self> { first { _ in true } }

    /// Sends the first value for which `predicate` holds, and finishes.
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// Sends the last value, when the publisher finishes.
    public func last() -> Publishers.LastWhere<Self> { last { _ in true } }

    /// Sends the last value for which `predicate` holds, when the publisher finishes.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
}
