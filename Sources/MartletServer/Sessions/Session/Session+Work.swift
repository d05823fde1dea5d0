/// How an answer waits for asynchronous actions, so that what is quick is part of it.
extension Session {
    /// Calls `body` when no more than `count` pieces of asynchronous work are left; at once if too many wait already.
    func whenWork(isDownTo count: Int, _ body: @escaping @Sendable () -> Void) {
        guard workCount > count, workWaiters.count < Self.waiterLimit else { return body() }
        workWaiters.append((count, body))
    }

    private static let waiterLimit = 16

    /// A piece of work has ended.
    func workDidEnd() {
        guard !workWaiters.isEmpty else { return }
        let ready = workWaiters.filter { workCount <= $0.count }
        workWaiters.removeAll { workCount <= $0.count }
        for waiter in ready { waiter.body() }
    }
}
