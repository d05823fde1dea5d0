extension Publishers {
    /// Leaves out values that match the value before.
    public struct RemoveDuplicates<Upstream: Publisher>: Operator {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that sends this one its values.
        public let upstream: Upstream
        /// Whether a value matches the one before.
        public let predicate: (Output, Output) -> Bool

        func makeStage() -> Work {
            var last: Output?
            return Work { [predicate] input, stage in
                if let known = last, predicate(known, input) { return }
                last = input
                stage.send(input)
            }
        }
    }
}

extension Publisher where Output: Equatable {
    /// Leaves out values that equal the value before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publisher {
    /// Leaves out values for which `predicate` holds with the value before.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}
