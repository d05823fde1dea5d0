/// The modifier of `preference(key:value:)`.
public struct _PreferenceWritingModifier<Key: PreferenceKey>: _PreferenceModifier {
    let value: Key.Value

    public func preference(_ below: () -> Key.Value?) -> Key.Value? { value }
}

/// The modifier of `transformPreference(_:_:)`.
public struct _PreferenceTransformModifier<Key: PreferenceKey>: _PreferenceModifier {
    let transform: (inout Key.Value) -> Void

    public static var _runsProgramCode: Bool { true }

    public func preference(_ below: () -> Key.Value?) -> Key.Value? {
        var value = below() ?? Key.defaultValue
        transform(&value)
        return value
    }
}

extension View {
    /// Sets a preference for the views around this one, in place of the values that the views inside set.
    ///
    /// - Parameters:
    ///   - key: The preference's key.
    ///   - value: The value to set.
    public func preference<Key: PreferenceKey>(
        key: Key.Type, value: Key.Value
    ) -> ModifiedContent<Self, _PreferenceWritingModifier<Key>> {
        ModifiedContent(content: self, modifier: _PreferenceWritingModifier(value: value))
    }

    /// Changes the value of a preference that the views inside this one set. The engine tracks what `transform` reads
    /// and runs it again when that changes.
    ///
    /// - Parameters:
    ///   - key: The preference's key.
    ///   - transform: Changes the value in place.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type, _ transform: @escaping (inout Key.Value) -> Void
    ) -> ModifiedContent<Self, _PreferenceTransformModifier<Key>> {
        ModifiedContent(content: self, modifier: _PreferenceTransformModifier(transform: transform))
    }

    /// Performs `action` when the preference's value from the views inside changes, and initially if it is not the
    /// default.
    ///
    /// - Parameters:
    ///   - key: The preference's key.
    ///   - action: Receives the new value.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
    ) -> ModifiedContent<Self, _PreferenceActionModifier<Key>> where Key.Value: Equatable {
        ModifiedContent(content: self, modifier: _PreferenceActionModifier(action: action))
    }
}
