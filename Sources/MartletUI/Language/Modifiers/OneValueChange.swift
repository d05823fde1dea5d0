extension View {
    /// Performs an action with the new value when a value changes; the spelling before iOS 17.
    ///
    /// - Parameters:
    ///   - value: The value to compare with that of the previous evaluation.
    ///   - action: The action, which receives the new value.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (_ newValue: Value) -> Void
    ) -> ModifiedContent<Self, _ChangeModifier<Value>> {
        onChange(of: value) { _, newValue in action(newValue) }
    }
}
