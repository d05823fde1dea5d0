/// A style of labels.
///
/// The built-in styles are `.automatic`, `.iconOnly`, `.titleOnly` and `.titleAndIcon`. A style of the program arranges
/// the title and the icon in `makeBody(configuration:)`:
///
///     struct Vertical: LabelStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack { configuration.icon; configuration.title }
///         }
///     }
///
/// A style applies to every label inside, up to the next view that sets another style. Inside `makeBody`,
/// `Label(configuration)` is a label in the default style.
public protocol LabelStyle {
    /// The type of the label's content.
    associatedtype Body: View
    /// The type of the label's description.
    typealias Configuration = LabelStyleConfiguration

    /// Returns the content of a label.
    ///
    /// - Parameter configuration: The label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The description of a label that a style receives.
public struct LabelStyleConfiguration {
    /// The title of the label.
    public struct Title: _StylePart {
        let content: AnyView
    }

    /// The icon of the label.
    public struct Icon: _StylePart {
        let content: AnyView
    }

    /// The title of the label.
    public let title: Title
    /// The icon of the label.
    public let icon: Icon
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label that a style receives, in the default style.
    ///
    /// - Parameter configuration: The label.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

/// The default style, with a title and an icon.
public struct DefaultLabelStyle: LabelStyle, _SystemStyle, Sendable {
    /// Creates the default style.
    public init() {}
    public static var _className: String { "m-label-both" }
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// A style that shows the title and the icon.
public struct TitleAndIconLabelStyle: LabelStyle, _SystemStyle, Sendable {
    /// Creates a style that shows the title and the icon.
    public init() {}
    public static var _className: String { "m-label-both" }
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// A style that shows the icon only. A screen reader still says the title.
public struct IconOnlyLabelStyle: LabelStyle, _SystemStyle, Sendable {
    /// Creates a style that shows the icon only.
    public init() {}
    public static var _className: String { "m-label-icon" }
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// A style that shows the title only.
public struct TitleOnlyLabelStyle: LabelStyle, _SystemStyle, Sendable {
    /// Creates a style that shows the title only.
    public init() {}
    public static var _className: String { "m-label-title" }
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style, with a title and an icon.
    public static var automatic: Self { Self() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// A style that shows the title and the icon.
    public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A style that shows the icon only. A screen reader still says the title.
    public static var iconOnly: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A style that shows the title only.
    public static var titleOnly: Self { Self() }
}

extension View {
    /// Sets the style of the labels in this view.
    ///
    /// - Parameter style: The style.
    public func labelStyle<Style: LabelStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, _ControlStyleModifier<_LabelControl, Style>> {
        ModifiedContent(content: self, modifier: _ControlStyleModifier(style: style))
    }
}
