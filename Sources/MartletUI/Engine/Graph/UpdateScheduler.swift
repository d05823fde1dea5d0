/// What a graph still has to do before its next flush is over.
struct UpdateScheduler {
    /// The nodes to be evaluated.
    var dirty: ContiguousArray<Node> = []
    /// What is to happen when the evaluation under way has ended.
    var effects = PendingEffects()
    /// The instances that can no longer be patched in place, and are sent anew when the evaluation has ended.
    var replacements: [Node] = []
    /// The controls whose values are sent when the post under way has ended; `nil` while none is.
    var waitingControls: [ControlNode]?
    /// The types that were nested too deep in this flush, and are not made again until it ends.
    var endlessTypes: Set<ObjectIdentifier> = []
    /// Whether a view has been evaluated since the last flush ended; making the tree is an evaluation.
    var hasEvaluated = true
    /// The views to be evaluated once more, to see whether the initial values that they give are the same again.
    var unclear: [Node] = []
    /// Whether that is being done: such an evaluation is neither counted nor printed.
    var isCheckingInitialValues = false
}
