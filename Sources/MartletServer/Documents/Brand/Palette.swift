import MartletUI

/// The colors of `martlet.css` by name, for places outside of style sheets, where a custom property has no value.
struct Palette: Sendable {
    private var shades: [String: (light: String, dark: String)] = [:]

    /// Reads declarations such as `--m-red: light-dark(#d92d20, #ff5c50);` from a style sheet.
    init(styleSheet: String) {
        for line in styleSheet.split(separator: "\n") {
            let parts = line.split { " :,();".contains($0) }
            guard parts.count == 4, parts[0].hasPrefix("--m-"), parts[1] == "light-dark", parts[2].hasPrefix("#") else {
                continue
            }
            shades["var(\(parts[0]))"] = (String(parts[2]), String(parts[3]))
        }
    }

    /// `color` without a custom property.
    func text(of color: Color, isDark: Bool) -> String {
        var text = color.css
        for (name, shade) in shades where text.contains(name) {
            text.replace(name, with: isDark ? shade.dark : shade.light)
        }
        return text
    }
}
