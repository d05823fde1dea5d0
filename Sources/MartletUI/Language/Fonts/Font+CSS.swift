extension Font {
    /// The value of CSS's `font`. A property that the font does not set comes from the `bold()`, `italic()` and
    /// `monospaced()` of surrounding views, which set these custom properties.
    var styles: [Style] {
        let weight = weight.map { "\($0.number)" } ?? "var(--m-weight,\(usualWeight))"
        let tail = "\(isItalic ? "italic" : "var(--m-italic,normal)") \(weight)"
        switch size {
        case .style(let style):
            let (size, height) = style.css
            return [.token("font", "\(tail) \(size)/\(height) \(family)")]
        case .points(let size):
            let text = "\(tail) \(CSS.pixels(size))/1.3 \(family)"
            let isUsual = size == size.rounded() && (0...100).contains(size)
            return [isUsual ? .token("font", text) : .inline("font", text)]
        case .custom(let font):
            return [.own("font", font.css(tail))]
        }
    }

    private var usualWeight: Int { size == .style(.headline) ? 600 : 400 }

    private var family: String { design?.family ?? "var(--m-font)" }
}

extension Font.Design {
    fileprivate var family: String {
        switch self {
        case .default: "var(--m-font-default)"
        case .serif: "var(--m-font-serif)"
        case .rounded: "var(--m-font-rounded)"
        case .monospaced: "var(--m-font-monospaced)"
        }
    }

    /// The style of the kind of typeface, which also applies to fonts inside.
    var style: Style {
        switch self {
        case .default: Self.styles[0]
        case .serif: Self.styles[1]
        case .rounded: Self.styles[2]
        case .monospaced: .monospaced
        }
    }

    private static let styles: [Style] = [
        "--m-font:var(--m-font-default);font-family:var(--m-font-default)",
        "--m-font:var(--m-font-serif);font-family:var(--m-font-serif)",
        "--m-font:var(--m-font-rounded);font-family:var(--m-font-rounded)",
    ].map { .class(StyleClass("font-family", declarations: $0)) }
}

extension Font.TextStyle {
    /// The size and the line height.
    fileprivate var css: (String, String) {
        switch self {
        case .largeTitle: ("2.125rem", "1.2")
        case .title: ("1.75rem", "1.2")
        case .title2: ("1.375rem", "1.25")
        case .title3: ("1.25rem", "1.25")
        case .headline, .body: ("1rem", "1.4")
        case .callout: ("0.95rem", "1.4")
        case .subheadline: ("0.9rem", "1.4")
        case .footnote: ("0.8125rem", "1.4")
        case .caption: ("0.75rem", "1.4")
        case .caption2: ("0.6875rem", "1.4")
        }
    }
}

extension Font.Weight {
    /// The style of the weight, which also applies to fonts inside.
    var style: Style {
        switch number {
        case 100: Self.styles[0]
        case 200: Self.styles[1]
        case 300: Self.styles[2]
        case 400: Self.styles[3]
        case 500: Self.styles[4]
        case 600: Self.styles[5]
        case 700: Self.styles[6]
        case 800: Self.styles[7]
        default: Self.styles[8]
        }
    }

    private static let styles: [Style] = [
        "font-weight:100;--m-weight:100", "font-weight:200;--m-weight:200", "font-weight:300;--m-weight:300",
        "font-weight:400;--m-weight:400", "font-weight:500;--m-weight:500", "font-weight:600;--m-weight:600",
        "font-weight:700;--m-weight:700", "font-weight:800;--m-weight:800", "font-weight:900;--m-weight:900",
    ].map { .class(StyleClass("font-weight", declarations: $0)) }
}

extension Style {
    static let italic = Style.class(
        StyleClass("font-style", declarations: "font-style:italic;--m-italic:italic"))
    static let monospaced = Style.class(
        StyleClass(
            "font-family", declarations: "--m-font:var(--m-font-monospaced);font-family:var(--m-font-monospaced)"))
    static let monospacedDigits = Style.token("font-variant-numeric", "tabular-nums")
}
