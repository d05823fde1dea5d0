/// Something whose reads are recorded: a view's node.
///
/// One object a reading view, apart from the node, because sources of state hold it after the node has gone.
package final class DependencySubscriber {
    /// The view, until it is removed. Not weak: that would cost each reading node a side table.
    @exclusivity(unchecked) private unowned var node: Node?
    @exclusivity(unchecked) private var sources: [any DependencySource] = []
    var observation: ObservationScope?

    package init(_ node: Node) { self.node = node }

    /// Whether nothing was recorded, so that the reader can serve another view.
    package var isUnused: Bool { sources.isEmpty && observation == nil }

    /// Where the view lives.
    package var isolation: (any GraphIsolation)? { node?.graph.isolation }

    /// Tells, in development, a mistake of the view's that is being evaluated.
    package func report(_ diagnostic: Diagnostic) {
        guard let graph = node?.graph, graph.isDevelopment else { return }
        graph.report(diagnostic, in: node)
    }

    /// Tells that an object which the view reads was changed by another isolation domain.
    func reportChangeOutside(of object: String, by caller: String?) {
        node?.reportChangeOutside(of: object, by: caller)
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
            ObservationScope.recording(for: self, type, body)
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

    func records(_ source: any DependencySource) -> Bool { sources.contains { $0.origin === source } }

    /// Whether this reader reads for `node`.
    func serves(_ node: Node) -> Bool { self.node === node }

    func recordsProjection(_ part: AnyObject) -> Bool { sources.contains { $0.part === part } }

    /// Whether something that was read is another value than it was; for a view that is only suspected to be out of date.
    package var hasChanged: Bool { sources.contains(where: \.hasChanged) }

    /// Something of which a part was read has changed; whether the part has is asked when the view's turn comes.
    func suspect(_ cause: InvalidationCause) {
        guard let node else { return }
        node.graph.invalidate(node, cause, isCertain: false)
    }

    /// What is being evaluated, and in which graph.
    var evaluated: Node? { node }

    /// A source has changed: the view is to be evaluated.
    package func invalidate(_ cause: InvalidationCause) {
        guard let node else { return }
        node.graph.invalidate(node, cause)
    }
}

/// What has changed, for `_printChanges()`.
package enum InvalidationCause {
    /// Something that the view has read.
    case source(any DependencySource)
    /// A property of the view itself that is followed without being read.
    case property(String)
    /// A property of an `@Observable` object.
    case observable
}

/// Something that views read: it keeps its readers and tells them when it changes.
package protocol DependencySource: AnyObject {
    func add(_ subscriber: DependencySubscriber)
    func remove(_ subscriber: DependencySubscriber)
    /// What the source is, or is a part of.
    var origin: AnyObject { get }
    /// The binding's source through which a part was read.
    var part: AnyObject? { get }
    /// Whether the value is another than it was when it was read. Asked of parts only.
    var hasChanged: Bool { get }
}

extension DependencySource {
    package var origin: AnyObject { self }
    package var part: AnyObject? { nil }
    package var hasChanged: Bool { false }
}
