public import MartletUI

extension GraphicsContext {
    /// A change of all that is drawn after it.
    public struct Filter: Sendable {
        /// The filter in CSS.
        let css: String

        /// Draws a shadow of each thing.
        ///
        /// - Parameters:
        ///   - color: The color of the shadow.
        ///   - radius: How far it is blurred, in CSS pixels.
        ///   - x: How far it is to the right.
        ///   - y: How far it is below.
        ///   - blendMode: Has no effect.
        ///   - options: Has no effect.
        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            let lengths = [x, y, CSS.clamped(radius, 0...1_000)].map { CSS.pixels($0.isFinite ? $0 : 0) }
            return Filter(css: "drop-shadow(\(lengths.joined(separator: " ")) \(color.css))")
        }

        /// Blurs each thing.
        ///
        /// - Parameters:
        ///   - radius: The radius in CSS pixels.
        ///   - options: Has no effect.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(css: "blur(\(CSS.pixels(CSS.clamped(radius, 0...1_000))))")
        }

        private static func change(_ change: _ColorEffect.Change) -> Filter { Filter(css: change.filter) }

        /// Makes everything brighter.
        ///
        /// - Parameter amount: 0 changes nothing, and -1 makes everything black.
        public static func brightness(_ amount: Double) -> Filter { change(.brightness(amount)) }

        /// Changes the contrast.
        ///
        /// - Parameter amount: 1 changes nothing, 0 makes everything gray.
        public static func contrast(_ amount: Double) -> Filter { change(.contrast(amount)) }

        /// Changes how strong the colors are.
        ///
        /// - Parameter amount: 1 changes nothing, 0 leaves no color.
        public static func saturation(_ amount: Double) -> Filter { change(.saturation(amount)) }

        /// Takes colors away.
        ///
        /// - Parameter amount: 0 changes nothing, 1 leaves no color.
        public static func grayscale(_ amount: Double) -> Filter { change(.grayscale(amount)) }

        /// Turns the colors on the color wheel.
        ///
        /// - Parameter angle: The angle.
        public static func hueRotation(_ angle: Angle) -> Filter {
            change(.hue(angle.degrees.isFinite ? angle.degrees : 0))
        }

        /// Inverts the colors.
        ///
        /// - Parameter amount: 0 changes nothing, 1 inverts all.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(css: "invert(\(CSS.number(CSS.clamped(amount, 0...1))))")
        }
    }

    /// How a filter is applied, which is one way here.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        /// Creates a set of options.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Has no effect.
        public static let linearColor = Self(rawValue: 1)
    }

    /// How things are blurred, which is one way here.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        /// Creates a set of options.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Has no effect.
        public static let opaque = Self(rawValue: 1), dithersResult = Self(rawValue: 2)
    }

    /// Where a shadow is drawn, which is behind its thing here.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        /// Creates a set of options.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Has no effect.
        public static let shadowAbove = Self(rawValue: 1), shadowOnly = Self(rawValue: 2)
        /// Has no effect.
        public static let invertsAlpha = Self(rawValue: 4), disablesGroup = Self(rawValue: 8)
    }

    /// How what is drawn is mixed with what is behind it.
    public struct BlendMode: Hashable, Sendable {
        private let mode: MartletViews.BlendMode
        /// Whether what is drawn has the color of the page: nothing of a drawing can be taken away again.
        let clears: Bool

        private init(_ mode: MartletViews.BlendMode, clears: Bool = false) { (self.mode, self.clears) = (mode, clears) }

        /// CSS's name; `nil` for the ordinary way.
        var css: String? { mode == .normal ? nil : mode.css }

        /// What is drawn is over what is behind it.
        public static let normal = Self(.normal), copy = Self(.normal)
        /// What is drawn is taken away from what is behind it: it has the color of the page.
        public static let clear = Self(.normal, clears: true), destinationOut = Self(.normal, clears: true)
        /// A way of mixing colors.
        public static let multiply = Self(.multiply), screen = Self(.screen), overlay = Self(.overlay)
        /// A way of mixing colors.
        public static let darken = Self(.darken), lighten = Self(.lighten), colorDodge = Self(.colorDodge)
        /// A way of mixing colors.
        public static let colorBurn = Self(.colorBurn), softLight = Self(.softLight), hardLight = Self(.hardLight)
        /// A way of mixing colors.
        public static let difference = Self(.difference), exclusion = Self(.exclusion), hue = Self(.hue)
        /// A way of mixing colors.
        public static let saturation = Self(.saturation), color = Self(.color), luminosity = Self(.luminosity)
        /// A way of mixing colors.
        public static let plusLighter = Self(.plusLighter), plusDarker = Self(.plusDarker)
    }
}
