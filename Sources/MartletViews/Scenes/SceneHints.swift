public import MartletUI

// A page has the size and the frame of its browser's window, which the visitor chooses.

/// Whether a window would have the size of its content.
public struct WindowResizability: Sendable {
    /// A window has the size that its visitor gives it.
    public static let automatic = Self(), contentSize = Self(), contentMinSize = Self()
}

/// What a window would look like.
public protocol WindowStyle: Sendable {}

/// The look of a window: that of the browser.
public struct DefaultWindowStyle: WindowStyle {
    /// Creates the look.
    public init() {}
}

/// The look of a window without its title bar: that of the browser.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// Creates the look.
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The look of the browser.
    public static var automatic: Self { Self() }
    /// The look of the browser.
    public static var titleBar: Self { Self() }
    /// The look of the browser.
    public static var plain: Self { Self() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// The look of the browser.
    public static var hiddenTitleBar: Self { Self() }
}

/// What a window's toolbar would look like.
public struct WindowToolbarStyle: Sendable {
    /// The toolbar of the page.
    public static let automatic = Self(), unified = Self(), unifiedCompact = Self(), expanded = Self()

    /// The toolbar of the page.
    ///
    /// - Parameter showsTitle: Whether it would show the title.
    public static func unified(showsTitle: Bool) -> Self { Self() }
}

/// Whether a window would be there when the program begins.
public struct SceneLaunchBehavior: Sendable {
    /// A page is there when its address is opened.
    public static let automatic = Self(), presented = Self(), suppressed = Self()
}

/// Whether a window would come back when the program begins again.
public struct SceneRestorationBehavior: Sendable {
    /// A page comes back with its browser.
    public static let automatic = Self(), disabled = Self()
}

extension Scene {
    /// Has no effect: a page has the size of its browser's window.
    ///
    /// - Parameter resizability: How it would be resized.
    public func windowResizability(_ resizability: WindowResizability) -> Self {
        IgnoredHint.windowResizability.passing(self)
    }

    /// Has no effect: a page has the size of its browser's window.
    ///
    /// - Parameters:
    ///   - width: The width that it would have.
    ///   - height: The height that it would have.
    public func defaultSize(width: CGFloat, height: CGFloat) -> Self { IgnoredHint.defaultSize.passing(self) }

    /// Has no effect: a page has the size of its browser's window.
    ///
    /// - Parameter size: The size that it would have.
    public func defaultSize(_ size: CGSize) -> Self { IgnoredHint.defaultSize.passing(self) }

    /// Has no effect: a browser's window is where its visitor puts it.
    ///
    /// - Parameter position: Where it would be.
    public func defaultPosition(_ position: UnitPoint) -> Self { IgnoredHint.defaultPosition.passing(self) }

    /// Has no effect: a page has its browser's window.
    ///
    /// - Parameter style: What the window would look like.
    public func windowStyle(_ style: some WindowStyle) -> Self { IgnoredHint.windowStyle.passing(self) }

    /// Has no effect: the toolbar stands in the page.
    ///
    /// - Parameter style: What it would look like.
    public func windowToolbarStyle(_ style: WindowToolbarStyle) -> Self { IgnoredHint.windowToolbarStyle.passing(self) }

    /// Has no effect: a page is there when its address is opened.
    ///
    /// - Parameter behavior: When it would be.
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> Self {
        IgnoredHint.defaultLaunchBehavior.passing(self)
    }

    /// Has no effect: a page comes back with its browser.
    ///
    /// - Parameter behavior: Whether it would.
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> Self {
        IgnoredHint.restorationBehavior.passing(self)
    }

    /// Has no effect: a page is opened by its address.
    ///
    /// - Parameters:
    ///   - key: The key that would open it.
    ///   - modifiers: The keys that would be held down with it.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self {
        IgnoredHint.sceneKeyboardShortcut.passing(self)
    }

    /// Has no effect: a page is opened by its address.
    ///
    /// - Parameter shortcut: The keys that would open it.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self {
        IgnoredHint.sceneKeyboardShortcut.passing(self)
    }
}
