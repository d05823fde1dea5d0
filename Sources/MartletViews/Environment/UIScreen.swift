public import MartletUI

/// The window of the visitor's browser, by the name of UIKit, for programs that ask for `UIScreen.main.bounds`.
///
/// A body that reads the size is evaluated again when the visitor changes it. In a task, and wherever else no page is known, the size
/// is that of an ordinary window. A ``GeometryReader`` knows how much room a view has.
public final class UIScreen: Sendable {
    /// The window.
    public static let main = UIScreen()

    private init() {}

    /// The window's frame in CSS pixels, at (0, 0).
    public var bounds: CGRect { CGRect(origin: .zero, size: WindowSize.current) }

    /// The number of pixels of the screen in a CSS pixel, as on most telephones: only the browser knows.
    public var scale: CGFloat { 2 }
}
