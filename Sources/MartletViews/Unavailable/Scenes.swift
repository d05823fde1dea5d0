public import MartletUI

extension Scene {
    @available(*, unavailable, message: "Use a task of a Shared value, or a Route that something calls.")
    public func backgroundTask<Task>(_ task: Task, action: () async -> Void) -> some Scene { self }
}
