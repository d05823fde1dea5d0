/// An `AsyncSequence` of a publisher's values: `for await name in model.$name.values { … }`.
///
/// It subscribes when the loop begins, and buffers values that arrive faster than the loop takes them: at most 65,536,
/// and further ones are left out. It belongs to the visitor's session, as the publisher does, and ends with the
/// publisher or with the cancellation of the task that iterates over it.
public struct AsyncPublisher<Upstream: Publisher>: AsyncSequence where Upstream.Failure == Never {
    public typealias Element = Upstream.Output
    public typealias Failure = Never

    private let publisher: Upstream

    /// Creates a sequence of the values of `publisher`.
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

/// An `AsyncSequence` of the values of a publisher that may fail, which then throws the publisher's error.
public struct AsyncThrowingPublisher<Upstream: Publisher>: AsyncSequence {
    public typealias Element = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let publisher: Upstream

    /// Creates a sequence of the values of `publisher`, which throws the publisher's error if it fails.
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
    /// The values as a sequence for `for await`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as a sequence for `for try await`.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
