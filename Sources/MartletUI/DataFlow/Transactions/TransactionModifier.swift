/// `transaction(_:)`: changes how the changes of looks inside are spread over time.
public struct _TransactionModifier: _InheritedStyleModifier {
    let animation: Animation?

    public static func _addStyles(_ plan: _ViewPlan, at offset: Int) {
        plan.attribute(AttributeStep(stylesAt: offset, Animation?.self) { $0.transitionStyles })
    }
}

extension View {
    /// Lets the changes of looks inside be spread over time as `transform` makes of the usual animation; with
    /// `animation = nil` or `disablesAnimations`, they happen at once.
    public func transaction(
        _ transform: (inout Transaction) -> Void
    ) -> ModifiedContent<Self, _TransactionModifier> {
        var transaction = Transaction(animation: .default)
        transform(&transaction)
        let animation = transaction.disablesAnimations ? nil : transaction.animation
        return ModifiedContent(content: self, modifier: _TransactionModifier(animation: animation))
    }
}
