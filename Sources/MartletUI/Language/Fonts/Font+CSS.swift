extension Font {
    /// The value of CSS's `font`. A property that the font does not set comes from the `bold()`, `italic()` and
    /// `monospaced()` of surrounding views, which set these custom properties. A weight that the font sets or has by
    /// itself is also that of symbols, which have no font.
    var styles: [Style] { letters + symbols }

    private var symbols: [Style] {
        if let weight { [weight.symbolStyle] } else { usualWeight == 400 ? [] : [Self.headlineSymbols] }
    }

    /// The weight of a headline, for symbols alone.
    private static let headlineSymbols = Style.class(
        StyleClass("--m-stroke", declarations: "--m-stroke:var(--m-weight,600)"))

    private var letters: [Style] {
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
    /// The style of the weight, which also applies to fonts and symbols inside.
    var style: Style { Self.styles[place] }

    /// The style of the weight for symbols alone.
    fileprivate var symbolStyle: Style { Self.symbolStyles[place] }

    private var place: Int { Int(max(1, min(number / 100, 9))) - 1 }

    private static let styles: [Style] = [
        "font-weight:100;--m-weight:100;--m-stroke:100;--m-joint:intersect",
        "font-weight:200;--m-weight:200;--m-stroke:200;--m-joint:intersect",
        "font-weight:300;--m-weight:300;--m-stroke:300;--m-joint:intersect",
        "font-weight:400;--m-weight:400;--m-stroke:400;--m-joint:add",
        "font-weight:500;--m-weight:500;--m-stroke:500;--m-joint:add",
        "font-weight:600;--m-weight:600;--m-stroke:600;--m-joint:add",
        "font-weight:700;--m-weight:700;--m-stroke:700;--m-joint:add",
        "font-weight:800;--m-weight:800;--m-stroke:800;--m-joint:add",
        "font-weight:900;--m-weight:900;--m-stroke:900;--m-joint:add",
    ].map { .class(StyleClass("font-weight", declarations: $0)) }

    private static let symbolStyles: [Style] = [
        "--m-stroke:100;--m-joint:intersect",
        "--m-stroke:200;--m-joint:intersect",
        "--m-stroke:300;--m-joint:intersect",
        "--m-stroke:400;--m-joint:add",
        "--m-stroke:500;--m-joint:add",
        "--m-stroke:600;--m-joint:add",
        "--m-stroke:700;--m-joint:add",
        "--m-stroke:800;--m-joint:add",
        "--m-stroke:900;--m-joint:add",
    ].map { .class(StyleClass("--m-stroke", declarations: $0)) }
}

extension Style {
    static let italic = Style.class(
        StyleClass("font-style", declarations: "font-style:italic;--m-italic:italic"))
    static let monospaced = Style.class(
        StyleClass(
            "font-family", declarations: "--m-font:var(--m-font-monospaced);font-family:var(--m-font-monospaced)"))
    static let monospacedDigits = Style.token("font-variant-numeric", "tabular-nums")
}
