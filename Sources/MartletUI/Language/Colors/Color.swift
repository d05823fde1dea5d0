/// A color, and a view that fills the available space with it.
///
/// Named colors are CSS custom properties of `martlet.css` (`--m-red`) that differ between the light and the dark color
/// scheme. A component that is not a number counts as 0, and one outside of 0…1 is clamped.
public struct Color: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case named(Name)
        case parts(red: Float, green: Float, blue: Float)
        /// A color of an asset catalog, by its place among all.
        case asset(UInt32)
        /// A named color, and how many thousandths of another one are mixed with it.
        case mixed(Name, Name, UInt16)
        /// A named color, and how many thousandths of three bytes of red, green and blue are mixed with it.
        case tinted(Name, red: UInt8, green: UInt8, blue: UInt8, UInt16)
        /// The bytes of red, green, blue and opacity in the light and in the dark color scheme.
        case pair(light: UInt32, dark: UInt32)
    }

    enum Name: UInt8, CaseIterable {
        case primary, secondary, tertiary, quaternary, accent, current, tint, background
        case quinary, line, surface
        /// What ``View/backgroundStyle(_:)`` sets: the background of the page where nothing does.
        case behind
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    }

    /// The color space of red, green and blue. Every space is treated as sRGB.
    public enum RGBColorSpace: Hashable, Sendable {
        /// A color space, treated as sRGB.
        case sRGB, sRGBLinear, displayP3
    }

    let base: Base
    let opacity: Float

    init(_ name: Name, opacity: Float = 1) {
        base = .named(name)
        self.opacity = opacity
    }

    init(assetAt place: UInt32) {
        base = .asset(place)
        opacity = 1
    }

    /// Creates a color from components in sRGB, from 0 to 1.
    ///
    /// - Parameters:
    ///   - red: The red component.
    ///   - green: The green component.
    ///   - blue: The blue component.
    ///   - opacity: The opacity.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        base = .parts(red: Self.part(red), green: Self.part(green), blue: Self.part(blue))
        self.opacity = Self.part(opacity)
    }

    /// Creates a color from components from 0 to 1.
    ///
    /// - Parameters:
    ///   - space: The color space. Every space is treated as sRGB.
    ///   - red: The red component.
    ///   - green: The green component.
    ///   - blue: The blue component.
    ///   - opacity: The opacity.
    public init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// Creates a gray.
    ///
    /// - Parameters:
    ///   - white: The brightness, from 0 (black) to 1 (white).
    ///   - opacity: The opacity, from 0 to 1.
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a gray.
    ///
    /// - Parameters:
    ///   - space: The color space. Every space is treated as sRGB.
    ///   - white: The brightness, from 0 (black) to 1 (white).
    ///   - opacity: The opacity, from 0 to 1.
    public init(_ space: RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(white: white, opacity: opacity)
    }

    /// Creates a color from its hue, saturation and brightness, from 0 to 1.
    ///
    /// - Parameters:
    ///   - hue: The position on the color wheel.
    ///   - saturation: The distance from gray.
    ///   - brightness: The brightness.
    ///   - opacity: The opacity.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let turn = (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6
        let (saturation, brightness) = (Double(Self.part(saturation)), Double(Self.part(brightness)))
        func channel(_ shift: Double) -> Double {
            let position = (shift + turn).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    /// Returns the color with its opacity multiplied by a factor.
    ///
    /// - Parameter opacity: The factor, from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        Color(base: base, opacity: self.opacity * Self.part(opacity))
    }

    /// The red, the green and the blue component, from 0 to 1; `nil` for a named color, which the style sheet knows.
    package var components: (red: Double, green: Double, blue: Double, opacity: Double)? {
        guard case .parts(let red, let green, let blue) = base else { return nil }
        return (Double(red), Double(green), Double(blue), Double(opacity))
    }

    init(base: Base, opacity: Float) {
        self.base = base
        self.opacity = opacity
    }

    private static func part(_ value: Double) -> Float { Float(CSS.clamped(value, 0...1)) }
}

extension Color {
    /// The color of primary content, which text has by default.
    public static let primary = Color(.primary)
    /// The color of secondary content.
    public static let secondary = Color(.secondary)
    /// The color of controls.
    public static let accentColor = Color(.accent)
    /// A transparent color.
    public static let clear = Color(white: 0, opacity: 0)
    /// Black.
    public static let black = Color(white: 0)
    /// White.
    public static let white = Color(white: 1)
    /// Red, depending on the color scheme.
    public static let red = Color(.red)
    /// Orange, depending on the color scheme.
    public static let orange = Color(.orange)
    /// Yellow, depending on the color scheme.
    public static let yellow = Color(.yellow)
    /// Green, depending on the color scheme.
    public static let green = Color(.green)
    /// Mint, depending on the color scheme.
    public static let mint = Color(.mint)
    /// Teal, depending on the color scheme.
    public static let teal = Color(.teal)
    /// Cyan, depending on the color scheme.
    public static let cyan = Color(.cyan)
    /// Blue, depending on the color scheme.
    public static let blue = Color(.blue)
    /// Indigo, depending on the color scheme.
    public static let indigo = Color(.indigo)
    /// Purple, depending on the color scheme.
    public static let purple = Color(.purple)
    /// Pink, depending on the color scheme.
    public static let pink = Color(.pink)
    /// Brown, depending on the color scheme.
    public static let brown = Color(.brown)
    /// Gray, depending on the color scheme.
    public static let gray = Color(.gray)
}
