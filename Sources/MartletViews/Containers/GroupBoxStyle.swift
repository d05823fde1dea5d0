public import MartletUI

/// A style of ``GroupBox``.
///
///     struct Card: GroupBoxStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack(alignment: .leading) { configuration.label.bold(); configuration.content }.padding().border(.gray)
///         }
///     }
///
/// A style applies to every box inside, up to the next view that sets another style. Inside `makeBody`,
/// `GroupBox(configuration)` has the default style.
public protocol GroupBoxStyle: _ViewStyle where _Configuration == GroupBoxStyleConfiguration {
    /// What a style receives.
    typealias Configuration = GroupBoxStyleConfiguration

    /// Returns the views of a box.
    ///
    /// - Parameter configuration: The title and the views.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The title and the views of a box, which a style receives.
public struct GroupBoxStyleConfiguration {
    /// The title.
    public struct Label: _StylePart {
        let content: AnyView
    }

    /// The views in the box.
    public struct Content: _StylePart {
        let content: AnyView
    }

    /// The title.
    public let label: Label
    /// The views in the box.
    public let content: Content
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates the box that a style receives, in the default style.
    ///
    /// - Parameter configuration: The title and the views.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label })
    }
}

/// The default style, a background with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle, Sendable {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).groupBoxStyle(self) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The default style, a background with round corners.
    public static var automatic: Self { Self() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: (any GroupBoxStyle)? { nil }
}

extension EnvironmentValues {
    /// The program's style of the place; `nil` for the built-in one.
    var groupBoxStyle: (any GroupBoxStyle)? {
        get { self[GroupBoxStyleKey.self] }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the boxes in this view.
    ///
    /// - Parameter style: The style.
    public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
        environment(\.groupBoxStyle, style is DefaultGroupBoxStyle ? nil : style)
    }
}
