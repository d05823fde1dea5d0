/// Leads to a graph from objects in the same isolation domain that may outlive it.
///
/// The reference is not weak: an object with weak references keeps its counts in a table beside it, and a graph is
/// retained many times in each event. The graph itself clears the reference when it ends.
final class GraphReference {
    private(set) unowned var graph: ViewGraph?

    func lead(to graph: ViewGraph?) { self.graph = graph }
}
