/// The way to a graph for what may outlive it, in the same isolation domain.
///
/// Not weak: an object with weak references keeps its counts in a table beside it, and a graph is retained many times in
/// each event. The graph itself says when it goes.
final class GraphReference {
    private(set) unowned var graph: ViewGraph?

    func lead(to graph: ViewGraph?) { self.graph = graph }
}
