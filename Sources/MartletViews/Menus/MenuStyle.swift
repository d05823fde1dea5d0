public import MartletUI

/// A style of ``Menu``.
///
///     struct Framed: MenuStyle {
///         func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding().border(.gray) }
///     }
///
/// A style applies to every menu inside, up to the next view that sets another style. Inside `makeBody`,
/// `Menu(configuration)` has the default style.
public protocol MenuStyle: _ViewStyle, Sendable where _Configuration == MenuStyleConfiguration {
    /// What a style receives.
    typealias Configuration = MenuStyleConfiguration

    /// Returns the views of a menu.
    ///
    /// - Parameter configuration: The label and the actions.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The label of a menu and its actions, which a style receives.
public struct MenuStyleConfiguration {
    /// The label.
    public struct Label: _StylePart {
        let content: AnyView
    }

    /// The actions.
    public struct Content: _StylePart {
        let content: AnyView
    }

    /// The label.
    public let label: Label
    /// The actions.
    public let content: Content
    let primaryAction: (() -> Void)?
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu that a style receives, in the default style.
    ///
    /// - Parameter configuration: The label and the actions.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(configuration.content, configuration.label, configuration.primaryAction)
    }
}

/// A built-in style.
private protocol SystemMenuStyle {
    var isBorderless: Bool { get }
}

/// The default style, that of a button.
public struct DefaultMenuStyle: MenuStyle, SystemMenuStyle {
    /// Creates the style.
    public init() {}
    fileprivate var isBorderless: Bool { false }
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

/// The style of a button.
public struct ButtonMenuStyle: MenuStyle, SystemMenuStyle {
    /// Creates the style.
    public init() {}
    fileprivate var isBorderless: Bool { false }
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
}

/// A style in the accent color, without a background.
public struct BorderlessButtonMenuStyle: MenuStyle, SystemMenuStyle {
    /// Creates the style.
    public init() {}
    fileprivate var isBorderless: Bool { true }
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).menuStyle(self) }
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
    /// The program's style; `nil` for a built-in one.
    var own: (any MenuStyle)?
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
        let system = style as? any SystemMenuStyle
        return transformEnvironment(\.menuLook) {
            $0.isBorderless = system?.isBorderless ?? false
            $0.own = system == nil ? style : nil
        }
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
