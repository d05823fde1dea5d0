extension Publisher {
    /// Combines the values of two publishers in pairs: the first with the first, and so on.
    public func zip<B: Publisher>(_ other: B) -> Publishers.Zip<Self, B> where B.Failure == Failure {
        Publishers.Zip(self, other)
    }

    /// Combines the values of two publishers in pairs with `transform`: the first with the first, and so on.
    public func zip<B: Publisher, Result>(
        _ other: B, _ transform: @escaping (Output, B.Output) -> Result
    ) -> Publishers.Map<Publishers.Zip<Self, B>, Result> where B.Failure == Failure {
        zip(other).map { transform($0.0, $0.1) }
    }

    /// Combines the values of three publishers: the first ones together, and so on.
    public func zip<B: Publisher, C: Publisher>(_ first: B, _ second: C) -> Publishers.Zip3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure { Publishers.Zip3(self, first, second) }

    /// Combines the values of three publishers with `transform`: the first ones together, and so on.
    public func zip<B: Publisher, C: Publisher, Result>(
        _ first: B, _ second: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
    ) -> Publishers.Map<Publishers.Zip3<Self, B, C>, Result> where B.Failure == Failure, C.Failure == Failure {
        zip(first, second).map { transform($0.0, $0.1, $0.2) }
    }

    /// Combines the values of four publishers: the first ones together, and so on.
    public func zip<B: Publisher, C: Publisher, D: Publisher>(
        _ first: B, _ second: C, _ third: D
    ) -> Publishers.Zip4<Self, B, C, D> where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        Publishers.Zip4(self, first, second, third)
    }

    /// Combines the values of four publishers with `transform`: the first ones together, and so on.
    public func zip<B: Publisher, C: Publisher, D: Publisher, Result>(
        _ first: B, _ second: C, _ third: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
    ) -> Publishers.Map<Publishers.Zip4<Self, B, C, D>, Result>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
        zip(first, second, third).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
