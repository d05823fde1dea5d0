public import MartletUI
public import Observation

extension WindowGroup {
    /// Provides a value to the views of each page.
    ///
    /// - Parameters:
    ///   - keyPath: The value's key path in `EnvironmentValues`.
    ///   - value: The value.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: @autoclosure @escaping () -> Value
    ) -> WindowGroup<ModifiedContent<Content, _EnvironmentKeyWritingModifier<Value>>> {
        mapContent { $0.environment(keyPath, value()) }
    }

    /// Provides an object to the views of each page.
    ///
    /// - Parameter object: The object.
    public func environment<Object: AnyObject & Observable>(
        _ object: Object?
    ) -> WindowGroup<ModifiedContent<Content, _EnvironmentObjectModifier<Object>>> {
        mapContent { $0.environment(object) }
    }

    /// Provides an object to the views of each page.
    ///
    /// - Parameter object: The object.
    public func environmentObject<Object: ObservableObject>(
        _ object: Object
    ) -> WindowGroup<some View> { mapContent { $0.environmentObject(object) } }

    /// Performs an action when a value has changed, on each page that is open.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - initial: Whether the action is also performed when a page comes.
    ///   - action: The action. It receives the former value and the new one.
    public func onChange<Value: Equatable>(
        of value: @autoclosure @escaping () -> Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> WindowGroup<some View> { mapContent { $0.onChange(of: value(), initial: initial, action) } }

    /// Performs an action when a value has changed, on each page that is open.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - initial: Whether the action is also performed when a page comes.
    ///   - action: The action.
    public func onChange<Value: Equatable>(
        of value: @autoclosure @escaping () -> Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> WindowGroup<some View> { mapContent { $0.onChange(of: value(), initial: initial, action) } }
}
