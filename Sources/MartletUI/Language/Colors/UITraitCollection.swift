/// The light or dark appearance by UIKit's names.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Nothing is known of it.
    case unspecified
    /// The light or the dark appearance.
    case light, dark
}

/// What a color that depends on the appearance is asked with: `UIColor { $0.userInterfaceStyle == .dark ? .white : .black }`.
public struct UITraitCollection: Hashable, Sendable {
    /// The appearance.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Creates what a color is asked with.
    ///
    /// - Parameter style: The appearance.
    public init(userInterfaceStyle style: UIUserInterfaceStyle) { userInterfaceStyle = style }
}

extension UIColor {
    /// Creates a color that is another one in the dark color scheme.
    ///
    /// - Parameter dynamicProvider: Returns the color; it is called once for each color scheme, at once.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color.resolved(isDark: false)
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color.resolved(isDark: true)
        self.init(Color(base: .pair(light: light.bytes, dark: dark.bytes), opacity: 1))
    }

    /// Returns the color of an appearance.
    ///
    /// - Parameter traits: The appearance.
    public func resolvedColor(with traits: UITraitCollection) -> UIColor {
        UIColor(Color(color.resolved(isDark: traits.userInterfaceStyle == .dark)))
    }
}
