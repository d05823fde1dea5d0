/// What a page requests of its graph with every event. When another module reads or changes a field directly, Swift
/// checks the access at run time although the field is marked (decision 19); here it does not.
extension ViewGraph {
    package var hasPatches: Bool { !patches.isEmpty }

    /// Returns the JSON array of the patches so far and forgets them.
    package func removePatches() -> Bytes {
        identifiers.areUnsent = false
        return patches.take()
    }

    /// Takes back the bytes of a taken array, to write over them.
    package func reuse(_ taken: consuming Bytes) { patches.reuse(taken) }

    /// How many views have been evaluated so far.
    package var evaluationCount: Int { counters.evaluations }
}
