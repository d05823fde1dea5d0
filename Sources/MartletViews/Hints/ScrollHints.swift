public import MartletUI

/// How a keyboard on the screen goes away when the visitor scrolls, which only the browser decides.
public struct ScrollDismissesKeyboardMode: Sendable {
    /// As the browser has it.
    public static let automatic = Self()
    /// As the browser has it.
    public static let immediately = Self()
    /// As the browser has it.
    public static let interactively = Self()
    /// As the browser has it.
    public static let never = Self()
}

/// When a scroll view bounces, which only the browser decides.
public struct ScrollBounceBehavior: Sendable {
    /// As the browser has it.
    public static let automatic = Self()
    /// As the browser has it.
    public static let always = Self()
    /// As the browser has it.
    public static let basedOnSize = Self()
}

/// How a scroll view takes a kind of input.
public struct ScrollInputBehavior: Sendable {
    /// As the browser has it.
    public static let automatic = Self()
    /// As the browser has it.
    public static let enabled = Self()
    /// As the browser has it.
    public static let disabled = Self()
}

/// A kind of input that scrolls, which no browser tells apart.
public struct ScrollInputKind: Sendable {
    /// A look of the eyes.
    public static let look = Self()
    /// A gesture of the hand.
    public static let handGestureShortcut = Self()
}

extension View {
    /// Has no effect: the browser decides what scrolls.
    ///
    /// - Parameters:
    ///   - behavior: How the scroll views inside would take the input.
    ///   - input: The kind of input.
    public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
        IgnoredHint.scrollInputBehavior.passing(self)
    }

    /// Has no effect: the browser decides when its keyboard goes away.
    ///
    /// - Parameter mode: How it would go away.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        IgnoredHint.scrollDismissesKeyboard.passing(self)
    }

    /// Has no effect: the browser decides what bounces.
    ///
    /// - Parameters:
    ///   - behavior: When it would bounce.
    ///   - axes: The directions.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        IgnoredHint.scrollBounceBehavior.passing(self)
    }

    /// Has no effect: the keys Tab and Shift-Tab go through a page in its order.
    public func focusSection() -> some View { IgnoredHint.focusSection.passing(self) }
}
