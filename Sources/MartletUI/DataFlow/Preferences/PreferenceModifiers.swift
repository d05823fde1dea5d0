/// `preference(key:value:)`.
public struct _PreferenceWritingModifier<Key: PreferenceKey>: _PreferenceModifier {
    let value: Key.Value

    public func preference(_ below: () -> Key.Value?) -> Key.Value? { value }
}

/// `transformPreference(_:_:)`.
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
    /// Gives `value` to the views around this one, in place of what is given inside it.
    public func preference<Key: PreferenceKey>(
        key: Key.Type, value: Key.Value
    ) -> ModifiedContent<Self, _PreferenceWritingModifier<Key>> {
        ModifiedContent(content: self, modifier: _PreferenceWritingModifier(value: value))
    }

    /// Changes what is given inside this view. What `transform` reads is followed: when it changes, `transform` runs again.
    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type, _ transform: @escaping (inout Key.Value) -> Void
    ) -> ModifiedContent<Self, _PreferenceTransformModifier<Key>> {
        ModifiedContent(content: self, modifier: _PreferenceTransformModifier(transform: transform))
    }

    /// Performs `action` when what the views inside this one give has changed, and at first if it is not the default.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
    ) -> ModifiedContent<Self, _PreferenceActionModifier<Key>> where Key.Value: Equatable {
        ModifiedContent(content: self, modifier: _PreferenceActionModifier(action: action))
    }
}
