/// A key of the keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character of the key.
    public var character: Character

    /// Creates a key.
    ///
    /// - Parameter character: The character that the key types without modifiers.
    public init(_ character: Character) { self.character = character }

    /// Creates a key from a literal.
    ///
    /// - Parameter character: The character that the key types without modifiers.
    public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

    /// The key with the arrow upwards.
    public static let upArrow = Self("\u{F700}")
    /// The key with the arrow downwards.
    public static let downArrow = Self("\u{F701}")
    /// The key with the arrow to the left.
    public static let leftArrow = Self("\u{F702}")
    /// The key with the arrow to the right.
    public static let rightArrow = Self("\u{F703}")
    /// Escape.
    public static let escape = Self("\u{1B}")
    /// The key that deletes the character before.
    public static let delete = Self("\u{8}")
    /// The key that deletes the character after.
    public static let deleteForward = Self("\u{F728}")
    /// Home.
    public static let home = Self("\u{F729}")
    /// End.
    public static let end = Self("\u{F72B}")
    /// Page Up.
    public static let pageUp = Self("\u{F72C}")
    /// Page Down.
    public static let pageDown = Self("\u{F72D}")
    /// Clear.
    public static let clear = Self("\u{F739}")
    /// Tab.
    public static let tab = Self("\t")
    /// Space.
    public static let space = Self(" ")
    /// Enter.
    public static let `return` = Self("\r")

    /// The name of the key in `aria-keyshortcuts`, which is that of the browser's events.
    var name: String { Self.names[character] ?? String(character).uppercased() }

    private static let names: [Character: String] = [
        "\u{F700}": "ArrowUp", "\u{F701}": "ArrowDown", "\u{F702}": "ArrowLeft", "\u{F703}": "ArrowRight",
        "\u{1B}": "Escape", "\u{8}": "Backspace", "\u{F728}": "Delete", "\u{F729}": "Home", "\u{F72B}": "End",
        "\u{F72C}": "PageUp", "\u{F72D}": "PageDown", "\u{F739}": "Clear", "\t": "Tab", " ": "Space", "\r": "Enter",
        "+": "Plus",
    ]

    /// The key of a browser's event; `nil` for one that has no name here.
    init?(named name: String) {
        if let found = Self.keys[name] {
            self.init(found)
        } else {
            guard let character = name.lowercased().first, name.count == 1 else { return nil }
            self.init(character)
        }
    }

    private static let keys = Dictionary(names.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
}
