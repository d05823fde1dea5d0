extension Publisher {
    /// Sends the values of this publisher and of `other`, and finishes with the last of them.
    public func merge<Other: Publisher>(with other: Other) -> Publishers.Merge<Self, Other>
    where Other.Output == Output, Other.Failure == Failure { Publishers.Merge(self, other) }

    /// Sends the values of this publisher and of `other`, and finishes with the last of them.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

    /// Sends the values of all the publishers, and finishes with the last of them.
    public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>>(
        with first: B, _ second: C
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> { merging(first, second) }

    /// Sends the values of all the publishers, and finishes with the last of them.
    public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>>(
        with first: B, _ second: C, _ third: D
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> { merging(first, second, third) }

    /// Sends the values of all the publishers, and finishes with the last of them.
    public func merge<
        B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
        E: Publisher<Output, Failure>
    >(
        with first: B, _ second: C, _ third: D, _ fourth: E
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> { merging(first, second, third, fourth) }

    /// Sends the values of all the publishers, and finishes with the last of them.
    public func merge<
        B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
        E: Publisher<Output, Failure>, F: Publisher<Output, Failure>
    >(
        with first: B, _ second: C, _ third: D, _ fourth: E, _ fifth: F
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> { merging(first, second, third, fourth, fifth) }

    private func merging(
        _ others: any Publisher<Output, Failure>...
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> {
        Publishers.MergeMany([eraseToAnyPublisher()] + others.map { $0.eraseToAnyPublisher() })
    }
}
