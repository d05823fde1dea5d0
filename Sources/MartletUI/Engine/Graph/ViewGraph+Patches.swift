/// What a page asks of its graph with every event. Where another module reads or changes a field itself, Swift checks the access
/// at run time, although the field is marked (decision 19); here it does not.
extension ViewGraph {
    package var hasPatches: Bool { !patches.isEmpty }

    /// The JSON array of the patches so far, which are then forgotten.
    package func takePatches() -> Bytes { patches.take() }

    /// Gives back what was taken, to be written over.
    package func reuse(_ taken: consuming Bytes) { patches.reuse(taken) }

    /// How many views have been evaluated so far.
    package var evaluationCount: Int { counters.evaluations }
}
