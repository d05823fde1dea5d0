/// What remains of a page's tree while no browser shows it: the views' state by identity path and the node identifiers
/// that the browser knows, but no views.
package final class DehydratedTree {
    let state: DehydratedState
    /// What the browser has been sent.
    let client: ClientMirror
    /// The identifiers to allocate next, without the nodes that had them.
    let identifiers: NodeIdentifiers
    /// The digest of the page's HTML as the browser shows it.
    let digest: Int

    /// Whether a view asks to be notified when it leaves the page.
    package var awaitsDisappearance: Bool { state.awaitsDisappearance }

    /// The starting point of a second page: the node identifiers and the values of the state. Two pages never share
    /// objects.
    package convenience init(copying graph: ViewGraph) { self.init(graph, digest: 0, for: .copy) }

    init(_ graph: ViewGraph, digest: Int, for use: DehydratedState.Use = .page) {
        state = DehydratedState(of: graph.root, for: use)
        client = graph.client
        identifiers = graph.identifiers.withoutNodes
        self.digest = digest
    }
}
