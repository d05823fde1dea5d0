/// A view's subscription to a projection of a state through a binding: the view is evaluated when the projection
/// changes, and not when another projection of the same state does (“SwiftUI Evaluation and Rendering”, "Pass
/// Properties of App State").
///
/// Whether the projection has changed is asked when the view's turn to be evaluated comes: by then the views above have
/// updated the projection's place, such as a row's place in a list.
package final class ProjectionSubscription<Value>: DependencySource, StateWatcher {
    private let source: any BindingSource<Value>
    private let state: any WatchedState
    private var value: Value
    private unowned let subscriber: DependencySubscriber
    package var place = 0

    /// Records that the view being evaluated, if there is one, reads `source`, which is a projection of `state`.
    static func record(_ source: any BindingSource<Value>, of state: any WatchedState) {
        guard let subscriber = CurrentEvaluation.subscriber, !subscriber.recordsProjection(source) else { return }
        subscriber.record(ProjectionSubscription(source, state, subscriber))
    }

    private init(_ source: any BindingSource<Value>, _ state: any WatchedState, _ subscriber: DependencySubscriber) {
        self.source = source
        self.state = state
        self.subscriber = subscriber
        value = source.peek()
    }

    package func add(_ subscriber: DependencySubscriber) { state.add(self) }

    package func remove(_ subscriber: DependencySubscriber) { state.remove(self) }

    package func stateDidChange() { subscriber.suspect(.source(state)) }

    package var hasChanged: Bool { !InputComparison.areValuesEqual(value, source.peek()) }

    package var origin: AnyObject { state }

    package var part: AnyObject? { source }
}

/// A state of which views read projections.
package protocol WatchedState: DependencySource {
    /// Whether the state belongs to the view that `subscriber` reads for.
    func isOwned(byViewOf subscriber: DependencySubscriber) -> Bool
    func add(_ watcher: any StateWatcher)
    func remove(_ watcher: any StateWatcher)
}
