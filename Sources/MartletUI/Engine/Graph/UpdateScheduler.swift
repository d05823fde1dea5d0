/// The work that a graph has left before its next flush is complete.
struct UpdateScheduler {
    /// The nodes to evaluate.
    var dirty: ContiguousArray<Node> = []
    /// The node that was evaluated first in the last evaluation. It may have been removed since.
    var lastEvaluated: ObjectIdentifier?
    /// The effects to run when the evaluation under way has ended.
    var effects = PendingEffects()
    /// The instances that can no longer be patched in place; they are sent anew when the evaluation has ended.
    var replacements: [Node] = []
    /// The controls whose values are sent when the post under way has ended; `nil` if no post is under way.
    var waitingControls: [ControlNode]?
    /// The types that were nested too deep in this flush; no more of them are made until it ends.
    var endlessTypes: Set<ObjectIdentifier> = []
    /// The views that were reported for it.
    var endlessViews: Set<ObjectIdentifier> = []
    /// The flush under way, if it is that of an animated transaction.
    var animated: AnimatedFlush?
    var isAnimating: Bool { animated != nil }
    /// Whether a view has been evaluated since the last flush ended; making the tree counts as an evaluation.
    var hasEvaluated = true
    /// The views to evaluate once more, to see whether they give the same initial values again.
    var unclear: [Node] = []
    /// Whether that second evaluation is under way: it is neither counted nor printed.
    var isCheckingInitialValues = false
}

/// The flush of an animated transaction. An object, because a page at rest has none and an animation is large.
final class AnimatedFlush {
    let animation: Animation

    init(_ animation: Animation) { self.animation = animation }
}
