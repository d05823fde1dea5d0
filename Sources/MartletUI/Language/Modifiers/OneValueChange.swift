extension View {
    /// Performs `action` with the new value when `value` changes: the spelling of before iOS 17.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (_ newValue: Value) -> Void
    ) -> ModifiedContent<Self, _ChangeModifier<Value>> {
        onChange(of: value) { _, newValue in action(newValue) }
    }
}
