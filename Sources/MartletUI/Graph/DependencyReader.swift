/// Something whose reads are recorded: a view's node.
///
/// One object a reading view, apart from the node, because sources of state hold it after the node has gone.
package final class DependencyReader {
    /// The view, until it is removed. Not weak: that would cost each reading node a side table.
    private unowned var node: Node?
    private var sources: [any DependencySource] = []
    private var observation: ObservationScope?

    package init(_ node: Node) { self.node = node }

    /// Whether nothing was recorded, so that the reader can serve another view.
    package var isUnused: Bool { sources.isEmpty && observation == nil }

    /// Where the view lives.
    package var isolation: (any GraphIsolation)? { node?.graph.isolation }

    /// Tells, in development, a mistake of the view's that is being evaluated.
    package func report(_ diagnostic: Diagnostic) {
        guard let graph = node?.graph, graph.isDevelopment else { return }
        graph.reportOnce(diagnostic)
    }

    /// Reads for another view, or, with `nil`, for none until the next.
    package func serve(_ node: Node?) { self.node = node }

    /// Records that this reader depends on `source`. A source is recorded once.
    package func record(_ source: any DependencySource) {
        guard !sources.contains(where: { $0 === source }) else { return }
        sources.append(source)
        source.add(self)
    }

    /// Runs `body` with its reads recorded, in addition to what was recorded before.
    package func recording<Result>(_ type: ViewType, _ body: () -> Result) -> Result {
        CurrentEvaluation.during(self) {
            ObservationScope.recording(&observation, for: self, type, body)
        }
    }

    /// Forgets every dependency: before a new evaluation, and at the end.
    package func forget() {
        for source in sources { source.remove(self) }
        sources.removeAll(keepingCapacity: true)
        observation?.cancel()
    }

    /// The view has gone: nothing is to be recorded any more, and the registrations, which hold this reader, go.
    package func end() {
        forget()
        node = nil
        observation = nil
    }

    /// A source has changed: the view is to be evaluated.
    package func invalidate(_ cause: @autoclosure () -> String) {
        guard let node else { return }
        node.graph.invalidate(node, cause: cause())
    }
}

/// Something that views read: it keeps its readers and tells them when it changes.
package protocol DependencySource: AnyObject {
    func add(_ reader: DependencyReader)
    func remove(_ reader: DependencyReader)
}
