/// What a publisher sends, as an `AsyncSequence`: `for await name in model.$name.values { … }`.
///
/// It listens from the moment the loop begins; values that come faster than the loop takes them wait. It belongs to the
/// visitor's session, as the publisher does, and ends with the publisher or when the task that reads it is cancelled.
public struct AsyncPublisher<Upstream: Publisher>: AsyncSequence where Upstream.Failure == Never {
    public typealias Element = Upstream.Output
    public typealias Failure = Never

    private let publisher: Upstream

    /// The values of `publisher`.
    public init(_ publisher: Upstream) { self.publisher = publisher }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(buffer: ValueBuffer(publisher)) }

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let buffer: ValueBuffer<Element, Never>

        public mutating func next() async -> Element? { await next(isolation: #isolation) }

        public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
            await buffer.next(isolation: actor)
        }
    }
}

/// What a publisher sends that may fail, as an `AsyncSequence` that throws then.
public struct AsyncThrowingPublisher<Upstream: Publisher>: AsyncSequence {
    public typealias Element = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let publisher: Upstream

    /// The values of `publisher`, which ends the sequence with its error if it fails.
    public init(_ publisher: Upstream) { self.publisher = publisher }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(buffer: ValueBuffer(publisher)) }

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let buffer: ValueBuffer<Element, Upstream.Failure>

        public mutating func next() async throws(Upstream.Failure) -> Element? { try await next(isolation: #isolation) }

        public mutating func next(
            isolation actor: isolated (any Actor)?
        ) async throws(Upstream.Failure) -> Element? { try await buffer.next(isolation: actor) }
    }
}

extension Publisher where Failure == Never {
    /// The values, for `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values, for `for try await`.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
