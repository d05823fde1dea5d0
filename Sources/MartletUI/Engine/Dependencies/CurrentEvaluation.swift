#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The view whose body is being evaluated on this thread: reads of state are recorded for it.
///
/// The value belongs to a thread and not to a task, because a body is evaluated synchronously, and reads happen in code
/// (an `@Observable` getter, a binding's closure) that takes no further argument. The pointer is unretained:
/// ``during(_:_:)`` is the only writer, and its caller holds the view for the duration of the call.
package enum CurrentEvaluation {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The subscriber to record, if a body is being evaluated.
    package static var subscriber: DependencySubscriber? {
        guard let pointer = pthread_getspecific(key) else { return nil }
        return Unmanaged<DependencySubscriber>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Runs `body` and records its reads for `subscriber`; with `nil`, it records none.
    package static func during<Result>(_ subscriber: DependencySubscriber?, _ body: () throws -> Result) rethrows
        -> Result
    {
        let previous = pthread_getspecific(key)
        pthread_setspecific(key, subscriber.map { Unmanaged.passUnretained($0).toOpaque() })
        defer { pthread_setspecific(key, previous) }
        return try body()
    }
}
