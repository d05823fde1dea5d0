/// Something that sends values to those who listen.
///
/// Martlet has no Combine: of its publishers there are those that announce an object's changes, and what they send can be
/// read as an `AsyncSequence`.
public protocol Publisher<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error

    var _subscribers: Subscribers<Output> { get }
}

extension Publisher {
    /// What is sent from now on.
    public var values: PublisherSequence<Output> { PublisherSequence(_subscribers, first: nil) }
}

/// A publisher that a program sends values with.
public final class PassthroughSubject<Output, Failure: Error>: Publisher {
    public let _subscribers = Subscribers<Output>()

    public init() {}

    /// Sends `value` to everybody who listens now.
    public func send(_ value: Output) { _subscribers.send(value) }
}

extension PassthroughSubject where Output == Void {
    /// Tells everybody who listens now.
    public func send() { send(()) }
}

/// Those who listen to a publisher.
public final class Subscribers<Output> {
    /// Gives those who begin to listen the present value, where a publisher has one.
    var first: (() -> Output)?
    /// Whether somebody heard of a change that is made outside their session: they look at it too early, and are told again.
    var isHeardOutside = false
    private var receivers: [(key: ObjectIdentifier, receive: (Output) -> Void)] = []

    /// Calls `receive` with every value from now on, until ``remove(_:)``. `owner` is held by nobody here.
    package func add(_ owner: AnyObject, _ receive: @escaping (Output) -> Void) {
        receivers.append((ObjectIdentifier(owner), receive))
    }

    package func remove(_ owner: AnyObject) { receivers.removeAll { $0.key == ObjectIdentifier(owner) } }

    package var isEmpty: Bool { receivers.isEmpty }

    func send(_ value: Output) {
        // Whoever receives may add or remove others.
        for receiver in receivers { receiver.receive(value) }
    }
}
