public import MartletUI

/// How the button that opens a ``Menu`` looks.
public protocol MenuStyle: Sendable {
    static var _isBorderless: Bool { get }
}

/// The default style, that of a button.
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}
    public static var _isBorderless: Bool { false }
}

/// The style of a button.
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}
    public static var _isBorderless: Bool { false }
}

/// A style in the accent color, without a background.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public init() {}
    public static var _isBorderless: Bool { true }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style, that of a button.
    public static var automatic: Self { Self() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// The style of a button.
    public static var button: Self { Self() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A style in the accent color, without a background.
    public static var borderlessButton: Self { Self() }
}

/// The order of a menu's items.
public struct MenuOrder: Hashable, Sendable {
    private let name: String

    /// The order in which they are written.
    public static let automatic = Self(name: "automatic")
    /// The order in which they are written.
    public static let fixed = Self(name: "fixed")
    /// The first one next to the button; the order in which they are written, because a page's menus open downwards.
    public static let priority = Self(name: "priority")
}

/// What the menus of a view look like.
struct MenuLook {
    var isBorderless = false
    var hasArrow = false
}

private struct MenuLookKey: EnvironmentKey {
    static let defaultValue = MenuLook()
}

extension EnvironmentValues {
    var menuLook: MenuLook {
        get { self[MenuLookKey.self] }
        set { self[MenuLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the menus in this view.
    ///
    /// - Parameter style: The style.
    public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
        transformEnvironment(\.menuLook) { $0.isBorderless = Style._isBorderless }
    }

    /// Shows or hides the arrow of the menus in this view, which is hidden by default.
    ///
    /// - Parameter visibility: Whether there is an arrow.
    public func menuIndicator(_ visibility: Visibility) -> some View {
        transformEnvironment(\.menuLook) { $0.hasArrow = visibility == .visible }
    }

    /// Sets the order of the items of the menus in this view, which is the one in which they are written anyway.
    ///
    /// - Parameter order: The order.
    public func menuOrder(_ order: MenuOrder) -> some View { self }
}
