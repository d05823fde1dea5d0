import MartletUI

/// A brand's theme and fonts as CSS, to follow the base in `martlet.css`.
enum ThemeStyle {
    /// The CSS; empty for a brand without theme and fonts. `fonts` is the location of the program's files, relative to
    /// the style sheet.
    static func css(_ brand: Brand, fonts: String) -> String {
        let rules = declarations(brand.theme).joined(separator: ";")
        return brand.fontFiles.map { face($0, fonts) }.joined()
            + (rules.isEmpty ? "" : "@layer martlet.theme{:root{\(rules)}}")
    }

    private static func face(_ font: Brand.FontFile, _ place: String) -> String {
        // The style sheet is two levels below the root of the program's paths.
        let path = ProgramFiles.path(of: font.name)
        let address = font.name.hasPrefix("/") ? "../.." + path : place + path.dropFirst()
        let weights = font.weights
        let weight = weights.count == 1 ? "\(weights.lowerBound)" : "\(weights.lowerBound) \(weights.upperBound)"
        return "@font-face{font-family:\"\(font.family)\";src:url(\"\(address)\");font-weight:\(weight);"
            + "font-style:\(font.isItalic ? "italic" : "normal");font-display:swap}"
    }

    private static func declarations(_ theme: Brand.Theme) -> [String] {
        var all: [String] = []
        if let tint = theme.tint {
            // A property that refers to itself has no value.
            let (light, dark) = (tint.light.css, tint.dark.css)
            if !light.contains("--m-accent"), !dark.contains("--m-accent") {
                all.append("--m-accent:" + (light == dark ? light : "light-dark(\(light),\(dark))"))
            }
        }
        if let radius = theme.radius { all.append("--m-radius:\(CSS.pixels(radius))") }
        for (design, name, others) in designs {
            guard let family = theme.families[design] else { continue }
            all.append("--m-font-\(name):\"\(family)\",\(others)")
        }
        if theme.density != .regular { all.append("--m-density:\(CSS.number(theme.density.factor))") }
        return all
    }

    /// Each design, its property, and the fallbacks for a missing font.
    private static let designs: [(Font.Design, name: String, others: String)] = [
        (.default, "default", "system-ui,sans-serif"), (.serif, "serif", "ui-serif,serif"),
        (.rounded, "rounded", "ui-rounded,system-ui,sans-serif"),
        (.monospaced, "monospaced", "ui-monospace,monospace"),
    ]
}
