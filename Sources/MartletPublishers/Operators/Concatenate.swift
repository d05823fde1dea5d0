extension Publishers {
    /// Sends the values of one publisher and, when it finishes, those of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: DerivedPublisher
    where Prefix.Output == Suffix.Output, Prefix.Failure == Suffix.Failure {
        public typealias Output = Prefix.Output
        public typealias Failure = Prefix.Failure

        /// The publisher that sends first.
        public let prefix: Prefix
        /// The publisher that follows when the first one finishes.
        public let suffix: Suffix

        /// Creates a publisher of the values of `prefix`, then those of `suffix`.
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        func attach(_ subscriber: Target) {
            var isPrefix = true
            let stage = Stage<Output, Failure, Output, Failure> {
                $1.send($0)
            } onCompletion: { [suffix] completion, stage in
                guard isPrefix, !completion.isFailure else { return stage.finish(completion) }
                isPrefix = false
                suffix.receive(subscriber: stage)
            }
            prefix.receive(subscriber: stage.serving(subscriber))
        }
    }
}

extension Publisher {
    /// Sends `elements` before this publisher's values.
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Sends the elements before this publisher's values.
    public func prepend<Elements: Sequence>(
        _ elements: Elements
    ) -> Publishers.Concatenate<Publishers.Sequence<Elements, Failure>, Self> where Elements.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Sends the values of `publisher` before this publisher's.
    public func prepend<Other: Publisher>(_ publisher: Other) -> Publishers.Concatenate<Other, Self>
    where Other.Output == Output, Other.Failure == Failure { Publishers.Concatenate(prefix: publisher, suffix: self) }

    /// Sends `elements` when this publisher finishes.
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Sends the elements when this publisher finishes.
    public func append<Elements: Sequence>(
        _ elements: Elements
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<Elements, Failure>> where Elements.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Sends the values of `publisher` when this publisher finishes.
    public func append<Other: Publisher>(_ publisher: Other) -> Publishers.Concatenate<Self, Other>
    where Other.Output == Output, Other.Failure == Failure { Publishers.Concatenate(prefix: self, suffix: publisher) }
}
