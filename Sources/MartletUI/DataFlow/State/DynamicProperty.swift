/// A stored property whose value lives with the view's identity and not in the view's value.
///
/// Conform a property wrapper of your own to build it from others: its stored `@State`, `@Environment` and the like are
/// connected as if they stood in the view, and ``update()`` runs before each evaluation of the body.
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
    /// Called before `body` is evaluated, with the wrapped properties up to date.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}
