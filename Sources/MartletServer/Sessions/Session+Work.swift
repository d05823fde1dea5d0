/// How an answer waits for asynchronous actions, so that what is quick is part of it.
extension Session {
    private static let pause = Duration.milliseconds(10)

    /// Waits until no more than `count` pieces of asynchronous work are left, but no longer than `limit`.
    func wait(forWorkDownTo count: Int, limit: Duration) async {
        let deadline = ContinuousClock.now + limit
        while workCount > count, ContinuousClock.now < deadline {
            do { try await _Concurrency.Task.sleep(for: Self.pause) } catch { return }
        }
    }
}
