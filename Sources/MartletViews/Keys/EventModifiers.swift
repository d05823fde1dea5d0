/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock, which has no effect on a page.
    public static let capsLock = Self(rawValue: 1)
    /// Shift.
    public static let shift = Self(rawValue: 2)
    /// Control.
    public static let control = Self(rawValue: 4)
    /// Option on Apple's systems, Alt elsewhere.
    public static let option = Self(rawValue: 8)
    /// Command on Apple's systems, Control elsewhere.
    public static let command = Self(rawValue: 16)
    /// A key of the numeric pad, which has no effect on a page.
    public static let numericPad = Self(rawValue: 32)
    /// All of them.
    public static let all: Self = [.capsLock, .shift, .control, .option, .command, .numericPad]

    /// The names in `aria-keyshortcuts`, each followed by a plus sign.
    ///
    /// - Parameter isApple: Whether the command key is meant, or what stands for it elsewhere.
    func prefix(isApple: Bool) -> String {
        let hasControl = contains(.control) || contains(.command) && !isApple
        return (contains(.command) && isApple ? "Meta+" : "") + (hasControl ? "Control+" : "")
            + (contains(.option) ? "Alt+" : "") + (contains(.shift) ? "Shift+" : "")
    }
}
