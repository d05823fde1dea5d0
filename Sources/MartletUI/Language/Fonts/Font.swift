/// A font: a text style or a size, with a weight and a design.
public struct Font: Hashable, Sendable {
    /// The role of a text. The sizes follow the font size that the visitor sets in the browser.
    public enum TextStyle: CaseIterable, Sendable {
        /// The style of a title, of the text or of a note.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The thickness of the strokes.
    public struct Weight: Hashable, Sendable {
        let number: Int16

        /// The weight 100.
        public static let ultraLight = Weight(number: 100)
        /// The weight 200.
        public static let thin = Weight(number: 200)
        /// The weight 300.
        public static let light = Weight(number: 300)
        /// The weight 400, which text has by default.
        public static let regular = Weight(number: 400)
        /// The weight 500.
        public static let medium = Weight(number: 500)
        /// The weight 600.
        public static let semibold = Weight(number: 600)
        /// The weight 700.
        public static let bold = Weight(number: 700)
        /// The weight 800.
        public static let heavy = Weight(number: 800)
        /// The weight 900.
        public static let black = Weight(number: 900)
    }

    /// The kind of a typeface.
    public enum Design: Sendable {
        /// A kind of typeface.
        case `default`, serif, rounded, monospaced
    }

    /// The width of the letters, of a typeface that has several.
    public struct Width: Hashable, Sendable {
        let percentage: Int16

        /// The narrowest letters.
        public static let compressed = Width(percentage: 62)
        /// Narrow letters.
        public static let condensed = Width(percentage: 75)
        /// The usual letters.
        public static let standard = Width(percentage: 100)
        /// Wide letters.
        public static let expanded = Width(percentage: 125)
    }

    /// The distance of lines.
    public enum Leading: Sendable {
        /// A distance of lines.
        case standard, tight, loose
    }

    enum Size: Hashable, Sendable {
        case style(TextStyle)
        case points(CGFloat)
        case custom(CustomFont)
    }

    let size: Size
    var weight: Weight?
    var design: Design?
    var isItalic = false

    init(_ size: Size, _ weight: Weight?, _ design: Design?) {
        self.size = size
        self.weight = weight
        self.design = design
    }

    /// The font of large titles.
    public static let largeTitle = Font(.style(.largeTitle), nil, nil)
    /// The font of titles.
    public static let title = Font(.style(.title), nil, nil)
    /// The font of titles of the second level.
    public static let title2 = Font(.style(.title2), nil, nil)
    /// The font of titles of the third level.
    public static let title3 = Font(.style(.title3), nil, nil)
    /// The font of headlines.
    public static let headline = Font(.style(.headline), nil, nil)
    /// The font of subheadlines.
    public static let subheadline = Font(.style(.subheadline), nil, nil)
    /// The font of the text itself.
    public static let body = Font(.style(.body), nil, nil)
    /// The font of callouts.
    public static let callout = Font(.style(.callout), nil, nil)
    /// The font of footnotes.
    public static let footnote = Font(.style(.footnote), nil, nil)
    /// The font of captions.
    public static let caption = Font(.style(.caption), nil, nil)
    /// The font of small captions.
    public static let caption2 = Font(.style(.caption2), nil, nil)

    /// Returns the system font in a size.
    ///
    /// - Parameters:
    ///   - size: The size in CSS pixels, from 1 to 1,000. One that is not a number counts as 1.
    ///   - weight: The weight, or `nil` for that of the surrounding views.
    ///   - design: The kind of typeface, or `nil` for that of the surrounding views.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.points(CSS.clamped(size, 1...1_000)), weight, design)
    }

    /// Returns the system font of a text style.
    ///
    /// - Parameters:
    ///   - style: The text style.
    ///   - design: The kind of typeface, or `nil` for that of the surrounding views.
    ///   - weight: The weight, or `nil` for that of the surrounding views.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight, design)
    }

    /// Returns the font with a weight.
    ///
    /// - Parameter weight: The weight.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    /// Returns the font in bold.
    public func bold() -> Font { weight(.bold) }
    /// Returns the font in italics.
    public func italic() -> Font { with { $0.isItalic = true } }
    /// Returns the font with a fixed-width typeface.
    public func monospaced() -> Font { with { $0.design = .monospaced } }

    /// Returns the font with digits of one width. It has no effect yet: use `monospacedDigit()` of the text.
    public func monospacedDigit() -> Font { IgnoredHint.fontMonospacedDigit.passing(self) }
    /// Returns the font with small capitals, which has no effect yet.
    public func smallCaps() -> Font { self }
    /// Returns the font with small capitals for lowercase letters, which has no effect yet.
    public func lowercaseSmallCaps() -> Font { self }
    /// Returns the font with small capitals for capitals, which has no effect yet.
    public func uppercaseSmallCaps() -> Font { self }
    /// Returns the font with letters of another width. It has no effect yet: use `fontWidth(_:)` of the view.
    ///
    /// - Parameter width: The width.
    public func width(_ width: Width) -> Font { IgnoredHint.fontWidth.passing(self) }
    /// Returns the font with another distance of lines, which has no effect: use `lineSpacing(_:)` of the view.
    ///
    /// - Parameter leading: The distance.
    public func leading(_ leading: Leading) -> Font { IgnoredHint.fontLeading.passing(self) }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}
