public import MartletUI

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
    private let content: Content
    private let label: AnyView?

    private init(_ content: Content, _ label: AnyView?) { (self.content, self.label) = (content, label) }

    /// Creates a group.
    ///
    /// - Parameter content: The controls.
    public init(@ViewBuilder content: () -> Content) { self.init(content(), nil) }

    /// Creates a group with a label, which a screen reader says.
    ///
    /// - Parameters:
    ///   - content: The controls.
    ///   - label: The label.
    public init<Label: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(content(), AnyView(label()))
    }

    /// Creates a group with a title, which a screen reader says.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - content: The controls.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content(), AnyView(Text(titleKey)))
    }

    /// Creates a group with a string as its title, which a screen reader says.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - content: The controls.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(content(), AnyView(Text(title)))
    }

    /// Creates a group with a title and a symbol, which a screen reader says.
    ///
    /// - Parameters:
    ///   - titleKey: The title.
    ///   - systemImage: The name of the symbol.
    ///   - content: The controls.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content(), AnyView(Text(titleKey)))
    }

    public var body: some View {
        HTML("fieldset") {
            if let label { HTML("legend") { label }.class("m-unseen") }
            content
        }
        .class("m-control-group")
    }
}

/// How a ``ControlGroup`` looks: side by side in every style.
public protocol ControlGroupStyle: Sendable {}

/// The default style.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}
}

/// A style of controls in a bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}
}

/// A style of a few choices in a menu.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The default style.
    public static var automatic: Self { Self() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// A style of controls in a bar.
    public static var navigation: Self { Self() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// A style of a few choices in a menu.
    public static var palette: Self { Self() }
}

extension View {
    /// Sets how the groups of controls inside look, which is side by side anyway.
    ///
    /// - Parameter style: The style.
    public func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View { self }
}
