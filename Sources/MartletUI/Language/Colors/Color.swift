/// A color, and a view that fills its room with it.
///
/// The named ones are CSS custom properties of `martlet.css` (`--m-red`), which differ between light and dark. A part
/// that is no number counts as 0; parts outside 0…1 are brought into it.
public struct Color: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case named(Name)
        case parts(red: Float, green: Float, blue: Float)
    }

    enum Name: UInt8 {
        case primary, secondary, tertiary, quaternary, accent, current, tint, background
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    }

    /// How red, green and blue are understood.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    let base: Base
    let opacity: Float

    init(_ name: Name, opacity: Float = 1) {
        base = .named(name)
        self.opacity = opacity
    }

    /// Red, green and blue of sRGB and the opacity, from 0 to 1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        base = .parts(red: Self.part(red), green: Self.part(green), blue: Self.part(blue))
        self.opacity = Self.part(opacity)
    }

    /// As above; every space is taken for sRGB.
    public init(_ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// A gray: 0 is black, 1 is white.
    public init(white: Double, opacity: Double = 1) {
        self.init(red: white, green: white, blue: white, opacity: opacity)
    }

    /// A place on the circle of colors, how far from gray, and how bright, from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let turn = (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6
        let (saturation, brightness) = (Double(Self.part(saturation)), Double(Self.part(brightness)))
        func channel(_ shift: Double) -> Double {
            let position = (shift + turn).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    /// The color with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> Color {
        Color(base: base, opacity: self.opacity * Self.part(opacity))
    }

    private init(base: Base, opacity: Float) {
        self.base = base
        self.opacity = opacity
    }

    private static func part(_ value: Double) -> Float { Float(CSS.clamped(value, 0...1)) }
}

extension Color {
    public static let primary = Color(.primary)
    public static let secondary = Color(.secondary)
    /// The color of what can be pressed.
    public static let accentColor = Color(.accent)
    public static let clear = Color(white: 0, opacity: 0)
    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let red = Color(.red)
    public static let orange = Color(.orange)
    public static let yellow = Color(.yellow)
    public static let green = Color(.green)
    public static let mint = Color(.mint)
    public static let teal = Color(.teal)
    public static let cyan = Color(.cyan)
    public static let blue = Color(.blue)
    public static let indigo = Color(.indigo)
    public static let purple = Color(.purple)
    public static let pink = Color(.pink)
    public static let brown = Color(.brown)
    public static let gray = Color(.gray)
}
