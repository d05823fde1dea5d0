public import MartletUI

/// A key and the modifiers that are held with it.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The keys that are held with it.
    public var modifiers: EventModifiers

    /// Creates a shortcut.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The keys that are held with it.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        (self.key, self.modifiers) = (key, modifiers)
    }

    /// Enter, for the action that a visitor most likely wants.
    public static let defaultAction = Self(.return, modifiers: [])
    /// Escape, for the action that leaves everything as it is.
    public static let cancelAction = Self(.escape, modifiers: [])

    /// The value of `aria-keyshortcuts`: on Apple's systems the first alternative holds, elsewhere the last.
    var text: String {
        let alternatives = [true, false].map { modifiers.prefix(isApple: $0) + key.name }
        return alternatives[0] == alternatives[1] ? alternatives[0] : alternatives.joined(separator: " ")
    }
}

extension View {
    /// Presses the button, or switches the toggle, when a key is pressed anywhere on the page.
    ///
    /// A browser keeps some keys for itself, such as ⌘N, ⌘T and ⌘W. While the visitor types in a field, keys without
    /// modifiers are the field's, except Escape, and Enter in a field of one line without an `onSubmit`. Behind a dialog
    /// nothing is pressed. Without JavaScript there are no shortcuts.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The keys that are held with it. `.command` is Control on systems other than Apple's.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        shortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Presses the button, or switches the toggle, when the keys of a shortcut are pressed; see
    /// ``keyboardShortcut(_:modifiers:)``.
    ///
    /// - Parameter shortcut: The shortcut, such as `.defaultAction`.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self.shortcut(shortcut) }

    /// Presses the button, or switches the toggle, when the keys of a shortcut are pressed; see
    /// ``keyboardShortcut(_:modifiers:)``.
    ///
    /// - Parameter shortcut: The shortcut, or `nil` for none.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self.shortcut(shortcut) }

    private func shortcut(_ shortcut: KeyboardShortcut?) -> some View {
        attribute("aria-keyshortcuts", shortcut?.text).class("m-more")
    }
}
