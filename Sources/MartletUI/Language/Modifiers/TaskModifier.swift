/// The modifier of `task` and `task(id:)`: asynchronous work that starts when `onAppear` would run and is cancelled
/// when the view leaves (note “SwiftUI”, section “Lifetime”).
public struct _TaskModifier<Identifier: Equatable>: LifetimeModifier {
    let identifier: Identifier
    let action: AsyncAction

    public func makeEffect(_ place: NodePlace) -> Node {
        let node = TaskNode(place)
        node.start(action)
        return node
    }

    public func update(_ effect: Node, from old: Self) {
        guard old.identifier != identifier else { return }
        unsafeDowncast(effect, to: TaskNode.self).start(action)
    }
}

private final class TaskNode: EffectNode {
    private var task: (any CancellableWork)?

    func start(_ action: @escaping AsyncAction) {
        task?.cancel()
        task = nil
        graph.afterActions { [weak self] in
            guard let self, !self.isRemoved else { return }
            self.task = self.graph.executor?.start(action)
        }
    }

    override func didRemove() {
        task?.cancel()
        task = nil
    }
}

/// Asynchronous work that can be cancelled.
package protocol CancellableWork: AnyObject {
    func cancel()
}

/// Runs asynchronous work in the isolation that a graph belongs to. The engine has no threads of its own.
package protocol WorkExecutor: AnyObject {
    /// Starts an action and returns after its synchronous beginning has run.
    func start(_ action: @escaping AsyncAction) -> any CancellableWork
}

extension View {
    /// Starts an asynchronous action when the view appears, and cancels it when the view leaves the page.
    ///
    /// The part up to the action's first suspension runs after all appearance actions and before the page's HTML is
    /// sent. The action runs in the visitor's session, and each suspension flushes what has changed. On a `Group` or
    /// `ForEach` an action starts for each member.
    ///
    /// - Parameter action: The action.
    public func task(_ action: @escaping AsyncAction) -> ModifiedContent<Self, _TaskModifier<Bool>> {
        ModifiedContent(content: self, modifier: _TaskModifier(identifier: true, action: action))
    }

    /// Starts an asynchronous action when the view appears, and starts it anew whenever `id` changes.
    ///
    /// - Parameters:
    ///   - id: The value whose change cancels the running action and starts it anew.
    ///   - action: The action.
    public func task<Identifier: Equatable>(
        id: Identifier, _ action: @escaping AsyncAction
    ) -> ModifiedContent<Self, _TaskModifier<Identifier>> {
        ModifiedContent(content: self, modifier: _TaskModifier(identifier: id, action: action))
    }
}
