/// A stored property whose value lives with the view's identity and not in the view's value.
///
/// Conform a property wrapper of your own to build it from others: the engine connects its stored `@State`,
/// `@Environment` and similar properties as if the view itself declared them, and calls ``update()`` before each
/// evaluation of the body.
///
/// ```swift
/// @propertyWrapper
/// struct Recent: DynamicProperty {
///     @State private var values: [Int] = []
///     var wrappedValue: Int {
///         get { values.last ?? 0 }
///         nonmutating set { values.append(newValue) }
///     }
/// }
/// ```
public protocol DynamicProperty {
    /// Runs before each evaluation of `body`, when the wrapped properties are up to date.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}
