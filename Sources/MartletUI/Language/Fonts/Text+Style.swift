/// The style of a single text: these modifiers return a `Text`. Of several that set the same property, the innermost
/// prevails.
extension Text {
    /// Sets the font of the text.
    ///
    /// - Parameter font: The font, or `nil` to leave it as it is.
    public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }

    /// Sets the weight of the text.
    ///
    /// - Parameter weight: The weight, or `nil` to leave it as it is.
    public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = $0.weight ?? weight } }

    /// Shows the text in bold.
    public func bold() -> Text { bold(true) }
    /// Shows the text in bold.
    ///
    /// - Parameter isActive: Whether the modifier has an effect.
    public func bold(_ isActive: Bool) -> Text { isActive ? fontWeight(.bold) : self }

    /// Shows the text in italics.
    public func italic() -> Text { italic(true) }
    /// Shows the text in italics.
    ///
    /// - Parameter isActive: Whether the modifier has an effect.
    public func italic(_ isActive: Bool) -> Text { isActive ? styled { $0.isItalic = true } : self }

    /// Shows the text in a fixed-width typeface.
    ///
    /// - Parameter isActive: Whether the modifier has an effect.
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? styled { $0.isMonospaced = true } : self }

    /// Gives all digits of the text the same width, so that a number that changes does not move what follows it.
    public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }

    /// Sets the color of the text.
    ///
    /// - Parameter color: The color, or `nil` to leave it as it is.
    public func foregroundColor(_ color: Color?) -> Text { styled { $0.color = $0.color ?? color } }

    /// Sets the color of the text.
    ///
    /// - Parameter style: The color.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled { own in
            guard own.color == nil else { return }
            (own.color, own.paint) = (style._color, style._paint)
        }
    }

    /// Sets the kind of typeface of the text.
    ///
    /// - Parameter design: The kind of typeface, or `nil` to leave it as it is.
    public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = $0.design ?? design } }

    /// Moves the text up from the line of the text around.
    ///
    /// - Parameter offset: The distance in CSS pixels; a negative one moves it down.
    public func baselineOffset(_ offset: CGFloat) -> Text { styled { $0.rise = $0.rise ?? offset } }

    /// Underlines the text.
    ///
    /// - Parameters:
    ///   - isActive: Whether the text is underlined.
    ///   - pattern: The pattern of the line.
    ///   - color: The color of the line, or `nil` for that of the text.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        styled { $0.underline = $0.underline ?? TextStyle.Line(isActive: isActive, pattern: pattern, color: color) }
    }

    /// Strikes the text through.
    ///
    /// - Parameters:
    ///   - isActive: Whether the text is struck through.
    ///   - pattern: The pattern of the line.
    ///   - color: The color of the line, or `nil` for that of the text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        styled {
            $0.strikethrough = $0.strikethrough ?? TextStyle.Line(isActive: isActive, pattern: pattern, color: color)
        }
    }

    /// Sets the additional space between letters.
    ///
    /// - Parameter kerning: The space in CSS pixels.
    public func kerning(_ kerning: CGFloat) -> Text { styled { $0.spacing = $0.spacing ?? kerning } }
    /// Sets the additional space between letters; the same as ``kerning(_:)``.
    ///
    /// - Parameter tracking: The space in CSS pixels.
    public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
}

extension Text {
    /// The look of a line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        public enum Pattern: Hashable, Sendable {
            /// A pattern of a line. A browser draws one with dashes and dots as dashes.
            case solid, dot, dash, dashDot, dashDotDot
        }

        let pattern: Pattern
        let color: Color?

        /// Creates the look of a line.
        ///
        /// - Parameters:
        ///   - pattern: The pattern of the line.
        ///   - color: The color of the line, or `nil` for that of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A line without gaps in the color of the text.
        public static let single = LineStyle()
    }
}
