/// The modifier of `transaction(_:)`, which changes the animation of the style changes inside.
public struct _TransactionModifier: _InheritedStyleModifier {
    let animation: Animation?

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(animationAt: offset.animation))
    }
}

extension View {
    /// Changes the animation of the style changes inside this view.
    ///
    /// - Parameter transform: Changes a transaction that begins with the default animation. With `animation = nil` or
    ///   `disablesAnimations`, style changes apply at once.
    public func transaction(
        _ transform: (inout Transaction) -> Void
    ) -> ModifiedContent<Self, _TransactionModifier> {
        var transaction = Transaction(animation: .default)
        transform(&transaction)
        let animation = transaction.disablesAnimations ? nil : transaction.animation
        return ModifiedContent(content: self, modifier: _TransactionModifier(animation: animation))
    }

    /// Changes the animation of the style changes inside this view.
    ///
    /// - Parameters:
    ///   - value: Has no effect: all changes are meant.
    ///   - transform: Changes a transaction, as in ``transaction(_:)``.
    public func transaction(
        value: some Equatable, _ transform: (inout Transaction) -> Void
    ) -> ModifiedContent<Self, _TransactionModifier> { transaction(transform) }
}
