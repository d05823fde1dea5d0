/// The light or dark appearance of a page.
///
///     @Environment(\.colorScheme) private var colorScheme
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    /// The light or the dark appearance.
    case light, dark

    /// The CSS name of the color scheme.
    package var css: String { self == .light ? "light" : "dark" }

    /// Creates the color scheme with a CSS name, or returns `nil` if there is none.
    package init?(css: String) {
        guard let scheme = Self.allCases.first(where: { $0.css == css }) else { return nil }
        self = scheme
    }
}

private struct ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
    /// The color scheme of the view: the one that a surrounding view sets, otherwise the one that a view on the page
    /// prefers, otherwise the one that the visitor's browser prefers.
    ///
    /// The first page of a session is made before the browser has reported its preference, in the light scheme. What
    /// depends on the scheme only by a ``Color`` is right in that first HTML; views that read this value are evaluated
    /// once the browser has reported that it prefers the dark scheme. Later pages of the session know the preference
    /// from the beginning.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}

/// The modifier that shows the colors inside in a color scheme.
public struct _ColorSchemeModifier: _InheritedStyleModifier {
    let colorScheme: ColorScheme

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(stylesAt: offset.colorScheme) { [.class($0 == .light ? light : dark)] })
    }

    // What is inherited is a color and not the variable that it came from, so the color is set again.
    private static let light = StyleClass("color-scheme", declarations: "color-scheme:light;color:var(--m-text)")
    private static let dark = StyleClass("color-scheme", declarations: "color-scheme:dark;color:var(--m-text)")
}

extension View {
    /// Sets the color scheme of the page, whatever the visitor's browser prefers.
    ///
    /// Views read it as ``EnvironmentValues/colorScheme``. Where several views set it, the innermost prevails.
    ///
    /// - Parameter colorScheme: The color scheme, or `nil` to leave it as it is.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> ModifiedContent<Self, _DocumentModifier> {
        document(colorScheme.map(DocumentEntry.colorScheme) ?? .nothing)
    }

    /// Shows this view in a color scheme. This does not give the view a background.
    ///
    /// - Parameter colorScheme: The color scheme.
    public func colorScheme(
        _ colorScheme: ColorScheme
    ) -> ModifiedContent<ModifiedContent<Self, _EnvironmentKeyWritingModifier<ColorScheme>>, _ColorSchemeModifier> {
        environment(\.colorScheme, colorScheme)
    }

    /// Provides a color scheme to this view and the views inside, and shows them in it.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the color scheme.
    ///   - colorScheme: The color scheme.
    @_documentation(visibility: internal)
    public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>, _ colorScheme: ColorScheme
    ) -> ModifiedContent<ModifiedContent<Self, _EnvironmentKeyWritingModifier<ColorScheme>>, _ColorSchemeModifier> {
        ModifiedContent(
            content: ModifiedContent(
                content: self, modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: colorScheme)),
            modifier: _ColorSchemeModifier(colorScheme: colorScheme))
    }
}
