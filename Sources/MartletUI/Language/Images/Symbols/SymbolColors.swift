/// The colors that symbols have by themselves: `symbolRenderingMode(.multicolor)`.
enum SymbolColors {
    /// Returns the color of a symbol's sign, or of all of it, and that of what is behind; `nil` where it is that of the text
    /// around.
    static func colors(of name: String) -> (front: Color, back: Color?)? {
        if let color = colors[name] { return (color, nil) }
        let sign = name.prefix { $0 != "." }
        guard name.hasSuffix(".fill"), let back = backs[sign] else { return nil }
        return (.white, back)
    }

    private static let colors: [String: Color] = [
        "trash": .red, "trash.fill": .red, "heart.fill": .red, "flame.fill": .orange, "star.fill": .yellow,
        "sun.max.fill": .yellow, "sun.max": .yellow, "sun.min.fill": .yellow, "bolt.fill": .yellow,
        "folder.fill": .blue, "drop.fill": .blue, "leaf.fill": .green, "checkmark.seal.fill": .blue,
        "phone.fill": .green, "phone.down.fill": .red, "flag.fill": .orange, "bookmark.fill": .red,
        "battery.25": .red, "moon.fill": .indigo,
    ]

    /// What is behind the white sign of a filled symbol, by the first word of its name.
    private static let backs: [Substring: Color] = [
        "xmark": .red, "minus": .red, "exclamationmark": .yellow, "plus": .green, "checkmark": .green,
        "questionmark": .blue, "info": .blue, "play": .blue, "pause": .orange, "stop": .red, "arrow": .blue,
    ]
}
