public import MartletUI

extension ViewModifier {
    /// Returns the modifier, with its changes animated.
    ///
    /// - Parameter animation: The animation, or `nil` to make changes at once.
    public func animation(_ animation: Animation?) -> some ViewModifier { concat(Animated(animation: animation)) }

    /// Returns the modifier, with the transaction of its changes changed.
    ///
    /// - Parameter transform: Changes the transaction.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        concat(Transacted(transform: transform))
    }
}

private struct Animated: ViewModifier {
    let animation: Animation?

    func body(content: Content) -> some View { content.animation(animation) }
}

private struct Transacted: ViewModifier {
    let transform: (inout Transaction) -> Void

    func body(content: Content) -> some View { content.transaction(transform) }
}
