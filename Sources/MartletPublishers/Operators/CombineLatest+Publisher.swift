extension Publisher {
    /// Combines the latest values of two publishers whenever one of them sends.
    public func combineLatest<B: Publisher>(_ other: B) -> Publishers.CombineLatest<Self, B>
    where B.Failure == Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Combines the latest values of two publishers with `transform` whenever one of them sends.
    public func combineLatest<B: Publisher, Result>(
        _ other: B, _ transform: @escaping (Output, B.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, Result> where B.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// Combines the latest values of three publishers whenever one of them sends.
    public func combineLatest<B: Publisher, C: Publisher>(_ first: B, _ second: C)
        -> Publishers.CombineLatest3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure { Publishers.CombineLatest3(self, first, second) }

    /// Combines the latest values of three publishers with `transform` whenever one of them sends.
    public func combineLatest<B: Publisher, C: Publisher, Result>(
        _ first: B, _ second: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
    where B.Failure == Failure, C.Failure == Failure {
        combineLatest(first, second).map { transform($0.0, $0.1, $0.2) }
    }

    /// Combines the latest values of four publishers whenever one of them sends.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
        _ first: B, _ second: C, _ third: D
    ) -> Publishers.CombineLatest4<Self, B, C, D>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        Publishers.CombineLatest4(self, first, second, third)
    }

    /// Combines the latest values of four publishers with `transform` whenever one of them sends.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
        _ first: B, _ second: C, _ third: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, Result>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        combineLatest(first, second, third).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
