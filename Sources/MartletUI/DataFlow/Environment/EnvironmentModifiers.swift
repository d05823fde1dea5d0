public import Observation

/// `environment(_:_:)`: provides a value under a key path.
public struct _EnvironmentKeyWritingModifier<Value>: _EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    public func write(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

/// `transformEnvironment(_:transform:)`: provides an inherited value, changed.
public struct _EnvironmentKeyTransformModifier<Value>: _EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    public static var _runsProgramCode: Bool { true }

    public func write(to values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

/// `environment(_:)` and `environmentObject(_:)`: provides an object under its type.
public struct _EnvironmentObjectModifier<Object: AnyObject>: _EnvironmentModifier {
    let object: Object?

    public func write(to values: inout EnvironmentValues) { values[object: Object.self] = object }
}

extension View {
    /// Provides `value` under `keyPath` to this view and all inside it.
    ///
    /// Views that read it are evaluated when the value changes and not when it is provided again (“SwiftUI Evaluation and Rendering”,
    /// "Re-evaluation of Views").
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Value>> {
        ModifiedContent(content: self, modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Provides the inherited value under `keyPath`, changed by `transform`, to this view and all inside it. What
    /// `transform` reads is followed: when it changes, `transform` runs again.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<Value>> {
        ModifiedContent(
            content: self, modifier: _EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Provides an observable object under its type to this view and all inside it, which read it with
    /// `@Environment(Type.self)` (“SwiftUI Evaluation and Rendering”, "Add Object to Environment"). `nil` hides one that is provided further up.
    public func environment<Object: AnyObject & Observable>(
        _ object: Object?
    ) -> ModifiedContent<Self, _EnvironmentObjectModifier<Object>> {
        ModifiedContent(content: self, modifier: _EnvironmentObjectModifier(object: object))
    }

    /// Provides an object under its type to this view and all inside it, no matter how deeply nested, which read it with
    /// `@EnvironmentObject` (“SwiftUI Evaluation and Rendering”, "Providing the Object").
    public func environmentObject<Object: ObservableObject>(
        _ object: Object
    ) -> ModifiedContent<Self, _EnvironmentObjectModifier<Object>> {
        ModifiedContent(content: self, modifier: _EnvironmentObjectModifier(object: object))
    }
}
