public import MartletUI

/// A style of ``ControlGroup``. The built-in ones look alike.
///
///     struct Column: ControlGroupStyle {
///         func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
///     }
///
/// A style applies to every group inside, up to the next view that sets another style. Inside `makeBody`,
/// `ControlGroup(configuration)` has the default style.
public protocol ControlGroupStyle: _ViewStyle, Sendable where _Configuration == ControlGroupStyleConfiguration {
    /// What a style receives.
    typealias Configuration = ControlGroupStyleConfiguration

    /// Returns the views of a group.
    ///
    /// - Parameter configuration: The controls and their label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The controls of a group and their label, which a style receives.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public struct Content: _StylePart {
        let content: AnyView
    }

    /// What the group is called; empty if it has no label.
    public struct Label: _StylePart {
        let content: AnyView
    }

    /// The controls.
    public let content: Content
    /// What the group is called; empty if it has no label.
    public let label: Label
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates the group that a style receives, in the default style.
    ///
    /// - Parameter configuration: The controls and their label.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// A built-in style.
private protocol SystemControlGroupStyle {}

/// The default style: side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle, SystemControlGroupStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

/// A style of controls in a bar: side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle, SystemControlGroupStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

/// A style of a few choices in a menu: side by side.
public struct PaletteControlGroupStyle: ControlGroupStyle, SystemControlGroupStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

/// A style of controls in a menu: side by side.
public struct CompactMenuControlGroupStyle: ControlGroupStyle, SystemControlGroupStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        ControlGroup(configuration).controlGroupStyle(self)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style: side by side.
    public static var automatic: Self { Self() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// A style of controls in a bar: side by side.
    public static var navigation: Self { Self() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A style of a few choices in a menu: side by side.
    public static var palette: Self { Self() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A style of controls in a menu: side by side.
    public static var compactMenu: Self { Self() }
}

private struct ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: (any ControlGroupStyle)? { nil }
}

extension EnvironmentValues {
    /// The program's style of the place; `nil` for the built-in one.
    var controlGroupStyle: (any ControlGroupStyle)? {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the groups of controls in this view.
    ///
    /// - Parameter style: The style.
    public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
        environment(\.controlGroupStyle, style is any SystemControlGroupStyle ? nil : style)
    }
}
