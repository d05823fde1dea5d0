/// The modifier of `anchorPreference(key:value:transform:)`.
public struct _AnchorPreference<Key: PreferenceKey, Value>: ViewModifier {
    let source: Anchor<Value>.Source
    let transform: (Anchor<Value>) -> Key.Value
    private let geometry = GeometryProperty()

    init(_ source: Anchor<Value>.Source, _ transform: @escaping (Anchor<Value>) -> Key.Value) {
        (self.source, self.transform) = (source, transform)
    }

    public func body(content: Content) -> some View {
        content.modifier(_MeasuredBox(geometry)).preference(
            key: Key.self, value: transform(Anchor(source, of: geometry)))
    }
}

/// The modifier of `transformAnchorPreference(key:value:transform:)`.
public struct _AnchorPreferenceTransform<Key: PreferenceKey, Value>: ViewModifier {
    let source: Anchor<Value>.Source
    let transform: (inout Key.Value, Anchor<Value>) -> Void
    private let geometry = GeometryProperty()

    init(_ source: Anchor<Value>.Source, _ transform: @escaping (inout Key.Value, Anchor<Value>) -> Void) {
        (self.source, self.transform) = (source, transform)
    }

    public func body(content: Content) -> some View {
        let anchor = Anchor(source, of: geometry)
        return content.modifier(_MeasuredBox(geometry)).transformPreference(Key.self) { transform(&$0, anchor) }
    }
}

extension View {
    /// Sets a preference from a place in this view, which the views around can ask a ``GeometryProxy`` for.
    ///
    ///     Text("Here").anchorPreference(key: Place.self, value: .bounds) { $0 }
    ///
    /// The browser reports where the view is.
    ///
    /// - Parameters:
    ///   - key: The preference's key.
    ///   - value: What of the view the anchor is.
    ///   - transform: Makes the preference's value of the anchor.
    public func anchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
    ) -> some View {
        modifier(_AnchorPreference<Key, Value>(value, transform))
    }

    /// Changes a preference of the views inside by a place in this view.
    ///
    /// - Parameters:
    ///   - key: The preference's key.
    ///   - value: What of the view the anchor is.
    ///   - transform: Changes the preference's value.
    public func transformAnchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type = Key.self, value: Anchor<Value>.Source,
        transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
    ) -> some View {
        modifier(_AnchorPreferenceTransform<Key, Value>(value, transform))
    }
}
