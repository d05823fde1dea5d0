/// How labels look: one of `.automatic`, `.iconOnly`, `.titleOnly` and `.titleAndIcon`, or one of a program's own, which
/// says in `makeBody(configuration:)` where title and icon stand. It holds for every label inside, up to the next.
///
/// Inside `makeBody`, `Label(configuration)` is a label with the usual look.
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label, for its style.
public struct LabelStyleConfiguration {
    /// What the label says.
    public struct Title: PrimitiveView {
        let content: AnyView

        public static func _plan(_ plan: ViewPlan, at offset: Int) {
            AnyView._plan(plan, at: offset + Field.offset(of: \Self.content))
        }
    }

    /// The image of the label.
    public struct Icon: PrimitiveView {
        let content: AnyView

        public static func _plan(_ plan: ViewPlan, at offset: Int) {
            AnyView._plan(plan, at: offset + Field.offset(of: \Self.content))
        }
    }

    public let title: Title
    public let icon: Icon
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that a style is given.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(title: { configuration.title }, icon: { configuration.icon })
    }
}

/// The usual look.
public struct DefaultLabelStyle: LabelStyle, _SystemStyle, Sendable {
    public init() {}
    public static var _className: String { "m-label-both" }
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// Title and icon.
public struct TitleAndIconLabelStyle: LabelStyle, _SystemStyle, Sendable {
    public init() {}
    public static var _className: String { "m-label-both" }
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// The icon; a screen reader still says the title.
public struct IconOnlyLabelStyle: LabelStyle, _SystemStyle, Sendable {
    public init() {}
    public static var _className: String { "m-label-icon" }
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// The title.
public struct TitleOnlyLabelStyle: LabelStyle, _SystemStyle, Sendable {
    public init() {}
    public static var _className: String { "m-label-title" }
    public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: Self { Self() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: Self { Self() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: Self { Self() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: Self { Self() }
}

extension View {
    /// The look of the labels in this view.
    public func labelStyle<Style: LabelStyle>(
        _ style: Style
    ) -> ModifiedContent<Self, _ControlStyleModifier<_LabelControl, Style>> {
        ModifiedContent(content: self, modifier: _ControlStyleModifier(style: style))
    }
}
