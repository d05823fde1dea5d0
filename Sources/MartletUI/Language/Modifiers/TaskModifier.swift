/// The modifier of `task` and `task(id:)`: asynchronous work that starts when `onAppear` would run and is cancelled
/// when the view leaves (“SwiftUI”, "Lifetime").
public struct _TaskModifier<Identifier: Equatable>: _LifetimeModifier {
    let identifier: Identifier
    let priority: TaskPriority
    let action: AsyncAction

    public func makeEffect(_ place: _NodePlace) -> _Node {
        let node = TaskNode(place)
        node.start(action, priority)
        return node
    }

    public func update(_ effect: _Node, from old: Self) {
        guard old.identifier != identifier else { return }
        effect.typed(as: TaskNode.self).start(action, priority)
    }
}

private final class TaskNode: EffectNode {
    private var task: (any CancellableWork)?

    func start(_ action: @escaping AsyncAction, _ priority: TaskPriority) {
        task?.cancel()
        task = nil
        graph.afterActions { [weak self] in
            guard let self, !self.isRemoved else { return }
            self.task = self.graph.executor?.start(action, priority, of: self)
        }
    }

    override func didRemove() {
        task?.cancel()
        task = nil
    }
}

/// Runs asynchronous work in the isolation that a graph belongs to. The engine has no threads of its own.
package protocol WorkExecutor: AnyObject {
    /// Starts `action`: its synchronous beginning runs before this returns. It is the task of `node`, or belongs to the action that
    /// runs.
    func start(_ action: @escaping AsyncAction, _ priority: TaskPriority?, of node: Node?) -> any CancellableWork
}

extension View {
    /// Starts a task when the view appears on the page, and cancels it when the view leaves.
    ///
    /// The synchronous beginning of the task runs after all appearance actions and before the page's HTML is sent. The
    /// task runs in the visitor's session, and each suspension flushes what has changed. On a `Group` or `ForEach`
    /// there is a task for each member.
    ///
    /// - Parameters:
    ///   - priority: The priority of the task, which the tasks that it starts inherit. The work of one session runs in
    ///     turn, whatever its priority.
    ///   - action: The work.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping AsyncAction
    ) -> ModifiedContent<Self, _TaskModifier<Bool>> {
        ModifiedContent(content: self, modifier: _TaskModifier(identifier: true, priority: priority, action: action))
    }

    /// Starts a task when the view appears on the page, and a new one whenever `id` changes, which cancels the previous
    /// one. See ``task(priority:_:)``.
    ///
    /// - Parameters:
    ///   - id: The value to compare with that of the previous evaluation.
    ///   - priority: The priority of the task.
    ///   - action: The work.
    public func task<Identifier: Equatable>(
        id: Identifier, priority: TaskPriority = .userInitiated, _ action: @escaping AsyncAction
    ) -> ModifiedContent<Self, _TaskModifier<Identifier>> {
        ModifiedContent(content: self, modifier: _TaskModifier(identifier: id, priority: priority, action: action))
    }
}
