/// A view with a layer over or under it that depends on a preference of the views inside.
///
/// The preference is known after the evaluation of the content, so the layer follows in the same flush.
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
    /// Overlays this view with the view that `transform` makes from a preference of the views inside.
    ///
    /// - Parameters:
    ///   - key: The preference's key.
    ///   - alignment: The position of the overlay.
    ///   - transform: Makes the overlay from the preference's value.
    public func overlayPreferenceValue<Key: PreferenceKey, Layer: View>(
        _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
    ) -> some View {
        _PreferenceLayer<Key, Self, Layer>(self, isOverlay: true, alignment, transform)
    }

    /// Puts the view that `transform` makes from a preference of the views inside behind this view.
    ///
    /// - Parameters:
    ///   - key: The preference's key.
    ///   - alignment: The position of the background.
    ///   - transform: Makes the background from the preference's value.
    public func backgroundPreferenceValue<Key: PreferenceKey, Layer: View>(
        _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (Key.Value) -> Layer
    ) -> some View {
        _PreferenceLayer<Key, Self, Layer>(self, isOverlay: false, alignment, transform)
    }
}
