/// Whether a page is light or dark: `@Environment(\.colorScheme) private var colorScheme`.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark

    /// As CSS says it.
    package var css: String { self == .light ? "light" : "dark" }

    /// The scheme of this name in CSS.
    package init?(css: String) {
        guard let scheme = Self.allCases.first(where: { $0.css == css }) else { return nil }
        self = scheme
    }
}

private struct ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
    /// Whether the view is shown light or dark: what a view around it says, else what one on the page prefers, else what the
    /// visitor's browser asks for.
    ///
    /// A first page is made before the browser has said it, and light: what follows the scheme by ``Color`` alone is right in
    /// the first HTML, and views that read this are evaluated when the browser has said that it is dark. Later pages of the
    /// session know it from the beginning.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}

/// Shows the colors inside light or dark.
public struct _ColorSchemeModifier: InheritedStyleModifier {
    let colorScheme: ColorScheme

    public static func _addStyles(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(AttributeStep(stylesAt: offset, ColorScheme.self) { [.class($0 == .light ? light : dark)] })
    }

    // What is inherited is a color, and not the variable that it came from, so it is set again.
    private static let light = StyleClass("color-scheme", declarations: "color-scheme:light;color:var(--m-text)")
    private static let dark = StyleClass("color-scheme", declarations: "color-scheme:dark;color:var(--m-text)")
}

extension View {
    /// Shows the page light or dark, whatever the visitor's browser asks for; `nil` leaves it as it is. Views read it as
    /// ``EnvironmentValues/colorScheme``. Of several the innermost counts.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> ModifiedContent<Self, _DocumentModifier> {
        document(colorScheme.map(DocumentEntry.colorScheme) ?? .nothing)
    }

    /// Shows this view light or dark. It has no background by that.
    public func colorScheme(
        _ colorScheme: ColorScheme
    ) -> ModifiedContent<ModifiedContent<Self, _EnvironmentKeyWritingModifier<ColorScheme>>, _ColorSchemeModifier> {
        environment(\.colorScheme, colorScheme)
    }

    /// Provides a color scheme to this view and all inside it, which is shown in it.
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
