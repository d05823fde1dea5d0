public import MartletUI

/// A style of ``DisclosureGroup``.
///
///     struct Plus: DisclosureGroupStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Button { configuration.isExpanded.toggle() } label: { configuration.label }
///             if configuration.isExpanded { configuration.content }
///         }
///     }
///
/// A style applies to every group inside, up to the next view that sets another style. Inside `makeBody`,
/// `DisclosureGroup(configuration)` has the default style.
public protocol DisclosureGroupStyle: _ViewStyle where _Configuration == DisclosureGroupStyleConfiguration {
    /// What a style receives.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Returns the views of a group.
    ///
    /// - Parameter configuration: The title, the views, and whether they are shown.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style receives of a group that is opened and closed.
public struct DisclosureGroupStyleConfiguration {
    /// The title.
    public struct Label: _StylePart {
        let content: AnyView
    }

    /// The views that are shown when the group is open.
    public struct Content: _StylePart {
        let content: AnyView
    }

    /// The title.
    public let label: Label
    /// The views that are shown when the group is open.
    public let content: Content
    /// Whether the group is open.
    @Binding public var isExpanded: Bool
}

extension DisclosureGroup
where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
    /// Creates the group that a style receives, in the default style.
    ///
    /// - Parameter configuration: The title, the views, and whether they are shown.
    public init(_ configuration: DisclosureGroupStyleConfiguration) {
        self.init(isExpanded: configuration.$isExpanded, content: { configuration.content }) { configuration.label }
    }
}

/// The default style: a triangle before the title.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(configuration).disclosureGroupStyle(self)
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style: a triangle before the title.
    public static var automatic: Self { Self() }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
    static var defaultValue: (any DisclosureGroupStyle)? { nil }
}

extension EnvironmentValues {
    /// The program's style of the place; `nil` for the built-in one.
    var disclosureGroupStyle: (any DisclosureGroupStyle)? {
        get { self[DisclosureGroupStyleKey.self] }
        set { self[DisclosureGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the groups in this view that are opened and closed.
    ///
    /// - Parameter style: The style.
    public func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
        environment(\.disclosureGroupStyle, style is AutomaticDisclosureGroupStyle ? nil : style)
    }
}
