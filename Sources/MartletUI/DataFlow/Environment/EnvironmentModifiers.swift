public import Observation

/// The modifier of `environment(_:_:)`, which provides a value under a key path.
public struct _EnvironmentKeyWritingModifier<Value>: _EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    public func write(to values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

/// The modifier of `transformEnvironment(_:transform:)`, which provides a changed copy of an inherited value.
public struct _EnvironmentKeyTransformModifier<Value>: _EnvironmentModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void

    public static var _runsProgramCode: Bool { true }

    public func write(to values: inout EnvironmentValues) { transform(&values[keyPath: keyPath]) }
}

/// The modifier of `environment(_:)` and `environmentObject(_:)`, which provides an object under its type.
public struct _EnvironmentObjectModifier<Object: AnyObject>: _EnvironmentModifier {
    let object: Object?

    public func write(to values: inout EnvironmentValues) { values[object: Object.self] = object }
}

extension View {
    /// Provides `value` under `keyPath` to this view and all views inside it.
    ///
    /// A changed value evaluates the views that read it; providing the same value again does not (“SwiftUI Evaluation
    /// and Rendering”, "Re-evaluation of Views").
    ///
    /// ```swift
    /// Article().environment(\.locale, Locale(identifier: "de"))
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath: The value's key path in ``EnvironmentValues``.
    ///   - value: The value to provide.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Value>> {
        ModifiedContent(content: self, modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Provides a changed copy of the inherited value under `keyPath` to this view and all views inside it.
    ///
    /// The engine tracks what `transform` reads and runs `transform` again when that changes.
    ///
    /// - Parameters:
    ///   - keyPath: The value's key path in ``EnvironmentValues``.
    ///   - transform: Changes the inherited value in place.
    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<Value>> {
        ModifiedContent(
            content: self, modifier: _EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Provides an observable object under its type to this view and all views inside it, which read it with
    /// `@Environment(Type.self)` (“SwiftUI Evaluation and Rendering”, "Add Object to Environment").
    ///
    /// - Parameter object: The object to provide; `nil` hides one that a view further up provides.
    public func environment<Object: AnyObject & Observable>(
        _ object: Object?
    ) -> ModifiedContent<Self, _EnvironmentObjectModifier<Object>> {
        ModifiedContent(content: self, modifier: _EnvironmentObjectModifier(object: object))
    }

    /// Provides an object under its type to this view and all views inside it, however deeply nested, which read it
    /// with `@EnvironmentObject` (“SwiftUI Evaluation and Rendering”, "Providing the Object").
    ///
    /// - Parameter object: The object to provide.
    public func environmentObject<Object: ObservableObject>(
        _ object: Object
    ) -> ModifiedContent<Self, _EnvironmentObjectModifier<Object>> {
        ModifiedContent(content: self, modifier: _EnvironmentObjectModifier(object: object))
    }
}
