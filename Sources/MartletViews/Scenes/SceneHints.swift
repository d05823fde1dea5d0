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
<<<<<<< HEAD
    public func windowResizability(_ resizability: WindowResizability) -> Self { self }
=======
    public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        IgnoredHint.windowResizability.passing(self)
    }
>>>>>>> hA

    /// Has no effect: a page has the size of its browser's window.
    ///
    /// - Parameters:
    ///   - width: The width that it would have.
    ///   - height: The height that it would have.
<<<<<<< HEAD
    public func defaultSize(width: CGFloat, height: CGFloat) -> Self { self }
=======
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { IgnoredHint.defaultSize.passing(self) }
>>>>>>> hA

    /// Has no effect: a page has the size of its browser's window.
    ///
    /// - Parameter size: The size that it would have.
<<<<<<< HEAD
    public func defaultSize(_ size: CGSize) -> Self { self }
=======
    public func defaultSize(_ size: CGSize) -> some Scene { IgnoredHint.defaultSize.passing(self) }
>>>>>>> hA

    /// Has no effect: a browser's window is where its visitor puts it.
    ///
    /// - Parameter position: Where it would be.
<<<<<<< HEAD
    public func defaultPosition(_ position: UnitPoint) -> Self { self }
=======
    public func defaultPosition(_ position: UnitPoint) -> some Scene { IgnoredHint.defaultPosition.passing(self) }
>>>>>>> hA

    /// Has no effect: a page has its browser's window.
    ///
    /// - Parameter style: What the window would look like.
<<<<<<< HEAD
    public func windowStyle(_ style: some WindowStyle) -> Self { self }
=======
    public func windowStyle(_ style: some WindowStyle) -> some Scene { IgnoredHint.windowStyle.passing(self) }
>>>>>>> hA

    /// Has no effect: the toolbar stands in the page.
    ///
    /// - Parameter style: What it would look like.
<<<<<<< HEAD
    public func windowToolbarStyle(_ style: WindowToolbarStyle) -> Self { self }
=======
    public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene {
        IgnoredHint.windowToolbarStyle.passing(self)
    }
>>>>>>> hA

    /// Has no effect: a page is there when its address is opened.
    ///
    /// - Parameter behavior: When it would be.
<<<<<<< HEAD
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> Self { self }
=======
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        IgnoredHint.defaultLaunchBehavior.passing(self)
    }
>>>>>>> hA

    /// Has no effect: a page comes back with its browser.
    ///
    /// - Parameter behavior: Whether it would.
<<<<<<< HEAD
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> Self { self }
=======
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        IgnoredHint.restorationBehavior.passing(self)
    }
>>>>>>> hA
}
