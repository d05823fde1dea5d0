/// Work that runs once after some time: in the session that scheduled it, unless that session has ended; outside
/// sessions, on the main actor.
final class LaterWork: Cancellable {
    private let work: any CancellableWork

    init(after duration: Duration, tolerance: Duration = .zero, _ body: @escaping () -> Void) {
        // A clock's own numbers end somewhere beyond a century.
        let duration = max(.zero, min(duration, .seconds(3_153_600_000)))
        let body = Carried(body)
        work =
            CurrentIsolation.current?.perform(after: duration, tolerance: tolerance) { body.value() }
            ?? MainWork(after: duration, tolerance: tolerance) { body.value() }
    }

    func cancel() { work.cancel() }
}

private final class MainWork: CancellableWork {
    private let task: Task<Void, Never>

    init(after duration: Duration, tolerance: Duration, _ body: @escaping @Sendable () -> Void) {
        task = Task { @MainActor in
            guard (try? await Task.sleep(for: duration, tolerance: tolerance, clock: .continuous)) != nil else {
                return
            }
            body()
        }
    }

    func cancel() { task.cancel() }
}
