/// The colors of the system by UIKit's names, for programs that say `Color(.systemGray6)` or `Color(uiColor: .label)`.
///
/// Each is the color of the page that is meant by it. A program's own are made of components, also by convenience initializers of an
/// extension: `UIColor(hex: 0xFF8800)`.
public final class UIColor: Sendable {
    let color: Color

    /// Creates what a color is in UIKit.
    ///
    /// - Parameter color: The color.
    public init(_ color: Color) { self.color = color }

    /// Creates a color from components from 0 to 1.
    ///
    /// - Parameters:
    ///   - red: The red component.
    ///   - green: The green component.
    ///   - blue: The blue component.
    ///   - alpha: The opacity.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    /// Creates a color from components from 0 to 1.
    ///
    /// - Parameters:
    ///   - red: The red component, as if it were of sRGB.
    ///   - green: The green component.
    ///   - blue: The blue component.
    ///   - alpha: The opacity.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color from its hue, saturation and brightness, from 0 to 1.
    ///
    /// - Parameters:
    ///   - hue: The position on the color wheel.
    ///   - saturation: The distance from gray.
    ///   - brightness: The brightness.
    ///   - alpha: The opacity.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(
            hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
    }

    /// Finds a color of the program's asset catalogs; `nil` if no catalog has the name.
    ///
    /// - Parameter name: The name in the catalog, with those of folders that provide a namespace: `Brand/Accent`.
    public init?(named name: String) {
        guard let place = BundledCatalogs.place(ofColor: name, module: nil) else { return nil }
        color = Color(assetAt: place)
    }

    /// Creates a gray.
    ///
    /// - Parameters:
    ///   - white: The brightness, from 0 (black) to 1 (white).
    ///   - alpha: The opacity.
    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }

    /// Returns the color with an opacity.
    ///
    /// - Parameter alpha: The opacity, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(Double(alpha))) }
}

extension UIColor: Hashable {
    /// Whether both are the same color.
    public static func == (left: UIColor, right: UIColor) -> Bool { left.color == right.color }
    /// Hashes the color.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor: _ExpressibleByColorLiteral {
    /// Creates the color of a `#colorLiteral`, as Xcode writes one.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

/// The type of a `#colorLiteral` where nothing says another.
public typealias _ColorLiteralType = UIColor

extension Color {
    /// Creates a color of the system: `Color(.systemGray6)`.
    ///
    /// - Parameter color: The color by its name in UIKit.
    @_disfavoredOverload
    public init(_ color: UIColor) { self = color.color }

    /// Creates a color of the system.
    ///
    /// - Parameter uiColor: The color by its name in UIKit.
    public init(uiColor: UIColor) { self = uiColor.color }
}

/// Colors by their names, depending on the color scheme.
extension UIColor {
    /// The colors of `systemRed`, `systemOrange` and `systemYellow` in UIKit.
    public static let systemRed = UIColor(.red), systemOrange = UIColor(.orange), systemYellow = UIColor(.yellow)
    /// The colors of `systemGreen`, `systemMint` and `systemTeal` in UIKit.
    public static let systemGreen = UIColor(.green), systemMint = UIColor(.mint), systemTeal = UIColor(.teal)
    /// The colors of `systemCyan`, `systemBlue` and `systemIndigo` in UIKit.
    public static let systemCyan = UIColor(.cyan), systemBlue = UIColor(.blue), systemIndigo = UIColor(.indigo)
    /// The colors of `systemPurple`, `systemPink` and `systemBrown` in UIKit.
    public static let systemPurple = UIColor(.purple), systemPink = UIColor(.pink), systemBrown = UIColor(.brown)
    /// The colors of `red`, `orange`, `yellow` and `green` in UIKit.
    public static let red = systemRed, orange = systemOrange, yellow = systemYellow, green = systemGreen
    /// The colors of `cyan`, `blue`, `purple` and `brown` in UIKit.
    public static let cyan = systemCyan, blue = systemBlue, purple = systemPurple, brown = systemBrown
    /// The colors of `black`, `white`, `clear` and `gray` in UIKit.
    public static let black = UIColor(.black), white = UIColor(.white), clear = UIColor(.clear), gray = systemGray
    /// The color of `magenta` in UIKit.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// The colors of `lightGray`, `darkGray` and `tintColor` in UIKit.
    public static let lightGray = systemGray3, darkGray = UIColor(.secondary), tintColor = UIColor(.accentColor)
}

/// Grays: the higher the number, the nearer to the background.
extension UIColor {
    /// The colors of `systemGray`, `systemGray2` and `systemGray3` in UIKit.
    public static let systemGray = UIColor(.gray), systemGray2 = faded(0.2), systemGray3 = faded(0.4)
    /// The colors of `systemGray4`, `systemGray5` and `systemGray6` in UIKit.
    public static let systemGray4 = faded(0.6), systemGray5 = faded(0.75), systemGray6 = UIColor(Color(.surface))

    private static func faded(_ share: Double) -> UIColor {
        UIColor(Color.gray.mix(with: Color(.background), by: share))
    }
}

/// Texts, lines and what fills small areas.
extension UIColor {
    /// The colors of `label` and `secondaryLabel` in UIKit.
    public static let label = UIColor(.primary), secondaryLabel = UIColor(.secondary)
    /// The colors of `tertiaryLabel` and `quaternaryLabel` in UIKit.
    public static let tertiaryLabel = UIColor(Color(.tertiary)), quaternaryLabel = UIColor(Color(.quaternary))
    /// The colors of `placeholderText` and `link` in UIKit.
    public static let placeholderText = tertiaryLabel, link = UIColor(.accentColor)
    /// The colors of `separator` and `opaqueSeparator` in UIKit.
    public static let separator = UIColor(Color(.line)), opaqueSeparator = separator
    /// The color of `systemFill` in UIKit.
    public static let systemFill = label.withAlphaComponent(0.2)
    /// The color of `secondarySystemFill` in UIKit.
    public static let secondarySystemFill = label.withAlphaComponent(0.16)
    /// The color of `tertiarySystemFill` in UIKit.
    public static let tertiarySystemFill = label.withAlphaComponent(0.12)
    /// The color of `quaternarySystemFill` in UIKit.
    public static let quaternarySystemFill = label.withAlphaComponent(0.08)
}

/// Backgrounds. Those of grouped lists are the other way round.
extension UIColor {
    /// The color of `systemBackground` in UIKit.
    public static let systemBackground = UIColor(Color(.background))
    /// The color of `secondarySystemBackground` in UIKit.
    public static let secondarySystemBackground = UIColor(Color(.surface))
    /// The color of `tertiarySystemBackground` in UIKit.
    public static let tertiarySystemBackground = systemBackground
    /// The color of `systemGroupedBackground` in UIKit.
    public static let systemGroupedBackground = secondarySystemBackground
    /// The color of `secondarySystemGroupedBackground` in UIKit.
    public static let secondarySystemGroupedBackground = systemBackground
    /// The color of `tertiarySystemGroupedBackground` in UIKit.
    public static let tertiarySystemGroupedBackground = secondarySystemBackground
}
