/// A view with another one over or under it that is made from a preference of the views inside.
///
/// The preference is known when the content has been evaluated, so what is made from it follows in the same flush.
public struct _PreferenceLayer<Key: PreferenceKey, Content: View, Layer: View>: View {
    let content: Content
    let isOverlay: Bool
    let alignment: Alignment
    let layer: (Key.Value) -> Layer
    @State private var value = Key.defaultValue

    init(_ content: Content, isOverlay: Bool, _ alignment: Alignment, _ layer: @escaping (Key.Value) -> Layer) {
        self.content = content
        self.isOverlay = isOverlay
        self.alignment = alignment
        self.layer = layer
    }

    private var observed: ModifiedContent<Content, _PreferenceActionModifier<Key>> {
        ModifiedContent(content: content, modifier: _PreferenceActionModifier { value = $0 })
    }

    public var body: some View {
        if isOverlay {
            observed.overlay(alignment: alignment) { layer(value) }
        } else {
            observed.background(alignment: alignment) { layer(value) }
        }
    }
}

extension View {
    /// Puts over this view what `transform` makes of a preference that the views inside it give.
    public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
        _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
    ) -> some View {
        _PreferenceLayer<Key, Self, Layer>(self, isOverlay: true, alignment, transform)
    }

    /// Puts under this view what `transform` makes of a preference that the views inside it give.
    public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
        _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
    ) -> some View {
        _PreferenceLayer<Key, Self, Layer>(self, isOverlay: false, alignment, transform)
    }
}
