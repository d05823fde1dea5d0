extension Brand {
    /// A color for pages in light and in dark colors.
    package struct Shades: Sendable {
        package let light: Color
        package let dark: Color
    }

    /// A file of one of the program's fonts.
    package struct FontFile: Sendable {
        package let family: String
        package let name: String
        package let weights: ClosedRange<Int>
        package let isItalic: Bool
    }

    /// The style that a program sets for all of its controls.
    package struct Theme: Sendable {
        package var tint: Shades?
        package var radius: Double?
        package var families: [Font.Design: String] = [:]
        package var density = Density.regular

        /// Returns the characters of a font's name that CSS may contain in quotation marks.
        static func family(_ name: String) -> String {
            String(
                name.unicodeScalars.filter { $0.properties.isAlphabetic || "0123456789 -".unicodeScalars.contains($0) })
        }
    }
}
