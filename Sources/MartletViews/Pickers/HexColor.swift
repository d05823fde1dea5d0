import MartletUI

/// A color as an `<input>` writes it.
struct HexColor {
    let red, green, blue: UInt8

    /// The components of a color. A color with a name is that of the light color scheme, nearly.
    init(_ color: Color) {
        func byte(_ part: Double) -> UInt8 { UInt8(min(max(part, 0), 1) * 255 + 0.5) }
        guard let parts = color.components else {
            (red, green, blue) = Self.named[color.opacity(1).description] ?? (0, 0, 0)
            return
        }
        (red, green, blue) = (byte(parts.red), byte(parts.green), byte(parts.blue))
    }

    init?(_ text: String) {
        guard text.utf8.count == 7, text.utf8.first == UInt8(ascii: "#"), text.dropFirst().allSatisfy(\.isHexDigit),
            let value = UInt32(text.dropFirst(), radix: 16)
        else { return nil }
        red = UInt8(truncatingIfNeeded: value >> 16)
        green = UInt8(truncatingIfNeeded: value >> 8)
        blue = UInt8(truncatingIfNeeded: value)
    }

    var text: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The color with the opacity of another.
    func color(like other: Color) -> Color {
        Color(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
            opacity: other.components?.opacity ?? 1)
    }

    private static let named: [String: (UInt8, UInt8, UInt8)] = [
        "red": (255, 59, 48), "orange": (255, 149, 0), "yellow": (255, 204, 0), "green": (52, 199, 89),
        "mint": (0, 199, 190), "teal": (48, 176, 199), "cyan": (50, 173, 230), "blue": (0, 122, 255),
        "indigo": (88, 86, 214), "purple": (175, 82, 222), "pink": (255, 45, 85), "brown": (162, 132, 94),
        "gray": (142, 142, 147), "accent": (0, 122, 255), "background": (255, 255, 255), "secondary": (142, 142, 147),
    ]
}
