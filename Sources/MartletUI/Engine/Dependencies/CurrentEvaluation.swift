import Synchronization

/// The view whose body is being evaluated on this thread: reads of state are recorded for it.
///
/// The value belongs to a thread and not to a task, because a body is evaluated synchronously, and reads happen in code
/// (an `@Observable` getter, a binding's closure) that takes no further argument. The pointer is unretained:
/// ``during(_:of:_:)`` is the only writer, and its caller holds the view for the duration of the call.
package enum CurrentEvaluation {
    /// The subscriber to record, if a body is being evaluated.
    package static var subscriber: DependencySubscriber? {
        guard let thread = ThreadEvaluation.ofThread, let pointer = thread.pointee.subscriber.load(ordering: .relaxed)
        else { return nil }
        return Unmanaged<DependencySubscriber>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Runs `body` and records its reads for `subscriber`; with `nil`, it records none. `type` is that of the view, if
    /// `body` is the program's code for it.
    package static func during<Result>(
        _ subscriber: DependencySubscriber?, of type: ViewType? = nil, _ body: () throws -> Result
    ) rethrows -> Result {
        let thread = ThreadEvaluation.ofThread ?? ThreadEvaluation.makeOfThread()
        let previous = thread.pointee.subscriber.load(ordering: .relaxed)
        let pointer = subscriber.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
        thread.pointee.subscriber.store(pointer, ordering: .relaxed)
        defer { thread.pointee.subscriber.store(previous, ordering: .relaxed) }
        guard let type else { return try body() }
        let outer = thread.pointee.begin(type)
        defer { thread.pointee.type.store(outer, ordering: .relaxed) }
        return try body()
    }
}
