/// A view's reading of a part of a state through a binding: the view is evaluated when the part changes, and not when
/// another part of the same state does (note 0, "Pass Properties of App State").
///
/// Whether the part has changed is asked when the view's turn to be evaluated comes: by then the views above have said
/// where the part is now, such as a row's place in a list.
package final class PartReading<Value>: DependencySource, StateWatcher {
    private let source: any BindingSource<Value>
    private let state: any WatchedState
    private var value: Value
    private unowned let reader: DependencyReader

    /// Records that the view being evaluated, if there is one, reads `source`, which is a part of `state`.
    static func record(_ source: any BindingSource<Value>, of state: any WatchedState) {
        guard let reader = CurrentEvaluation.reader, !reader.recordsPart(source) else { return }
        reader.record(PartReading(source, state, reader))
    }

    private init(_ source: any BindingSource<Value>, _ state: any WatchedState, _ reader: DependencyReader) {
        self.source = source
        self.state = state
        self.reader = reader
        value = source.peek()
    }

    package func add(_ reader: DependencyReader) { state.add(self) }

    package func remove(_ reader: DependencyReader) { state.remove(self) }

    package func stateDidChange() { reader.suspect(.source(state)) }

    package var hasChanged: Bool { !InputComparison.areValuesEqual(value, source.peek()) }

    package var origin: AnyObject { state }

    package var part: AnyObject? { source }
}

/// Told when a state changes; decides later whether that matters.
package protocol StateWatcher: AnyObject {
    func stateDidChange()
}

/// A state of which parts are read.
package protocol WatchedState: DependencySource {
    /// Whether it is state of the view that `reader` reads for.
    func isOwned(byViewOf reader: DependencyReader) -> Bool
    func add(_ watcher: any StateWatcher)
    func remove(_ watcher: any StateWatcher)
}
