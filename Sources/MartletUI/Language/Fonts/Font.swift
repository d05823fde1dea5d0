/// How letters look: a style of text or a size, with a weight and a design.
public struct Font: Hashable, Sendable {
    /// What a text is for. Sizes follow the visitor's own, as set in the browser.
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// How thick the strokes are.
    public struct Weight: Hashable, Sendable {
        let number: Int16

        public static let ultraLight = Weight(number: 100)
        public static let thin = Weight(number: 200)
        public static let light = Weight(number: 300)
        public static let regular = Weight(number: 400)
        public static let medium = Weight(number: 500)
        public static let semibold = Weight(number: 600)
        public static let bold = Weight(number: 700)
        public static let heavy = Weight(number: 800)
        public static let black = Weight(number: 900)
    }

    /// The kind of letters.
    public enum Design: Sendable { case `default`, serif, rounded, monospaced }

    enum Size: Hashable, Sendable {
        case style(TextStyle)
        case points(CGFloat)
    }

    let size: Size
    var weight: Weight?
    var design: Design?
    var isItalic = false

    private init(_ size: Size, _ weight: Weight?, _ design: Design?) {
        self.size = size
        self.weight = weight
        self.design = design
    }

    public static let largeTitle = Font(.style(.largeTitle), nil, nil)
    public static let title = Font(.style(.title), nil, nil)
    public static let title2 = Font(.style(.title2), nil, nil)
    public static let title3 = Font(.style(.title3), nil, nil)
    public static let headline = Font(.style(.headline), nil, nil)
    public static let subheadline = Font(.style(.subheadline), nil, nil)
    public static let body = Font(.style(.body), nil, nil)
    public static let callout = Font(.style(.callout), nil, nil)
    public static let footnote = Font(.style(.footnote), nil, nil)
    public static let caption = Font(.style(.caption), nil, nil)
    public static let caption2 = Font(.style(.caption2), nil, nil)

    /// The system's letters at `size` CSS pixels, from 1 to 1,000; what is no number counts as 1.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.points(CSS.clamped(size, 1...1_000)), weight, design)
    }

    /// The system's letters for a style of text.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), weight, design)
    }

    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { with { $0.isItalic = true } }
    public func monospaced() -> Font { with { $0.design = .monospaced } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}
