/// A typeface that the page's style sheet declares, or that the visitor's system has.
///
/// It is an object, so that no font needs more room for it.
final class CustomFont: Hashable, Sendable {
    /// The name as CSS may contain it: letters, digits, spaces and hyphens.
    let name: String
    let size: CGFloat
    /// Whether the size follows the font size that the visitor sets in the browser.
    let isRelative: Bool

    init(_ name: String, _ size: CGFloat, isRelative: Bool) {
        let characters = name.unicodeScalars.prefix(64).filter {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == " " || $0 == "-"
        }
        self.name = String(String.UnicodeScalarView(characters))
        self.size = CSS.clamped(size, 1...1_000)
        self.isRelative = isRelative
    }

    /// The value of CSS's `font`, of which a part comes before the size.
    func css(_ beginning: String) -> String {
        let length = isRelative ? "\(CSS.number(size / 16, decimals: 4))rem" : CSS.pixels(size)
        return "\(beginning) \(length)/1.3 \"\(name)\",var(--m-font)"
    }

    static func == (left: CustomFont, right: CustomFont) -> Bool {
        left.name == right.name && left.size == right.size && left.isRelative == right.isRelative
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(size)
        hasher.combine(isRelative)
    }
}

extension Font {
    /// Returns a typeface in a size that follows the font size that the visitor sets in the browser.
    ///
    /// The page shows it if a style sheet of the program declares it with `@font-face`, or if the visitor's system has it;
    /// otherwise it shows the system font.
    ///
    /// - Parameters:
    ///   - name: The name of the typeface: letters, digits, spaces and hyphens, of which the first 64 count.
    ///   - size: The size in CSS pixels, from 1 to 1,000, where the visitor has set none.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(CustomFont(name, size, isRelative: true)), nil, nil)
    }

    /// Returns a typeface in a size that follows the font size that the visitor sets in the browser.
    ///
    /// - Parameters:
    ///   - name: The name of the typeface; see ``custom(_:size:)``.
    ///   - size: The size in CSS pixels, from 1 to 1,000, where the visitor has set none.
    ///   - textStyle: Has no effect: all text styles follow the same size.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size: size)
    }

    /// Returns a typeface in a fixed size.
    ///
    /// - Parameters:
    ///   - name: The name of the typeface; see ``custom(_:size:)``.
    ///   - fixedSize: The size in CSS pixels, from 1 to 1,000.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(CustomFont(name, fixedSize, isRelative: false)), nil, nil)
    }
}
