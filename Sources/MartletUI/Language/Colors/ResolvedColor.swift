#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension Color {
    /// The numbers of a color, as ``Color/resolve(in:)`` finds them.
    ///
    /// They are not clamped; a color that is made of them is.
    public struct Resolved: Hashable, Codable, Sendable, ShapeStyle {
        /// The red component in sRGB.
        public var red: Float
        /// The green component in sRGB.
        public var green: Float
        /// The blue component in sRGB.
        public var blue: Float
        /// The opacity, from 0 to 1.
        public var opacity: Float

        /// Creates the numbers of a color.
        ///
        /// - Parameters:
        ///   - colorSpace: The color space of the components. Display P3 is treated as sRGB.
        ///   - red: The red component.
        ///   - green: The green component.
        ///   - blue: The blue component.
        ///   - opacity: The opacity.
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
            guard colorSpace == .sRGBLinear else { return }
            (linearRed, linearGreen, linearBlue) = (red, green, blue)
        }

        /// The red component, proportional to the light.
        public var linearRed: Float {
            get { Self.linear(red) }
            set { red = Self.encoded(newValue) }
        }

        /// The green component, proportional to the light.
        public var linearGreen: Float {
            get { Self.linear(green) }
            set { green = Self.encoded(newValue) }
        }

        /// The blue component, proportional to the light.
        public var linearBlue: Float {
            get { Self.linear(blue) }
            set { blue = Self.encoded(newValue) }
        }

        public static var _isPlain: Bool { true }
        public var _color: Color { Color(self) }

        /// sRGB's function from what is stored to light, which goes on below 0 as its mirror image.
        private static func linear(_ part: Float) -> Float {
            let size = part.magnitude
            return Float(signOf: part, magnitudeOf: size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4))
        }

        private static func encoded(_ light: Float) -> Float {
            let size = light.magnitude
            return Float(
                signOf: light, magnitudeOf: size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055)
        }
    }

    /// Creates a color from its numbers.
    ///
    /// - Parameter resolved: The numbers.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The color as `#RRGGBBAA`.
    public var description: String {
        let digits = [red, green, blue, opacity].map { part in
            let digits = String(Int((CSS.clamped(Double(part), 0...1) * 255).rounded()), radix: 16, uppercase: true)
            return digits.count == 1 ? "0" + digits : digits
        }
        return "#" + digits.joined()
    }
}
