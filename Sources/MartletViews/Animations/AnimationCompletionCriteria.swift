/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    /// When its time is over: the browser does not say more.
    public static let logicallyComplete = Self(), removed = Self()
}
