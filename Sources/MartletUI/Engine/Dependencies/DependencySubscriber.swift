/// A view's node as a subscriber: the engine records which sources of state it reads.
///
/// Each subscribing view has one such object apart from its node, because sources of state hold it after the node has
/// gone.
package final class DependencySubscriber {
    /// The view, until it is removed. The reference is not weak, because that would cost each subscribing node a side
    /// table.
    @exclusivity(unchecked) private unowned var node: Node?
    @exclusivity(unchecked) private var sources: [any DependencySource] = []
    var observation: ObservationScope?

    package init(_ node: Node) { self.node = node }

    /// Whether nothing was recorded, so that the subscriber can serve another view.
    package var isUnused: Bool { sources.isEmpty && observation == nil }

    /// The isolation domain of the view.
    package var isolation: (any GraphIsolation)? { node?.graph.isolation }

    /// Reports, in development, a misuse by the view that is being evaluated.
    package func report(_ diagnostic: Diagnostic) {
        guard let graph = node?.graph, graph.isDevelopment else { return }
        graph.report(diagnostic, in: node)
    }

    /// Reports that another isolation domain changed an object that the view reads.
    func reportChangeOutside(of object: String, by caller: String?) {
        node?.reportChangeOutside(of: object, by: caller)
    }

    /// Subscribes for another view or, with `nil`, for none until the next call.
    package func serve(_ node: Node?) { self.node = node }

    /// Records that this subscriber depends on `source`. A source is recorded once.
    package func record(_ source: any DependencySource) {
        guard !sources.contains(where: { $0 === source }) else { return }
        sources.append(source)
        source.add(self)
    }

    /// Runs `body` and records its reads in addition to those recorded before.
    package func recording<Result>(_ type: ViewType, _ body: () -> Result) -> Result {
        CurrentEvaluation.during(self, of: type) {
            ObservationScope.recording(for: self, type, body)
        }
    }

    /// Removes every dependency: before a new evaluation, and at the end.
    package func forget() {
        for source in sources { source.remove(self) }
        sources.removeAll(keepingCapacity: true)
        observation?.cancel()
    }

    /// Stops recording and cancels the registrations, which hold this subscriber, because the view has gone.
    package func end() {
        forget()
        node = nil
        observation = nil
    }

    /// Whether the view belongs to a page that is inspected.
    var isInspected: Bool { node?.graph.services.inspection != nil }

    /// The state that was read, for the inspector. Observation does not say which properties of objects were.
    var inspectedSources: [String] {
        let properties = observation?.inspectedProperties().compactMap(ObservedProperty.name) ?? []
        return sources.compactMap { ($0.origin as? any DependencySource)?.inspectedName } + Set(properties).sorted()
    }

    func records(_ source: any DependencySource) -> Bool { sources.contains { $0.origin === source } }

    /// Whether this subscriber reads for `node`.
    func serves(_ node: Node) -> Bool { self.node === node }

    func recordsProjection(_ part: AnyObject) -> Bool { sources.contains { $0.part === part } }

    /// Whether a value that was read has changed; asked for a view that is only suspected to be out of date.
    package var hasChanged: Bool { sources.contains(where: \.hasChanged) }

    /// Marks the view because a state changed of which it read a projection. Whether the projection changed is asked
    /// when the view's turn comes.
    func suspect(_ cause: InvalidationCause) {
        guard let node else { return }
        node.graph.invalidate(node, cause, isCertain: false)
    }

    /// The node that is being evaluated, which leads to its graph.
    var evaluated: Node? { node }

    /// Marks the view for evaluation because a source has changed.
    package func invalidate(_ cause: InvalidationCause) {
        guard let node else { return }
        node.graph.invalidate(node, cause)
    }
}

/// What has changed, for `_printChanges()`.
package enum InvalidationCause {
    /// A source that the view has read.
    case source(any DependencySource)
    /// A property of the view itself that the view observes without reading it.
    case property(String)
    /// A property of an `@Observable` object, if Observation has said which.
    case observable(AnyKeyPath?)
}

/// A source of state that views read: it keeps its subscribers and notifies them of changes.
package protocol DependencySource: AnyObject {
    func add(_ subscriber: DependencySubscriber)
    func remove(_ subscriber: DependencySubscriber)
    /// The source itself, or the state of which it is a projection.
    var origin: AnyObject { get }
    /// The binding's source through which a projection was read.
    var part: AnyObject? { get }
    /// Whether the value differs from the one that was read. Asked of projections only.
    var hasChanged: Bool { get }
    /// What the inspector calls it, as `Counter._count`; `nil` for a source that it does not show.
    var inspectedName: String? { get }
}

extension DependencySource {
    package var origin: AnyObject { self }
    package var part: AnyObject? { nil }
    package var hasChanged: Bool { false }
    package var inspectedName: String? { nil }
}
