extension Color {
    /// In what kind of numbers colors are mixed.
    public enum MixSpace: Sendable {
        /// As the eye sees them, where one of the colors has a name.
        case perceptual
        /// By the red, the green and the blue part, where none has.
        case device
    }

    /// Returns the color with a part of another one.
    ///
    /// A color that is mixed from a name, a color of an asset catalog or one that is itself mixed stays what it is, unless the
    /// fraction is at least a half: then the result is the other color.
    ///
    /// - Parameters:
    ///   - other: The other color.
    ///   - fraction: How much of it, from 0 to 1.
    ///   - space: In what kind of numbers they are mixed.
    public func mix(with other: Color, by fraction: Double, in space: MixSpace = .perceptual) -> Color {
        let share = CSS.clamped(fraction, 0...1)
        let opacity = self.opacity + (other.opacity - self.opacity) * Float(share)
        guard let base = base.mixed(with: other.base, by: share) else { return share < 0.5 ? self : other }
        return Color(base: base, opacity: opacity)
    }
}

extension Color.Base {
    /// The base with a part of another one; `nil` if there is no number for it.
    fileprivate func mixed(with other: Self, by share: Double) -> Self? {
        let thousandths = UInt16((share * 1_000).rounded())
        switch (self, other) {
        case (.parts(let red, let green, let blue), .parts(let otherRed, let otherGreen, let otherBlue)):
            let part = Float(share)
            return .parts(
                red: red + (otherRed - red) * part, green: green + (otherGreen - green) * part,
                blue: blue + (otherBlue - blue) * part)
        case (.named(let name), .named(let otherName)): return .mixed(name, otherName, thousandths)
        case (.named(let name), .parts(let red, let green, let blue)):
            return .tinted(name, red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue), thousandths)
        case (.parts(let red, let green, let blue), .named(let name)):
            return .tinted(
                name, red: Self.byte(red), green: Self.byte(green), blue: Self.byte(blue), 1_000 - thousandths)
        default: return nil
        }
    }

    private static func byte(_ part: Float) -> UInt8 { UInt8(clamping: Int((part * 255).rounded())) }
}
